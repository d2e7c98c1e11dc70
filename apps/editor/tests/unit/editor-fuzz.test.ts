import { globSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contentKinds } from "@ttpl/content/content-kinds.ts";
import type { FileEntry, OpenFile } from "../../wire.ts";
import { editorCopy, type EditorCopy } from "./editor-copy.ts";

/** A file of each kind. */
const files = Object.values(contentKinds).map(({ files: pattern }) => {
  const [first = ""] = globSync(`content/${pattern}`).toSorted();
  return first;
});

/** The editor has not failed at a request, whatever it was sent. */
const notFailed = (asked: string, status: number) => expect(status, asked).toBeLessThan(500);

/** The editor still lists the files. */
async function isOpen(editor: EditorCopy, asked: string): Promise<void> {
  const { status, body } = await editor.ask<{ files: FileEntry[] }>("files");
  expect([status, body.files.length > 40], asked).toEqual([200, true]);
}

/** Keys of settings of content/ among any others: values of other types at places that the editor knows. */
const key = fc.oneof(
  fc.constantFrom(
    "title",
    "template",
    "heading",
    "quotes",
    "openings",
    "projects",
    "groups",
    "gallery",
    "proof",
    "order",
    "formerly",
    "constructor",
    "__proto__",
    "toString",
  ),
  fc.string(),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    fc.oneof(
      fc.string({ unit: "binary" }),
      fc.double(),
      fc.boolean(),
      fc.constantFrom(null, "", "\0", "---", "- a", ": #", "{{", "&a *a", "\u2028"),
    ),
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(key, tie("json"), { maxKeys: 5 }),
  ),
}));

/** The paths of all values in settings. */
const pathsIn = (value: unknown): (string | number)[][] =>
  typeof value !== "object" || value === null
    ? [[]]
    : [
        [],
        ...(Array.isArray(value) ? [...value.entries()] : Object.entries(value)).flatMap(([at, inner]) =>
          pathsIn(inner).map((rest) => [at, ...rest]),
        ),
      ];

test("no settings that a request can have make the editor fail, for any kind of file", async () => {
  const editor = await editorCopy();
  for (const name of files) {
    const opened = await editor.open(name);
    const paths = pathsIn(opened.data).filter((path) => path.length > 0);
    const change = fc.record({ at: fc.nat(paths.length - 1), value: json, whole: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, value, whole }) => {
        const { version } = await editor.open(name);
        const path = (paths[at] ?? []).join(".");
        const saved = whole
          ? await editor.ask("save", { name, version, data: value })
          : await editor.save({ ...opened, version }, { [path]: value });
        notFailed(`${name} ${path}: ${JSON.stringify(value)} ${JSON.stringify(saved.body)}`, saved.status);
      }),
      { numRuns: 3 },
    );
    await isOpen(editor, name);
  }
});

const hostileYaml = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        "a",
        "title",
        ": ",
        "- ",
        "\n",
        "  ",
        "&x ",
        "*x",
        "!!js ",
        "<<: ",
        "{",
        "}",
        "[",
        "]",
        "|",
        ">",
        "'",
        '"',
        "#",
        "---\n",
        "...\n",
        "%",
        "\t",
        "? ",
        "!!binary ",
        "!!set ",
        "2024-01-01",
        ".inf",
        "null",
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join("")),
  json.map((value) => JSON.stringify(value)),
);

test("no text that a file can have makes the editor fail, for any kind of file", async () => {
  const editor = await editorCopy();
  for (const name of files) {
    const before = editor.text(name);
    const version = (await editor.open(name)).version;
    await fc.assert(
      fc.asyncProperty(hostileYaml, fc.boolean(), async (text, inFrontMatter) => {
        editor.write(name, name.endsWith(".md") && inFrontMatter ? `---\n${text}\n---\n${text}` : text);
        for (const path of [`file?${new URLSearchParams({ name }).toString()}`, "open", "find?words=quality"]) {
          const { status, body } = await editor.ask(path);
          notFailed(`${name} ${path} ${JSON.stringify(text)} ${JSON.stringify(body).slice(0, 300)}`, status);
        }
        const { status, body } = await editor.ask("save", { name, version, data: {} });
        notFailed(`save ${name} ${JSON.stringify(text)} ${JSON.stringify(body).slice(0, 300)}`, status);
      }),
      { numRuns: 3 },
    );
    await isOpen(editor, name);
    editor.write(name, before);
    expect((await editor.ask<OpenFile>(`file?${new URLSearchParams({ name }).toString()}`)).status).toBe(200);
  }
});

test("no body of a request makes the editor fail", async () => {
  const editor = await editorCopy();
  const shape = fc.record(
    Object.fromEntries(
      [
        "name",
        "version",
        "data",
        "blocks",
        "id",
        "kind",
        "path",
        "texts",
        "context",
        "file",
        "by",
        "author",
        "message",
      ].map((field) => [field, json]),
    ),
    { requiredKeys: [] },
  );
  const pressed = fc.record({
    kind: fc.constant("pressed-word"),
    path: fc.string(),
    texts: fc.array(fc.string()),
    context: fc.string(),
  });
  const confirmed = fc.record({
    file: fc.constantFrom(...files),
    path: fc.array(fc.oneof(fc.string(), fc.nat())),
    by: fc.string(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("save", "undo", "places", "open/confirm", "history", "publish"),
      fc.oneof(shape, json),
      async (path, body) => {
        if (body === undefined) return;
        const { status } = await editor.ask(path, body);
        notFailed(`${path} ${JSON.stringify(body)}`, status);
      },
    ),
    { numRuns: 30 },
  );
  for (const [path, bodies] of [
    ["places", pressed],
    ["open/confirm", confirmed],
  ] as const)
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status } = await editor.ask<unknown>(path, body);
        notFailed(`${path} ${JSON.stringify(body)}`, status);
      }),
      { numRuns: 8 },
    );
  await isOpen(editor, "requests");
  expect((await editor.ask("save", new TextEncoder().encode("{"))).status).toBe(400);
  const author = { name: "<>", email: "nobody" };
  editor.write("content/search.yaml", `${editor.text("content/search.yaml")}# changed\n`);
  const refused = await editor.ask<{ problem: string }>("history", { author, message: "Words" });
  expect([refused.status, refused.body.problem]).toEqual([422, expect.stringMatching(/name/)]);
});
