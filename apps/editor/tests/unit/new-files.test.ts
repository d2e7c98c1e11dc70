import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentKinds, kindOf } from "@ttpl/content/content-kinds.ts";
import { copyIn } from "@ttpl/content/tests/content-copy.ts";
import { answerSupplierFacts } from "@ttpl/content/tests/supplier-answers.ts";
import type { FileEntry, FormSchema, OpenFile } from "../../wire.ts";
import { editorCopy } from "./editor-copy.ts";

test("every file of content/ is of a kind that the editor can edit", () => {
  const names = globSync("content/**/*.{yaml,md}").filter((name) => name !== "content/README.md");
  expect(names.filter((name) => !kindOf(name))).toEqual([]);
});

/** The fields of a form that are called by their key alone, or by nothing. */
function unnamed(schema: FormSchema | undefined, path: string): string[] {
  if (!schema) return [];
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, field]) => unnamed(field, `${path}.${key}`)),
    ...unnamed(schema.items, `${path}[]`),
  ];
  return schema.title ? inner : [path, ...inner];
}

test("the answers to a buyer's form show their page once there is one", async () => {
  const editor = await editorCopy();
  const name = "content/supplier.yaml";
  const shownAt = async () =>
    (await editor.ask<{ files: FileEntry[] }>("files")).body.files.find((file) => file.name === name)?.address;
  answerSupplierFacts(copyIn(editor.root), () => undefined);
  expect(await shownAt()).toBe("/");
  const { status } = await editor.save(await editor.open(name), { "groups.0.facts.0.text": "A company" });
  expect(status).toBe(200);
  expect(await shownAt()).toBe("/supplier");
});

test("a new file of each kind appears in the editor by itself, with its form", async () => {
  const editor = await editorCopy();
  const several = Object.values(contentKinds).filter(({ files }) => files.includes("*"));
  const added = several.map(({ files }) => {
    const [example = ""] = globSync(`content/${files}`).toSorted();
    const name = example.endsWith("/section.yaml")
      ? "content/pages/new-section/section.yaml"
      : example.replace(/[^/]+(?=\.\w+$)/, "added-by-a-test");
    editor.write(name, readFileSync(example, "utf8"));
    return name;
  });
  const { body } = await editor.ask<{ files: FileEntry[] }>("files");
  expect(body.files.map(({ name }) => name)).toEqual(expect.arrayContaining(added));
  for (const name of added) {
    const file: OpenFile = await editor.open(name);
    expect(Object.keys(file.schema.properties ?? {}), name).not.toEqual([]);
    expect(unnamed(file.schema, name)).toEqual([]);
    expect(file.kind, name).not.toBe("");
  }
});
