import { strToU8, zipSync } from "fflate";

/** A cell as XML: of a text, a number, or as it is written here. */
export type RawCell = string | number | null | { readonly xml: (place: string) => string };

/** A formula with the result that was last computed, if any. */
export const formula = (text: string, result?: string | number): RawCell => ({
  xml: (place) =>
    result === undefined
      ? `<c r="${place}"><f>${text}</f></c>`
      : typeof result === "number"
        ? `<c r="${place}"><f>${text}</f><v>${result}</v></c>`
        : `<c r="${place}" t="str"><f>${text}</f><v>${escaped(result)}</v></c>`,
});

/** A day as Excel stores it: a number of days, with the style of dates. */
export const dateCell = (days: number): RawCell => ({ xml: (place) => `<c r="${place}" s="1"><v>${days}</v></c>` });

export const errorCell = (name: string): RawCell => ({
  xml: (place) => `<c r="${place}" t="e"><f>1/0</f><v>${name}</v></c>`,
});

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

function cellXml(cell: RawCell, place: string): string {
  if (cell === null) return "";
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === "object") return cell.xml(place);
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const worksheetXml = (rows: readonly (readonly RawCell[])[]) => {
  const lines = rows.map((cells, index) => {
    const inside = cells.map((cell, column) => cellXml(cell, columnName(column) + (index + 1))).join("");
    return `<row r="${index + 1}">${inside}</row>`;
  });
  return `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${lines.join("")}</sheetData></worksheet>`;
};

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

/** A workbook by its worksheets' XML, written without the program that the editor writes with. */
export function xlsxOf(worksheets: Readonly<Record<string, string>>): Uint8Array {
  const names = Object.keys(worksheets);
  const parts: Record<string, string> = {
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<?xml version="1.0"?><Relationships xmlns="${packageRelations}">${names
      .map(
        (_, index) =>
          `<Relationship Id="rId${index + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
      )
      .join("")}<Relationship Id="rIdS" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  for (const [index, xml] of Object.values(worksheets).entries()) parts[`xl/worksheets/sheet${index + 1}.xml`] = xml;
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
}

/** A workbook of rows. */
export const handMadeXlsx = (worksheets: Readonly<Record<string, readonly (readonly RawCell[])[]>>): Uint8Array =>
  xlsxOf(Object.fromEntries(Object.entries(worksheets).map(([name, rows]) => [name, worksheetXml(rows)])));
