import { expect, test } from "vitest";
import type { History, OpenPlaces } from "../../wire.ts";
import { changedLines } from "./changed-lines.ts";
import { editorCopy } from "./editor-copy.ts";

const name = "content/careers/drafting.yaml";
const department = `heading: Drafting
order: 9
openings:
  - title: Drafter
    years: 2
    work: Draws isometrics
    # Ask the head of drafting.
`;
const path = ["data", "openings", 0];

test("an open point leads to its field, and one press confirms it under a name", async () => {
  const editor = await editorCopy();
  editor.write(name, department);
  const { body } = await editor.ask<OpenPlaces>("open");
  const points = body.points.filter(({ file }) => file === name);
  const place = { path, group: "Openings: Drafting", title: "Openings → Drafter" };
  expect(points).toEqual([
    expect.objectContaining({ kind: "unconfirmed", ...place, look: path }),
    expect.objectContaining({ kind: "unfilled", ...place, words: expect.stringContaining("location") }),
  ]);

  const { of } = points[0]!;
  const unnamed = await editor.ask<{ problem: string }>("open/confirm", { file: name, path, of, by: " " });
  expect(unnamed).toEqual({ status: 422, body: { problem: expect.stringContaining("your name") } });
  expect(editor.text(name)).toBe(department);

  const confirmed = await editor.ask<OpenPlaces>("open/confirm", { file: name, path, of, by: "Asha Rao" });
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.points).toHaveLength(body.points.length - 1);
  expect(editor.text(name)).toMatch(/    confirmed: \{ by: Asha Rao, on: \d{4}-\d\d-\d\d, of: "?[0-9a-f]{8}"? \}\n/);
  expect(changedLines(department, editor.text(name))).toMatchObject({ before: 0, after: 1 });

  const again = await editor.ask("open/confirm", { file: name, path, of, by: "Asha Rao" });
  expect(again.status).toBe(422);
  const [step] = (await editor.ask<History>("history")).body.undo;
  expect(step?.changes).toEqual(["Openings → Drafter: confirmed"]);
  expect((await editor.ask("undo", { id: step?.id })).status).toBe(200);
  expect(editor.text(name)).toBe(department);
});

test("publishing needs a name, and files outside of content/ are not confirmed", async () => {
  const editor = await editorCopy();
  expect((await editor.ask("publish", { way: "rehearsal", by: "" })).status).toBe(422);
  expect((await editor.ask("open/confirm", { file: "package.json", path, of: "0", by: "A" })).status).toBe(404);
});

test("a part of a page leads to its place in the form, and other words than those looked at are not confirmed", async () => {
  const editor = await editorCopy();
  const page = "content/pages/about/quality.md";
  const open = async () =>
    (await editor.ask<OpenPlaces>("open")).body.points.filter(({ file, part }) => file === page && part !== undefined);
  const before = await open();
  expect(before[0]).toMatchObject({ part: "Page", path: ["data"], look: ["data", "title"] });
  const section = before.find(({ look: [kind] }) => kind === "blocks")!;
  const blocks = (await editor.open(page)).blocks ?? [];
  expect(blocks[Number(section.look[1])]).toMatchObject({ kind: "heading", depth: 2, text: section.title });
  const { file, path: at, part, of } = section;
  const other = await editor.ask("open/confirm", { file, path: at, part, of: "00000000", by: "Asha Rao" });
  expect(other).toMatchObject({ status: 422, body: { problem: expect.stringContaining("changed meanwhile") } });
  expect((await editor.ask("open/confirm", { file, path: at, part, of, by: "Asha Rao" })).status).toBe(200);
  expect((await open()).map((point) => point.part)).toEqual(
    before.map((point) => point.part).filter((other) => other !== part),
  );
});
