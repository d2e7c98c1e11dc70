import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { entries, pictureFolder } from "../catalog.ts";
import { dxfOf } from "../exports/dxf.ts";
import { pdfOf } from "../exports/pdf.ts";
import { readDrawing } from "../exports/read-drawing.ts";
import { structured, tagged } from "../exports/structure.ts";

const fileOf = (name: string, file: string) => readFileSync(join(pictureFolder, name, file));

/** A drawing without tags, and what its PDF says besides: all of it is a figure. */
const settings = (drawing: string) => ({
  ...structured(drawing),
  number: "D-1",
  width: 88,
  description: "A drawing.",
});

test("the same drawing gives the same bytes", async () => {
  const entry = entries.find(({ kind }) => kind === "sheet");
  const { svg, ...described } = settings(fileOf(entry?.name ?? "", "light.svg").toString());
  const drawing = readDrawing(svg, "A3");
  const [a, b] = [await pdfOf(drawing, described), await pdfOf(drawing, described)];
  expect(Buffer.compare(a, b)).toBe(0);
  const flat = { things: [], seen: {} };
  expect(dxfOf(drawing, "D-1", flat)).toBe(dxfOf(drawing, "D-1", flat));
});

const pdfWith = (inner: string, description: string | undefined) => {
  const { svg, ...described } = settings(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 297">${tagged("Artifact", '<path d="M0 0h420v297H0z"/>')}${inner}</svg>`,
  );
  return pdfOf(readDrawing(svg, "A3"), { ...described, description });
};

describe("a drawing is read", () => {
  const read = (inner: string, style = "") =>
    readDrawing(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 297"><style>${style}</style><path style="fill:#fff" d="M0 0h420v297H0z"/>${inner}</svg>`,
      "A3",
    ).marks;

  test("with what groups, classes and transforms say", () => {
    const [line, words] = read(
      '<g class="v" transform="scale(.1)"><path class="o" d="m10 20h30"/></g><text class="s" transform="translate(5 6) rotate(-90)" font-size="3">A &amp; B</text>',
      "path{fill:none}.o{stroke:#123456;stroke-width:.4px}.v>.o{stroke-width:5px}.s{font-weight:600}",
    );
    expect(line).toMatchObject({ stroke: "#123456", width: 0.5, classes: ["v", "o"] });
    expect(line).toMatchObject({
      steps: [
        ["M", 1, 2],
        ["L", 4, 2],
      ],
    });
    expect(words).toMatchObject({ words: "A & B", at: [5, 6], angle: 90, size: 3, bold: true });
  });

  test("and what is not known stops it", () => {
    expect(() => read('<ellipse rx="3" ry="2"/>')).toThrow("<ellipse> is not read yet");
    expect(() => read("", ".o{fill:none}path:hover{fill:red}")).toThrow('The selector "path:hover" is not read yet');
  });

  test("and characters that the typeface does not have stop the PDF", async () => {
    await expect(pdfWith('<text x="9" y="9" font-size="3">5 Ω</text>', "A drawing.")).rejects.toThrow(
      "the typeface has no Ω",
    );
  });

  test("and text between the cells of a table stops it, and a figure that is not described", async () => {
    const words = '<text x="9" y="9" font-size="3">5 m</text>';
    await expect(pdfWith(tagged("Table", tagged("TR", words)), "A drawing.")).rejects.toThrow(
      '"5 m" is directly in a TR',
    );
    await expect(pdfWith(words, undefined)).rejects.toThrow("The figure of D-1");
    await expect(pdfWith(tagged("P", words), undefined)).resolves.toBeInstanceOf(Buffer);
  });
});
