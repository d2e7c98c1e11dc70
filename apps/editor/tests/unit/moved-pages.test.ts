import { join } from "node:path";
import { expect, test } from "vitest";
import type { FieldError, Saved } from "../../wire.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { redirects } from "@ttpl/site/build/hosts/host-files.ts";
import { editorCopy } from "./editor-copy.ts";

const name = "content/careers/drafting.yaml";
const department = `heading: Drafting
order: 9
openings:
  - title: Drafter
    years: 2
    work: Draws isometrics
  - title: Checker
    years: 2
    work: Checks drawings
`;
const [drafter, lead] = ["/careers/drafting-drafter", "/careers/drafting-lead-drafter"];

test("another title of an opening tells where its page was, and the old address can lead to the new one", async () => {
  const editor = await editorCopy();
  editor.write(name, department);
  const save = async (values: Record<string, unknown>) =>
    (await editor.save<Saved>(await editor.open(name), values)).body.moved;
  const moved = () => redirects(readContent(join(editor.root, "content"))).split("\n");

  expect(await save({ "openings.0.years": 3 })).toEqual([]);
  expect(await save({ "openings.0.title": "Lead Drafter" })).toEqual([
    { path: ["data", "openings", 0], from: drafter, to: lead },
  ]);
  expect(moved()).not.toContain(`${drafter} ${lead} 308`);
  expect(await save({ "openings.0.formerly": [drafter] })).toEqual([]);
  expect(moved()).toContain(`${drafter} ${lead} 308`);
  // The title becomes again what it was: an address does not lead to itself.
  expect(await save({ "openings.0.title": "Drafter", "openings.0.formerly": [drafter, lead] })).toEqual([]);
  expect(moved()).toContain(`${lead} ${drafter} 308`);
  expect(moved()).not.toContain(`${drafter} ${drafter} 308`);
});

test("an opening that is closed, added or moved has not moved its page", async () => {
  const editor = await editorCopy();
  editor.write(name, department);
  const file = await editor.open(name);
  const { openings } = file.data as { openings: object[] };
  const added = { title: "Surveyor", years: 5, work: "Measures plants" };
  const { body } = await editor.save<Saved>(file, { openings: [openings[1], added] });
  expect(body.moved).toEqual([]);
});

test("two openings cannot have the same former address", async () => {
  const editor = await editorCopy();
  editor.write(name, department);
  const both = { "openings.0.formerly": ["/careers/old"], "openings.1.formerly": ["/careers/old"] };
  const { status, body } = await editor.save<{ errors: FieldError[] }>(await editor.open(name), both);
  expect(status).toBe(422);
  expect(body.errors.map(({ path }) => path?.join("."))).toContain("data.openings.1.formerly.0");
});
