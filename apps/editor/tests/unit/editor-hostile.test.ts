import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { FileEntry } from "../../wire.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { type EditorCopy, editorCopy } from "./editor-copy.ts";

const name = "content/testimonials.yaml";
const page = "content/pages/about/quality.md";

/** Texts that somebody may leave in a file by hand. */
const broken: Record<string, string> = {
  "an open quote": 'heading: "never closed\nquotes: []\n',
  "aliases that multiply": `a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n`,
  "an alias of itself": "a: &a [*a]\n",
  "a reserved key": "__proto__: { polluted: true }\nheading: x\n",
  tabs: "heading: x\n\tquotes: []\n",
  "a NUL character": "heading: a\0b\n",
  "a key twice": "heading: a\nheading: b\n",
  "deep nesting": `heading: ${"[".repeat(20_000)}\n`,
  "nesting that ends": `heading: ${"[".repeat(200)}${"]".repeat(200)}\n`,
  "a line of 10 MB": `heading: ${"x".repeat(10_000_000)}\n`,
  "a list only": "- a\n- b\n",
  "a number only": "5\n",
  nothing: "",
  "a list for a text": "heading: [a, b]\nquotes: 5\n",
};

test("a file that is broken on disk is listed with its error, and everything else still opens", async () => {
  const editor = await editorCopy();
  for (const [what, text] of Object.entries(broken)) {
    editor.write(name, text);
    const { status, body } = await editor.ask<{ files: FileEntry[] }>("files");
    expect(status, what).toBe(200);
    const entry = body.files.find((file) => file.name === name);
    expect(entry?.error, what).toMatch(/\w{3}/);
    expect(
      body.files.filter(({ error }) => error !== undefined),
      what,
    ).toHaveLength(1);
    const opened = await editor.ask<{ problem: string }>(`file?name=${encodeURIComponent(name)}`);
    expect([opened.status, opened.body.problem], what).toEqual([422, entry?.error]);
    expect((await editor.ask(`file?name=${encodeURIComponent(page)}`)).status, what).toBe(200);
    expect((await editor.ask("find?words=quality")).status, what).toBe(200);
    expect((await editor.ask("open")).status, what).toBe(422);
  }
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

test("no link leads out of content/: it is not read and not written, and it is told", async () => {
  const editor = await editorCopy();
  const outside = await temporaryFolder();
  writeFileSync(join(outside, "secret.yaml"), "heading: secret words\nquotes: []\n");
  rmSync(join(editor.root, name));
  symlinkSync(join(outside, "secret.yaml"), join(editor.root, name));
  rmSync(join(editor.root, "content/careers"), { recursive: true });
  mkdirSync(join(outside, "careers"));
  writeFileSync(join(outside, "careers/automation.yaml"), "heading: secret words\norder: 1\nopenings: []\n");
  symlinkSync(join(outside, "careers"), join(editor.root, "content/careers"));
  const { body } = await editor.ask<{ files: FileEntry[] }>("files");
  for (const file of [name, "content/careers/automation.yaml"]) {
    expect(body.files.find((entry) => entry.name === file)?.error).toContain("a link to a place outside");
    const opened = await editor.ask<{ problem: string }>(`file?name=${encodeURIComponent(file)}`);
    expect([opened.status, JSON.stringify(opened.body)]).toEqual([422, expect.not.stringContaining("secret words")]);
    expect((await editor.ask("save", { name: file, version: "x", data: { heading: "mine" } })).status).toBe(422);
  }
  expect((await editor.ask<{ problem: string }>("open")).body.problem).toContain("a link to a place outside");
});

test("names that lead elsewhere, and requests of other types, get 4xx with a message", async () => {
  const editor = await editorCopy();
  const names = [
    "../package.json",
    "content/../package.json",
    "/etc/passwd",
    "content/company.yaml\0",
    "content\\company.yaml",
  ];
  for (const other of [...names, ...names.map((each) => each.replaceAll(".", "%2e").replaceAll("/", "%2f"))]) {
    expect((await editor.ask(`file?name=${encodeURIComponent(other)}`)).status, other).toBe(404);
    expect((await editor.ask("save", { name: other, version: "", data: {} })).status, other).toBe(404);
  }
  for (const body of [null, 5, [], "x", { name: 5 }, { name: [] }, { id: {} }, { way: 1 }, { texts: 1, context: 2 }]) {
    for (const path of ["save", "undo", "open/confirm", "history", "publish"]) {
      const answer = await editor.ask<{ problem: string }>(path, body);
      expect([path, answer.status], JSON.stringify(body)).toEqual([path, 400]);
      expect(answer.body.problem).toMatch(/^The editor cannot read this request \(.{8,}\)\. Nothing was written/);
    }
  }
});

/** Sends a photo, as the editor's page does. */
async function sendPhoto(editor: EditorCopy, title: string) {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: "gray" } })
    .png()
    .toBuffer();
  const words = new URLSearchParams({ title, description: "A skid, ready to be shipped" }).toString();
  return editor.ask<{ name?: string; problem?: string }>(`photos?${words}`, new Uint8Array(bytes));
}

test("no link in apps/site/public/photos is read or written through, and it is told", async () => {
  const editor = await editorCopy();
  const outside = await temporaryFolder();
  const photos = join(editor.root, "apps/site/public/photos");
  symlinkSync(outside, photos);
  const refused = await sendPhoto(editor, "Skid");
  expect([refused.status, refused.body.problem]).toEqual([
    422,
    expect.stringContaining("apps/site/public/photos is a link"),
  ]);
  expect(readdirSync(outside)).toEqual([]);
  rmSync(photos);

  expect((await sendPhoto(editor, "Skid")).body.name).toBe("photo-skid");
  symlinkSync(outside, join(photos, "photo-skid-2"));
  symlinkSync(join(outside, "nowhere"), join(photos, "photo-skid-3.json"));
  expect((await sendPhoto(editor, "Skid")).body.name).toBe("photo-skid-4");
  expect(readdirSync(outside)).toEqual([]);

  expect((await editor.request("/thumbnails/photo-skid")).status).toBe(200);
  writeFileSync(join(outside, "secret.avif"), "secret words");
  for (const file of ["photo-skid/800.avif", "photo-skid.json"]) {
    rmSync(join(photos, file));
    symlinkSync(join(outside, "secret.avif"), join(photos, file));
    const answer = await editor.request("/thumbnails/photo-skid");
    expect([answer.status, await answer.text()], file).toEqual([
      422,
      expect.stringContaining(`apps/site/public/photos/${file}:1  is a link to a place outside`),
    ]);
  }
  expect((await editor.ask("files")).status).toBe(200);
});

test("an error of the editor itself is answered by 500 and logged, not blamed on the request", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined);
  const previewState = () => (undefined as unknown as { answers: never }).answers;
  const editor = await editorCopy({ previewState });
  expect((await editor.ask("preview")).status).toBe(500);
  expect(logged).toHaveBeenCalledExactlyOnceWith(expect.any(TypeError));
  logged.mockRestore();
});

test("a setting with the name of what every object inherits is refused like any other", async () => {
  const editor = await editorCopy();
  const opened = await editor.open("content/company.yaml");
  for (const name of ["toString", "constructor", "hasOwnProperty"]) {
    const { status } = await editor.save(opened, { name: { [name]: { caller: false } } });
    expect(status, name).toBe(422);
  }
});
