import PdfDocument from "pdfkit";
import { company } from "./company.ts";
import { features, instance } from "./typeface.ts";
import type { Outline, PaperDrawing, Words } from "./read-drawing.ts";

const perMillimetre = 72 / 25.4;
/** A PDF states when it was made; the same drawing gives the same bytes on every day. */
const noTime = new Date("2000-01-01T00:00:00Z");

const trace = (document: PDFKit.PDFDocument, { steps }: Outline): void => {
  for (const [command, ...values] of steps) {
    const at = values as number[] as [number, number, number, number, number, number];
    if (command === "M") document.moveTo(at[0], at[1]);
    else if (command === "L") document.lineTo(at[0], at[1]);
    else if (command === "C") document.bezierCurveTo(...at);
    else document.closePath();
  }
};

const write = (document: PDFKit.PDFDocument, { words, at, angle, size, anchor, bold, fill }: Words): void => {
  if (!fill) return;
  document
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .fillColor(fill);
  const length = document.widthOfString(words, { features: [...features] });
  const left = anchor === "start" ? 0 : anchor === "middle" ? -length / 2 : -length;
  document.save().translate(...at);
  if (angle !== 0) document.rotate(-angle);
  document.text(words, left, 0, { features: [...features], lineBreak: false, baseline: "alphabetic" }).restore();
};

/**
 * A drawing as a PDF of one page of its paper's size: lines, and text in the site's typeface, `width` percent wide.
 * Fails for characters that the typeface does not have.
 */
export async function pdfOf(drawing: PaperDrawing, drawingNumber: string, width: number): Promise<Uint8Array> {
  const title = `${drawingNumber} ${drawing.title}`;
  const document = new PdfDocument({
    size: [drawing.width * perMillimetre, drawing.height * perMillimetre],
    margin: 0,
    font: null as unknown as string,
    lang: "en",
    displayTitle: true,
    info: { Title: title, Author: company, CreationDate: noTime },
  });
  const letters = [...new Set(drawing.marks.flatMap((mark) => (mark.kind === "words" ? [...mark.words] : [])))];
  for (const [name, weight] of [
    ["regular", 400],
    ["bold", 600],
  ] as const)
    document.registerFont(name, await instance(letters.join(""), width, weight));
  document.font("regular");
  // PDFKit's types do not describe the font that it has read.
  const { _font: known } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } };
  };
  const missing = letters.filter((letter) => !known.font.hasGlyphForCodePoint(letter.codePointAt(0) as number));
  if (missing.length > 0) throw new Error(`${title}: the typeface has no ${missing.join(" ")}`);

  document.scale(perMillimetre);
  for (const mark of drawing.marks) {
    if (mark.kind === "words") {
      write(document, mark);
      continue;
    }
    if (!mark.fill && !mark.stroke) continue;
    document.lineWidth(mark.width).lineCap(mark.cap).lineJoin(mark.join);
    if (mark.dashes.length > 0) document.dash(mark.dashes as unknown as number, {});
    else document.undash();
    if (mark.kind === "circle") document.circle(...mark.centre, mark.radius);
    else trace(document, mark);
    if (mark.fill && mark.stroke) document.fillAndStroke(mark.fill, mark.stroke);
    else if (mark.fill) document.fill(mark.fill);
    else document.stroke(mark.stroke);
  }
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
