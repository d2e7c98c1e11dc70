import { globSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contentKinds } from "@ttpl/content/content-kinds.ts";
import type { FileEntry, OpenFile } from "../../wire.ts";
import { deskCopy, type DeskCopy } from "./desk-copy.ts";

/** A file of each kind. */
const files = Object.values(contentKinds).map(({ files: pattern }) => {
  const [first = ""] = globSync(`content/${pattern}`).toSorted();
  return first;
});

/** The desk has not failed at a request, whatever it was sent. */
const notFailed = (asked: string, status: number) => expect(status, asked).toBeLessThan(500);

/** The desk still lists the files. */
async function isOpen(desk: DeskCopy, asked: string): Promise<void> {
  const { status, body } = await desk.ask<{ files: FileEntry[] }>("files");
  expect([status, body.files.length > 40], asked).toEqual([200, true]);
}

/** Keys of settings of content/ among any others: values of other types at places that the desk knows. */
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

test("no settings that a request can have make the desk fail, for any kind of file", async () => {
  const desk = await deskCopy();
  for (const name of files) {
    const opened = await desk.open(name);
    const paths = pathsIn(opened.data).filter((path) => path.length > 0);
    const change = fc.record({ at: fc.nat(paths.length - 1), value: json, whole: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, value, whole }) => {
        const { version } = await desk.open(name);
        const path = (paths[at] ?? []).join(".");
        const saved = whole
          ? await desk.ask("save", { name, version, data: value })
          : await desk.save({ ...opened, version }, { [path]: value });
        notFailed(`${name} ${path}: ${JSON.stringify(value)} ${JSON.stringify(saved.body)}`, saved.status);
      }),
      { numRuns: 3 },
    );
    await isOpen(desk, name);
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

test("no text that a file can have makes the desk fail, for any kind of file", async () => {
  const desk = await deskCopy();
  for (const name of files) {
    const before = desk.text(name);
    const version = (await desk.open(name)).version;
    await fc.assert(
      fc.asyncProperty(hostileYaml, fc.boolean(), async (text, inFrontMatter) => {
        desk.write(name, name.endsWith(".md") && inFrontMatter ? `---\n${text}\n---\n${text}` : text);
        for (const path of [`file?${new URLSearchParams({ name }).toString()}`, "open", "find?words=quality"]) {
          const { status, body } = await desk.ask(path);
          notFailed(`${name} ${path} ${JSON.stringify(text)} ${JSON.stringify(body).slice(0, 300)}`, status);
        }
        const { status, body } = await desk.ask("save", { name, version, data: {} });
        notFailed(`save ${name} ${JSON.stringify(text)} ${JSON.stringify(body).slice(0, 300)}`, status);
      }),
      { numRuns: 3 },
    );
    await isOpen(desk, name);
    desk.write(name, before);
    expect((await desk.ask<OpenFile>(`file?${new URLSearchParams({ name }).toString()}`)).status).toBe(200);
  }
});

test("no body of a request makes the desk fail", async () => {
  const desk = await deskCopy();
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
        const { status } = await desk.ask(path, body);
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
        const { status } = await desk.ask<unknown>(path, body);
        notFailed(`${path} ${JSON.stringify(body)}`, status);
      }),
      { numRuns: 8 },
    );
  await isOpen(desk, "requests");
  expect((await desk.ask("save", new TextEncoder().encode("{"))).status).toBe(400);
  const author = { name: "<>", email: "nobody" };
  desk.write("content/search.yaml", `${desk.text("content/search.yaml")}# changed\n`);
  const refused = await desk.ask<{ problem: string }>("history", { author, message: "Words" });
  expect([refused.status, refused.body.problem]).toEqual([422, expect.stringMatching(/name/)]);
});
