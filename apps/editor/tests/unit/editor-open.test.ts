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
    sample: true
`;
const path = ["data", "openings", 0];

test("an open point leads to its field, and one press confirms it under a name", async () => {
  const editor = await editorCopy();
  editor.write(name, department);
  const { body } = await editor.ask<OpenPlaces>("open");
  const points = body.points.filter(({ file }) => file === name);
  const place = { path, group: "Openings: Drafting", title: "Openings → Drafter" };
  expect(points).toEqual([
    expect.objectContaining({ kind: "sample", ...place }),
    expect.objectContaining({ kind: "unfilled", ...place, words: expect.stringContaining("location") }),
  ]);

  const unnamed = await editor.ask<{ problem: string }>("open/confirm", { file: name, path, by: " " });
  expect(unnamed).toEqual({ status: 422, body: { problem: expect.stringContaining("your name") } });
  expect(editor.text(name)).toBe(department);

  const confirmed = await editor.ask<OpenPlaces>("open/confirm", { file: name, path, by: "Asha Rao" });
  expect(confirmed.status).toBe(200);
  expect(confirmed.body.points).toHaveLength(body.points.length - 1);
  expect(editor.text(name)).toMatch(/confirmed: \{ by: "Asha Rao", on: "\d{4}-\d\d-\d\d" \}/);
  expect(changedLines(department, editor.text(name))).toMatchObject({ before: 1, after: 1 });

  const again = await editor.ask("open/confirm", { file: name, path, by: "Asha Rao" });
  expect(again.status).toBe(422);
  const [step] = (await editor.ask<History>("history")).body.undo;
  expect(step?.changes).toEqual(["Openings → Drafter: confirmed"]);
  expect((await editor.ask("undo", { id: step?.id })).status).toBe(200);
  expect(editor.text(name)).toBe(department);
});

test("publishing needs a name, and files outside of content/ are not confirmed", async () => {
  const editor = await editorCopy();
  expect((await editor.ask("publish", { way: "rehearsal", by: "" })).status).toBe(422);
  expect((await editor.ask("open/confirm", { file: "package.json", path, by: "A" })).status).toBe(404);
});
