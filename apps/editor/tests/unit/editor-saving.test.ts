import { expect, test } from "vitest";
import { confirmablesOf } from "../../content/confirm.ts";
import type { Conflict, FieldError, History, OpenFile, Place, Saved } from "../../wire.ts";
import { changedLines } from "./changed-lines.ts";
import { contentFiles } from "./edited-values.ts";
import { editorCopy } from "./editor-copy.ts";

const company = "content/company.yaml";

test("a saved telephone number changes its line alone, and the answer says so in words", async () => {
  const editor = await editorCopy();
  const before = editor.text(company);
  const file = await editor.open(company);
  const { status, body } = await editor.save<Saved>(file, { "telephones.0.number": "+91 22 4567 8901" });
  expect(status).toBe(200);
  expect(body.changes).toEqual([expect.stringMatching(/^Telephones → .+ → Number: “.+” is now “\+91 22 4567 8901”$/)]);
  expect(changedLines(before, editor.text(company))).toMatchObject({ before: 1, after: 1 });
  expect(editor.text(company)).toContain('number: "+91 22 4567 8901"');
});

test("a file that is saved without a change stays as it was, byte by byte", async () => {
  const editor = await editorCopy();
  // Each save checks all content. That the rewritten text is the same is tested for every file in lossless-settings.test.ts.
  const one = (kind: RegExp) => contentFiles.filter(({ name }) => kind.test(name)).slice(0, 1);
  for (const { name, raw } of [...one(/\.md$/), ...one(/projects/), ...one(/company/)]) {
    const { status } = await editor.save(await editor.open(name), {});
    expect(status, name).toBe(200);
    expect(editor.text(name), name).toBe(raw);
  }
});

test("each error names its field, and the file stays as it was", async () => {
  const editor = await editorCopy();
  const before = editor.text(company);
  const { status, body } = await editor.save<{ errors: FieldError[] }>(await editor.open(company), {
    "telephones.1.number": "call us",
    email: undefined,
  });
  expect(status).toBe(422);
  expect(body.errors.map(({ title }) => title?.split(" → ").at(-1))).toEqual(["Number", expect.any(String)]);
  expect(body.errors.map(({ path, problem, fix }) => [path?.join("."), problem, fix])).toEqual([
    ["data.telephones.1.number", "Must be international: +, digits and spaces", ""],
    ["data.email", "Is missing", "Please fill it in."],
  ]);
  expect(editor.text(company)).toBe(before);
});

test("an error that is there already, in another file, keeps nobody from saving", async () => {
  const editor = await editorCopy();
  const other = "content/pages/about/quality.md";
  editor.write(other, `${editor.text(other)}\n[there](/no-such-page)\n`);
  const file = await editor.open(company);
  expect((await editor.save(file, { trade: "Other" })).status).toBe(200);
  const { status, body } = await editor.save<{ errors: FieldError[] }>(await editor.open(company), { email: "none" });
  expect([status, body.errors.map(({ path }) => path?.join("."))]).toEqual([422, ["data.email"]]);
});

test("a dead link in a page's text is told at its block", async () => {
  const editor = await editorCopy();
  const file = await editor.open("content/pages/about/quality.md");
  const index = file.blocks?.findIndex(({ kind }) => kind === "paragraph") ?? 0;
  const blocks = file.blocks?.with(index, { kind: "paragraph", text: "See [there](/no-such-page)." });
  const { status, body } = await editor.ask<{ errors: FieldError[] }>("save", { ...file, blocks });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    expect.objectContaining({ path: ["blocks", index], problem: expect.stringContaining("/no-such-page") }),
  ]);
});

test("the last opening of a department can be closed, and opened again", async () => {
  const editor = await editorCopy();
  const name = "content/careers/automation.yaml";
  const before = editor.text(name);
  const opening = { title: "Checker", years: 2, work: "Checks drawings" };
  const { status } = await editor.save(await editor.open(name), { openings: [] });
  expect(status).toBe(200);
  expect(editor.text(name)).toContain("openings: []");
  const again = await editor.save(await editor.open(name), { openings: [opening] });
  expect(again.status).toBe(200);
  expect(editor.text(name)).toBe(
    before.replace(/openings:[^]*/, "openings:\n  - title: Checker\n    years: 2\n    work: Checks drawings\n"),
  );
});

test("a file that was changed elsewhere is not overwritten: both versions are told", async () => {
  const editor = await editorCopy();
  const mine = await editor.open(company);
  const theirs = editor.text(company).replace(/^trade: .*$/m, "trade: Changed in an editor");
  editor.write(company, theirs);
  const { status, body } = await editor.save<Conflict>(mine, { trade: "Changed in the editor" });
  expect(status).toBe(409);
  expect(body.changes).toEqual(["Trade: “Changed in the editor” is now “Changed in an editor”"]);
  expect((body.theirs.data as { trade: string }).trade).toBe("Changed in an editor");
  expect(editor.text(company)).toBe(theirs);
});

test("each save can be undone, byte by byte, unless the file has changed since", async () => {
  const editor = await editorCopy();
  const before = editor.text(company);
  await editor.save(await editor.open(company), { trade: "Other" });
  const { undo } = (await editor.ask<History>("history")).body;
  expect((await editor.ask("undo", { id: undo[0]?.id })).status).toBe(200);
  expect(editor.text(company)).toBe(before);

  await editor.save(await editor.open(company), { trade: "Other" });
  const second = (await editor.ask<History>("history")).body.undo[0]?.id;
  editor.write(company, `${editor.text(company)}# Added in an editor\n`);
  expect((await editor.ask("undo", { id: second })).status).toBe(409);
  expect(editor.text(company)).toContain("# Added in an editor");
});

test("of the saves of a file only the latest can be undone, then the one before it", async () => {
  const editor = await editorCopy();
  for (const trade of ["First", "Second"]) await editor.save(await editor.open(company), { trade });
  const listed = async () => (await editor.ask<History>("history")).body.undo;
  const [latest, ...earlier] = await listed();
  expect([latest?.changes, earlier]).toEqual([["Trade: “First” is now “Second”"], []]);
  await editor.ask("undo", { id: latest?.id });
  expect((await listed()).map(({ changes }) => changes)).toEqual([[expect.stringMatching(/ is now “First”$/)]]);
});

test("a changed figure shows the other places that state it", async () => {
  const editor = await editorCopy();
  const file = await editor.open(company);
  editor.write(
    "content/pages/about/quality.md",
    editor.text("content/pages/about/quality.md").replace(/^lead: >-$/m, "lead: >-\n  We have 4711 checklists."),
  );
  await editor.save(file, { "claims.team.value": "4711" });
  const again = await editor.open(company);
  const { body } = await editor.save<Saved>(again, { "claims.team.value": "4712" });
  expect(body.alsoStated.map(({ file, path }) => [file, path.join(".")])).toContainEqual([
    "content/pages/about/quality.md",
    "data.lead",
  ]);
});

test("a small figure is the same only where it is of the same", async () => {
  const editor = await editorCopy();
  const quality = "content/pages/about/quality.md";
  await editor.save(await editor.open(company), { "claims.team.value": "57", "claims.team.label": "surveyors" });
  const stated = async (words: string) => {
    editor.write(quality, editor.text(quality).replace(/^lead: >-\n {2}.*$/m, `lead: >-\n  ${words}`));
    const { body } = await editor.save<Saved>(await editor.open(company), { "claims.team.value": "58" });
    const [step] = (await editor.ask<History>("history")).body.undo;
    await editor.ask("undo", { id: step?.id });
    return body.alsoStated.filter(({ file }) => file === quality).map(({ path }) => path.join("."));
  };
  expect(await stated("All of our 57 surveyors have checklists.")).toEqual(["data.lead"]);
  expect(await stated("We have 57 checklists.")).toEqual([]);
});

test("changes since the last publishing are listed in words and committed under the author's name", async () => {
  const editor = await editorCopy();
  const commit = editor.git("rev-parse", "HEAD").trim();
  editor.write("releases/current/release.json", JSON.stringify({ commit }));
  editor.write("outside.txt", "not the editor's");
  await editor.save(await editor.open(company), { trade: "Other" });
  const { body } = await editor.ask<History>("history");
  expect(body).toMatchObject({ since: "the last publishing", uncommitted: [company] });
  expect(body.files).toEqual([
    expect.objectContaining({ name: company, changes: [expect.stringMatching(/^Trade: .* is now “Other”$/)] }),
  ]);
  const author = { name: "Asha Rao", email: "asha@example.com" };
  const committed = await editor.ask<History>("history", { author, message: "Another trade" });
  expect(committed.body).toMatchObject({ uncommitted: [], files: [expect.objectContaining({ name: company })] });
  expect(editor.git("log", "-1", "--format=%an <%ae> %s", "--name-only").trim().split("\n").filter(Boolean)).toEqual([
    "Asha Rao <asha@example.com> Another trade",
    company,
  ]);
  expect(editor.git("status", "--porcelain", "outside.txt")).toContain("??");
});

test("a pressed word leads to its field, and to the right one of several that say the same", async () => {
  const editor = await editorCopy();
  const file = await editor.open("content/careers/engineering.yaml");
  const { openings } = file.data as { openings: { title: string; years: number; work: string }[] };
  const [opening] = openings;
  const press = (texts: (string | undefined)[], context: string) =>
    editor.ask<Place[]>("places", { kind: "pressed-word", path: "/careers", texts, context });
  const row = `${opening?.title}${opening?.years}+ years${opening?.work}`;
  const { body } = await press([opening?.title], row);
  expect(body[0]).toMatchObject({ file: file.name, path: ["data", "openings", 0, "title"] });
  const nothing = await press(["Words that stand nowhere in the content 4711"], "");
  expect(nothing.body).toEqual([]);
});

test("files outside of content/ are not opened or written", async () => {
  const editor = await editorCopy();
  for (const name of [
    "package.json",
    "../package.json",
    "content/../package.json",
    "content/README.md",
    "/etc/passwd",
  ]) {
    expect((await editor.ask(`file?${new URLSearchParams({ name }).toString()}`)).status, name).toBe(404);
    expect((await editor.ask("save", { name, version: "", data: {} })).status, name).toBe(404);
  }
  const escapes = ["/thumbnails/..%2f..%2fcontent%2fcompany.yaml", "/content/company.yaml"];
  for (const path of escapes) expect((await editor.request(path)).status, path).toBe(404);
});

test("only the editor's own page on this machine is answered", async () => {
  const editor = await editorCopy();
  const file: OpenFile = await editor.open(company);
  const save = { name: file.name, version: file.version, data: file.data };
  expect((await editor.request("/editor/files")).status).toBe(403);
  expect((await editor.ask("save", save, { "X-Editor-Token": "guessed" })).status).toBe(403);
  expect((await editor.ask("save", save, { Origin: "https://example.com" })).status).toBe(403);
  expect((await editor.ask("save", save, { Origin: "http://localhost:3000" })).status).toBe(403);
  expect((await editor.ask("save", save, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect((await editor.request("/", { headers: { Host: "editor.example.com:3002" } })).status).toBe(421);
  const page = await editor.request("/");
  expect(page.headers.get("Content-Security-Policy")).toMatch(
    /default-src 'none'.*frame-ancestors 'none'.*trusted-types 'none'/,
  );
});

test("a save confirms what it changes, and nothing else, if that is asked for", async () => {
  const editor = await editorCopy();
  const name = "content/pages/about/quality.md";
  const confirmed = () =>
    confirmablesOf(name, editor.text(name)).flatMap(({ isConfirmed, part, mark }) =>
      isConfirmed ? [[part, mark?.by]] : [],
    );
  const send = async (lead: string, more: object = {}) => {
    const { version, data } = await editor.open(name);
    return editor.ask<Saved>("save", { name, version, ...more, data: { ...(data as object), lead } });
  };
  expect((await send("A first paragraph of the test.")).status).toBe(200);
  expect(confirmed()).toEqual([]);
  const signed = await send("Another one, which is true.", { confirmedBy: "Asha Rao" });
  expect(signed).toMatchObject({ status: 200, body: { file: { confirmable: true } } });
  expect(confirmed()).toEqual([["Page", "Asha Rao"]]);
  // The same text with the same word is nothing to save.
  expect((await send("Another one, which is true.", { confirmedBy: "R. Shah" })).body.changes).toEqual([]);
  expect(confirmed()).toEqual([["Page", "Asha Rao"]]);
});
