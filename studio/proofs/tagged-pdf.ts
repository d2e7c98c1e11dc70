import { type Dictionary, openPdf, type PdfObject, type Value, valuesIn } from "./pdf-objects.ts";

/** An element of a PDF's structure. `text` is its own, without that of its children. */
export interface Element {
  role: string;
  text: string;
  alt: string | undefined;
  /** Left, lower, right and upper edge, points. */
  box: readonly number[] | undefined;
  /** Of a head of a table. */
  scope: string | undefined;
  children: Element[];
}

/** What a screen reader, or a checker of PDF/UA-1, learns of a PDF of one page. */
export interface TaggedPdf {
  language: string | undefined;
  isMarked: boolean;
  showsTitle: boolean;
  /** In the metadata, which are XML. */
  metadata: string;
  /** Title in the information dictionary. */
  title: string | undefined;
  page: Dictionary;
  /** `hasText`: whether each character that is drawn has a text. */
  fonts: { name: string; isEmbedded: boolean; hasText: boolean }[];
  /** The elements of the whole page, from the root on. */
  structure: Element;
  /** Texts that are decoration. */
  decoration: string[];
  /** Operators that draw something that is neither structure nor decoration. */
  loose: string[];
  /** Pieces of content that the structure has not once, or whose owner in the tree of parents is another one. */
  misplaced: number[];
}

/** Operators that leave something on the page (ISO 32000-1, annex A). */
const painting = new Set(["f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh", "Do", "Tj", "TJ", "'", '"', "BI"]);

const textString = (value: Value | undefined): string | undefined => {
  if (typeof value !== "object" || value === null || !("bytes" in value)) return undefined;
  const bytes = Buffer.from(value.bytes, "latin1");
  return value.bytes.startsWith("\u00fe\u00ff") ? bytes.subarray(2).swap16().toString("utf16le") : value.bytes;
};

const unicode = (hex: string): string => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** The text of each code of a font, from its ToUnicode map as PDFKit writes it: ranges with a list of texts. */
function textOfCodes(map: string): Map<number, string> {
  const ranges = [...map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)];
  return new Map(
    ranges.flatMap(([, from = "", texts = ""]) =>
      [...texts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = ""], index) => [
        Number.parseInt(from, 16) + index,
        unicode(hex),
      ]),
    ),
  );
}

/** Opens a tagged PDF of one page. Fails for one that has no structure. */
export function readTaggedPdf(pdf: Buffer): TaggedPdf {
  const { trailer, objects } = openPdf(pdf);
  const object = (value: Value | undefined): PdfObject => {
    if (typeof value === "object" && value !== null && "object" in value) {
      const found = objects.get(value.object);
      if (!found) throw new Error(`There is no object ${value.object}`);
      return found;
    }
    return { value: value ?? null };
  };
  const dictionary = (value: Value | undefined) => (object(value).value ?? {}) as Dictionary;
  const list = (value: Value | undefined): readonly Value[] => {
    const { value: found } = object(value);
    return found === null ? [] : Array.isArray(found) ? (found as readonly Value[]) : [found];
  };

  const catalog = dictionary(trailer["/Root"]);
  const [only, ...further] = list(dictionary(catalog["/Pages"])["/Kids"]);
  if (further.length > 0) throw new Error("The PDF has several pages");
  const page = dictionary(only);
  const fonts = Object.entries(dictionary(dictionary(page["/Resources"])["/Font"])).map(([name, font]) => {
    const { "/BaseFont": base, "/DescendantFonts": descendants, "/ToUnicode": map } = dictionary(font);
    const descriptor = dictionary(dictionary(list(descendants)[0])["/FontDescriptor"]);
    const texts = textOfCodes(object(map).stream?.toString("latin1") ?? "");
    return { name, base, isEmbedded: object(descriptor["/FontFile2"]).stream !== undefined, texts };
  });

  const texts = new Map<number, string>();
  const [decoration, loose]: [string[], string[]] = [[], []];
  const missing = new Set<string>();
  const open: (number | undefined)[] = [];
  let [operands, font]: [Value[], string] = [[], ""];
  const content = object(page["/Contents"]).stream;
  if (!content) throw new Error("The page has no content, or in several streams");
  for (const value of valuesIn(content.toString("latin1"))) {
    if (typeof value !== "object" || value === null || !("operator" in value)) {
      operands.push(value);
      continue;
    }
    const operator = value.operator as string;
    if (operator === "BMC" || operator === "BDC") {
      if (open.length > 0) loose.push(`${operator} in marked content`);
      const mark = dictionary(operands[1])["/MCID"] as number | undefined;
      if (operands[0] !== "/Artifact" && mark === undefined) loose.push(`${String(operands[0])} without number`);
      open.push(mark);
      if (mark !== undefined) texts.set(mark, "");
    } else if (operator === "EMC") open.pop();
    else if (operator === "Tf") font = operands[0] as string;
    if (painting.has(operator) && open.length === 0) loose.push(operator);
    if (operator === "TJ" || operator === "Tj") {
      const codes = list(operands[0]).flatMap((part) => {
        const { bytes = "" } = (typeof part === "object" ? part : {}) as { bytes?: string };
        return bytes.match(/../gs)?.map((two) => two.charCodeAt(0) * 256 + two.charCodeAt(1)) ?? [];
      });
      const known = fonts.find(({ name }) => name === font)?.texts;
      const words = codes.map((code) => known?.get(code) ?? (missing.add(font), "")).join("");
      const mark = open.at(-1);
      if (mark === undefined) decoration.push(words);
      else texts.set(mark, texts.get(mark) + words);
    }
    operands = [];
  }
  if (open.length > 0) loose.push("BDC without end");

  const tree = dictionary(catalog["/StructTreeRoot"]);
  const parents = list((dictionary(tree["/ParentTree"])["/Nums"] as Value[] | undefined)?.[1]);
  const seen = new Map<number, number>();
  const element = (reference: Value): Element => {
    const own = dictionary(reference);
    const attributes = dictionary(own["/A"]);
    const kids = list(own["/K"]);
    const marks = kids.filter((kid) => typeof kid === "number");
    const id = (reference as { object: number }).object;
    for (const mark of marks) {
      const parent = parents[mark] as { object?: number } | undefined;
      if (parent?.object === id) seen.set(mark, (seen.get(mark) ?? 0) + 1);
    }
    return {
      role: String(own["/S"]).slice(1),
      text: marks
        .map((mark) => texts.get(mark) ?? "")
        .join("")
        .trim(),
      alt: textString(own["/Alt"]),
      box: attributes["/BBox"] as number[] | undefined,
      scope: attributes["/Scope"] as string | undefined,
      children: kids.filter((kid) => typeof kid !== "number").map(element),
    };
  };
  const [root] = list(tree["/K"]);
  if (root === undefined) throw new Error("The PDF has no structure");
  const structure = element(root);
  return {
    language: textString(object(catalog["/Lang"]).value),
    isMarked: dictionary(catalog["/MarkInfo"])["/Marked"] === true,
    showsTitle: dictionary(catalog["/ViewerPreferences"])["/DisplayDocTitle"] === true,
    metadata: object(catalog["/Metadata"]).stream?.toString("utf8") ?? "",
    title: textString(object(dictionary(trailer["/Info"])["/Title"]).value),
    page,
    fonts: fonts.map(({ name, base, isEmbedded }) => ({ name: String(base), isEmbedded, hasText: !missing.has(name) })),
    structure,
    decoration,
    loose,
    misplaced: [...texts.keys()].filter((mark) => seen.get(mark) !== 1),
  };
}

/** An element with all within it, in reading order. */
export const elementsOf = (element: Element): Element[] => [element, ...element.children.flatMap(elementsOf)];
