/** Header of a STEP file (ISO 10303-21, clause 8) that replaces OpenCascade's. */
import { company, issue } from "../exports/company.ts";
import type { Model } from "../models/model.ts";
import { stepString } from "./step-materials.ts";

/** Text of a STEP file with non-ASCII characters as \X2\ with their UTF-16 code units; OpenCascade writes UTF-8. */
export const inAscii = (text: string): string =>
  text.replaceAll(
    /[^\n\u0020-\u007e]+/g,
    (letters) =>
      `\\X2\\${[...Array(letters.length).keys()].map((at) => letters.charCodeAt(at).toString(16).padStart(4, "0").toUpperCase()).join("")}\\X0\\`,
  );

/** A STEP file's text with a header that names this company as author and organization. */
export const withHeader = (text: string, { name, title, drawingNumber }: Model): string => {
  const [from, to] = [text.indexOf("FILE_DESCRIPTION("), text.indexOf("FILE_SCHEMA(")];
  const preprocessor = /'(Open CASCADE STEP processor [^']*)'/.exec(text)?.[1];
  if (from < 0 || to < from || !preprocessor) throw new Error(`${name}: no header found in the STEP file`);
  const header = [
    `FILE_DESCRIPTION((${stepString(`${title}, ${drawingNumber}`)}),'2;1');`,
    `FILE_NAME(${stepString(`${name}.step`)},'${issue.date}T00:00:00',(${stepString(company)}),`,
    `  (${stepString(company)}),${stepString(preprocessor)},${stepString(company)},'');`,
  ];
  return `${text.slice(0, from)}${header.join("\n")}\n${text.slice(to)}`;
};

/**
 * Renumbers occurrences from 1 and puts each on one line: OpenCascade counts on through all files written by a process,
 * and its line breaks depend on the length of the numbers.
 */
export const renumbered = (text: string): string => {
  let count = 0;
  return text.replaceAll(/NEXT_ASSEMBLY_USAGE_OCCURRENCE\('\d+'[^;]*;/g, (statement) =>
    statement.replaceAll(/\n */g, "").replace(/'\d+'/, `'${(count += 1)}'`),
  );
};
