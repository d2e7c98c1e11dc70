import { globSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { extractText, getDocumentProxy, getMeta } from "unpdf";

const perMillimeter = 72 / 25.4;
/** Width and height, mm. */
const papers: Readonly<Record<string, readonly [number, number]>> = {
  A0: [1189, 841],
  A1: [841, 594],
  A2: [594, 420],
  A3: [420, 297],
  A4: [297, 210],
};

const files = globSync("apps/site/public/pictures/*/drawing.pdf").toSorted();

test("every general-arrangement sheet and every sample deliverable has a PDF", () => {
  const sheets = globSync("apps/site/public/pictures/*-sheet.json").map((file) =>
    file.replace(".json", "/drawing.pdf"),
  );
  const gallery = readFileSync("content/galleries/deliverables.yaml", "utf8");
  const deliverables = [...gallery.matchAll(/- id: (.+)/g)].map(
    ([, id]) => `apps/site/public/pictures/${id}/drawing.pdf`,
  );
  expect(sheets.length).toBeGreaterThan(30);
  expect(files).toEqual([...new Set([...sheets, ...deliverables])].toSorted());
});

test.each(files)("%s is one page of its paper, with number and purpose as text", async (file) => {
  const bytes = readFileSync(file);
  const sidecar = JSON.parse(readFileSync(`${dirname(file)}.json`, "utf8")) as { drawing: string; kind: string };
  const document = await getDocumentProxy(new Uint8Array(bytes));
  expect(document.numPages).toBe(1);
  const [left = 0, top = 0, right = 0, bottom = 0] = (await document.getPage(1)).view;
  const size = [right - left, bottom - top].map((points) => Math.round(points / perMillimeter));
  const { text } = await extractText(document, { mergePages: true });
  // A sheet's title block states its paper; a diagram is printed on A4.
  const [, paper = "A4"] = /\bPAPER\s+(A\d)\b/.exec(text) ?? [];
  expect(size).toEqual(papers[paper]);
  expect(paper === "A4").toBe(sidecar.kind === "diagram");
  expect(text).toContain(sidecar.drawing);
  expect(text).toMatch(/not for construction/);
  const { info } = await getMeta(document);
  expect(info["Author"]).toBe("TTPL");
  expect(info["Title"]).toMatch(new RegExp(`^${sidecar.drawing} \\w`));
});
