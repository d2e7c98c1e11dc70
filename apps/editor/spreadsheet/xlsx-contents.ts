import { unzipSync, zipSync } from "fflate";
import { errorMark, formulaWithoutResult } from "./cells.ts";
import { UnreadableSpreadsheet } from "./unreadable-spreadsheet.ts";

/** All parts of a workbook of 5,000 long rows have about a fifth of it. */
const mostUnpacked = 60_000_000;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/**
 * Puts words in place of the cells that the reader would refuse the whole file for, or take for empty: errors, and
 * formulas without a result.
 */
function readable(worksheet: string): string {
  return worksheet.replaceAll(
    /<((?:\w+:)?)c\b((?:[^>/]|\/(?!>))*)>([\s\S]*?)<\/\1c>/g,
    (cell: string, prefix: string, attributes: string, inside: string) => {
      const result = /<(?:\w+:)?v\b[^>/]*>([^<]*)</.exec(inside)?.[1] ?? "";
      const isError = /\bt="e"/.test(attributes);
      const isText = /\bt="str"/.test(attributes);
      const hasFormula = /<(?:\w+:)?f\b/.test(inside);
      if (!isError && !(hasFormula && result === "" && !isText) && !(isText && !/<(?:\w+:)?v\b/.test(inside)))
        return cell;
      const place = /\br="[A-Z]+\d+"/.exec(attributes)?.[0] ?? "";
      const words = isError ? errorMark + result : formulaWithoutResult;
      return `<${prefix}c ${place} t="inlineStr"><${prefix}is><${prefix}t>${escaped(words)}</${prefix}t></${prefix}is></${prefix}c>`;
    },
  );
}

export interface XlsxContents {
  /** A file of Excel with nothing but what is read of it. */
  readonly bytes: Uint8Array;
  /** Whether results of formulas are read. */
  readonly hasFormulas: boolean;
}

/**
 * Unpacks a file of Excel within limits, and packs what the reader needs of it.
 * @throws UnreadableSpreadsheet if it is none, or too large
 */
export function checkedXlsx(bytes: Uint8Array): XlsxContents {
  let size = 0;
  let tooLarge = false;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/.test(name)) return false;
        size += originalSize;
        tooLarge ||= size > mostUnpacked;
        return !tooLarge;
      },
    });
  } catch {
    throw new UnreadableSpreadsheet(
      "This file is damaged. Save it again as an Excel workbook (.xlsx), and drop it again.",
    );
  }
  if (tooLarge) {
    throw new UnreadableSpreadsheet(
      "This file becomes far too large when it is unpacked. Copy the rows into a new workbook, and drop that.",
    );
  }
  if (!files["xl/workbook.xml"]) {
    throw new UnreadableSpreadsheet(
      "This file is no Excel workbook. Save the spreadsheet as “Excel workbook (.xlsx)” or “CSV UTF-8”, and drop it again.",
    );
  }
  let hasFormulas = false;
  for (const [name, content] of Object.entries(files)) {
    if (!/^xl\/worksheets\/[^/]+\.xml$/.test(name)) continue;
    const worksheet = new TextDecoder().decode(content);
    hasFormulas ||= /<(?:\w+:)?f\b/.test(worksheet);
    files[name] = new TextEncoder().encode(readable(worksheet));
  }
  return { bytes: zipSync(files, { level: 0 }), hasFormulas };
}
