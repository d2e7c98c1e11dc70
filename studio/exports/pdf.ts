import PdfDocument from "pdfkit";
import { company } from "./company.ts";
import { extentOf } from "./extents.ts";
import { compressed } from "./object-streams.ts";
import type { Mark, Outline, PaperDrawing, Words } from "./read-drawing.ts";
import { isText, linePart, type Part, textPart } from "./structure.ts";
import { TaggedContent } from "./tagged-content.ts";
import { features, instance } from "./typeface.ts";

const perMillimeter = 72 / 25.4;
/** A PDF states when it was made; the same drawing gives the same bytes on every day. */
const noTime = new Date("2000-01-01T00:00:00Z");

/** What a drawing's file says beside its marks. */
interface Described {
  number: string;
  /** Of the letters, percent of the typeface's own. */
  width: number;
  /** The drawing's structure, from its document on (structure.ts). */
  parts: readonly Part[];
  /** Of the figure, for those who cannot see it. A drawing of text alone needs none. */
  description: string | undefined;
}

const trace = (document: PDFKit.PDFDocument, { steps }: Outline): void => {
  for (const [command, ...values] of steps) {
    const numbers = values as number[] as [number, number, number, number, number, number];
    if (command === "M") document.moveTo(numbers[0], numbers[1]);
    else if (command === "L") document.lineTo(numbers[0], numbers[1]);
    else if (command === "C") document.bezierCurveTo(...numbers);
    else document.closePath();
  }
};

/** Length of a text, in whose letters the document writes from now on. */
const lengthOf = (document: PDFKit.PDFDocument, { words, size, bold }: Words): number =>
  document
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .widthOfString(words, { features: [...features] });

const leftOf = ({ anchor }: Words, length: number): number =>
  anchor === "start" ? 0 : anchor === "middle" ? -length / 2 : -length;

/** `space`: whether another line of the same text follows, which has to stay apart from it when they are read. */
const write = (document: PDFKit.PDFDocument, mark: Words, space: boolean): void => {
  const { words, at, angle, fill = "" } = mark;
  const left = leftOf(mark, lengthOf(document, mark));
  document
    .fillColor(fill)
    .save()
    .translate(...at);
  if (angle !== 0) document.rotate(-angle);
  document
    .text(space ? `${words} ` : words, left, 0, { features: [...features], lineBreak: false, baseline: "alphabetic" })
    .restore();
};

const paint = (document: PDFKit.PDFDocument, mark: Exclude<Mark, Words>): void => {
  document.lineWidth(mark.width).lineCap(mark.cap).lineJoin(mark.join);
  if (mark.dashes.length > 0) document.dash(mark.dashes as unknown as number, {});
  else document.undash();
  if (mark.kind === "circle") document.circle(...mark.center, mark.radius);
  else trace(document, mark);
  if (mark.fill && mark.stroke) document.fillAndStroke(mark.fill, mark.stroke);
  else if (mark.fill) document.fill(mark.fill);
  else document.stroke(mark.stroke);
};

/** An empty document on a drawing's paper, and the typeface with the characters of its marks. */
async function opened({ marks, width, height }: PaperDrawing, title: string, narrow: number) {
  const document = new PdfDocument({
    size: [width * perMillimeter, height * perMillimeter],
    margin: 0,
    font: null as unknown as string,
    lang: "en-GB",
    displayTitle: true,
    tagged: true,
    pdfVersion: "1.7",
    // PDFKit's types do not have this one.
    subset: "PDF/UA" as string as PDFKit.Mixins.PDFSubsets,
    info: { Title: title, Author: company, CreationDate: noTime },
  });
  const letters = [...new Set(marks.flatMap((mark) => (mark.kind === "words" ? [...mark.words, " "] : [])))];
  for (const [name, weight] of [
    ["regular", 400],
    ["bold", 600],
  ] as const)
    document.registerFont(name, await instance(letters.join(""), narrow, weight));
  document.font("regular");
  // PDFKit's types do not describe the font that it has read.
  const { _font: known } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } };
  };
  const missing = letters.filter((letter) => !known.font.hasGlyphForCodePoint(letter.codePointAt(0) as number));
  if (missing.length > 0) throw new Error(`${title}: the typeface has no ${missing.join(" ")}`);
  return document;
}

/** The marks that leave something on the paper, each with the part of the structure that it belongs to, if any. */
const seenMarks = ({ marks, title }: PaperDrawing, parts: readonly Part[]) =>
  marks
    .filter((mark) =>
      mark.kind === "words" ? mark.words !== "" && mark.fill !== undefined : (mark.fill ?? mark.stroke) !== undefined,
    )
    .map((mark) => {
      const part = parts[mark.part ?? -1];
      if (!part) throw new Error(`${title} has a mark outside its structure`);
      return { mark, part: mark.kind === "words" ? textPart(part, mark.words) : linePart(part) };
    });

/**
 * A drawing as a tagged PDF (PDF/UA-1) of one page of its paper's size: lines, and text in the site's typeface. Fails for
 * characters that the typeface does not have.
 */
export async function pdfOf(drawing: PaperDrawing, described: Described): Promise<Uint8Array> {
  const [root] = described.parts;
  if (!root) throw new Error(`${drawing.title} has no structure`);
  // PDFKit's metadata are XML, and would break at an ampersand.
  const title = `${described.number} ${drawing.title}`.replaceAll("&", "and");
  const document = await opened(drawing, title, described.width);
  const marks = seenMarks(drawing, described.parts);
  const lastText = new Map(marks.flatMap(({ mark, part }) => (mark.kind === "words" ? [[part, mark]] : [])));
  const content = new TaggedContent(document, perMillimeter);
  const lettering = (words: Words): [left: number, length: number] => {
    const length = lengthOf(document, words);
    return [leftOf(words, length), length];
  };
  document.scale(perMillimeter);
  for (const { mark, part } of marks) {
    content.begin(part);
    if (mark.kind === "words") write(document, mark, isText(part) && lastText.get(part) !== mark);
    else paint(document, mark);
    if (part?.role === "Figure") content.occupy(extentOf(mark, lettering));
  }
  content.end(root, described.description);
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return compressed(Buffer.concat(chunks));
}
