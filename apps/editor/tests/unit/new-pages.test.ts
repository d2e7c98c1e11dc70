import { join } from "node:path";
import { expect, test } from "vitest";
import { sitePlanOf } from "@ttpl/content/derive/site-plan.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { type PageTemplate, pageTemplates, type TemplateName } from "../../content/page-templates.ts";
import type {
  Choices,
  FieldError,
  FileEntry,
  NewPageRequest,
  OpenFile,
  RemovalPlan,
  SectionInfo,
  UndoStep,
  Use,
  Written,
} from "../../wire.ts";
import { type EditorCopy, editorCopy } from "./editor-copy.ts";

const description = "What an added page says of itself, in a sentence that is long enough for search engines.";

async function sectionFor(editor: EditorCopy, template: TemplateName): Promise<SectionInfo> {
  const { body } = await editor.ask<{ sections: SectionInfo[] }>("files");
  const section = body.sections.find(({ templates, pages }) => templates.includes(template) && pages.length > 1);
  if (!section) throw new Error(`No section has a page like ${template}`);
  return section;
}

/** What the form of a template sends when all of it is filled in. */
function filledIn(template: TemplateName, { folder, pages }: SectionInfo): NewPageRequest {
  const { fields }: PageTemplate = pageTemplates[template];
  const address = pages[0]?.address ?? "/";
  const values = Object.entries(fields).map(([key, { kind }]) => [
    key,
    key === "description"
      ? description
      : kind === "address"
        ? address
        : kind === "points"
          ? "One\n- Two"
          : `Words of ${key}.`,
  ]);
  return {
    template,
    folder,
    name: "added-by-a-test",
    title: "Added by a Test",
    list: "Added",
    after: pages[0]?.name ?? "",
    values: Object.fromEntries(values) as Record<string, string>,
  };
}

const add = (editor: EditorCopy, request: NewPageRequest) =>
  editor.ask<Written & { errors?: FieldError[] }>("pages/new", request);
const contentOf = (editor: EditorCopy) => readContent(join(editor.root, "content"));
const snapshot = (editor: EditorCopy) => editor.git("status", "--porcelain", "--", "content");
async function undoLatest(editor: EditorCopy): Promise<number> {
  const { body } = await editor.ask<{ undo: UndoStep[] }>("history");
  return (await editor.ask("undo", { id: body.undo[0]?.id })).status;
}

test.each(["service", "story", "article"] as const)(
  "a new %s is right at once, stands in the side list where it is wanted, and is undone",
  async (template) => {
    const editor = await editorCopy();
    const section = await sectionFor(editor, template);
    const request = filledIn(template, section);
    const { status, body } = await add(editor, request);
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
    expect(body).toMatchObject({ title: `Pages: ${request.title}` });
    const content = contentOf(editor);
    const address = `/${section.folder}/added-by-a-test`;
    const page = content.pages.get(address);
    expect(page?.frontMatter).toMatchObject({ title: request.title, description });
    expect(page?.sections.length).toBeGreaterThan(0);
    const links = sitePlanOf(content).sideLists[section.folder]?.links.map(({ to }) => to);
    const before = section.pages.map((one) => one.address);
    expect(links).toEqual(before.toSpliced(1, 0, address));
    const { body: list } = await editor.ask<{ files: FileEntry[] }>("files");
    expect(list.files).toContainEqual(expect.objectContaining({ name: body.next, address, title: request.title }));
    expect(editor.text(body.next ?? "")).not.toMatch(/sample|confirmed/);
    expect(await undoLatest(editor)).toBe(200);
    expect(snapshot(editor)).toBe("");
  },
);

test("what a new page lacks is told at its fields, and nothing is written", async () => {
  const editor = await editorCopy();
  const section = await sectionFor(editor, "service");
  const whole = filledIn("service", section);
  const fieldsOf = async (request: NewPageRequest) => {
    const { status, body } = await add(editor, request);
    expect(status).toBe(422);
    return Object.fromEntries((body.errors ?? []).map(({ path, problem }) => [path?.join("."), problem]));
  };
  expect(await fieldsOf({ ...whole, title: " ", values: {} })).toMatchObject({
    "values.title": "Is missing",
    "values.lead": "Is missing",
    "values.receive": "Is missing",
  });
  expect(await fieldsOf({ ...whole, name: "Ünser Büro" })).toMatchObject({
    "values.name": expect.stringContaining("address"),
  });
  const [, taken = ""] =
    /([^/]+)\.md$/.exec(section.pages.find(({ name }) => !name.endsWith("default.md"))?.name ?? "") ?? [];
  expect(await fieldsOf({ ...whole, name: taken })).toMatchObject({
    "values.name": expect.stringContaining("already"),
  });
  const title = (await editor.open(section.pages[0]?.name ?? "")).title;
  expect(await fieldsOf({ ...whole, title })).toMatchObject({ "values.title": expect.stringContaining("same") });
  expect(await fieldsOf({ ...whole, folder: ".." })).toHaveProperty(["values.folder"]);
  expect(snapshot(editor)).toBe("");
});

/** Some of the pages that can be removed, of each kind. */
async function removablePages(editor: EditorCopy): Promise<OpenFile[]> {
  const { body } = await editor.ask<{ files: FileEntry[] }>("files");
  const pages = [];
  for (const { name } of body.files.filter((file) => file.name.endsWith(".md"))) pages.push(await editor.open(name));
  const removable = pages.filter((page) => page.removable);
  const kindOf = ({ data }: OpenFile) => {
    const { template, service } = data as { template: string; service?: string };
    return `${template} ${service !== undefined}`;
  };
  return Object.values(Object.groupBy(removable, kindOf)).flatMap((list = []) => list.slice(-1));
}

test("a removed page leaves no link behind, its address leads to its section, and one step brings all of it back", async () => {
  const editor = await editorCopy();
  const pages = await removablePages(editor);
  expect(pages.length).toBeGreaterThan(2);
  const refused: string[] = [];
  for (const { name, address, data } of pages) {
    const { body: plan } = await editor.ask<RemovalPlan>("pages/remove", { name });
    expect(snapshot(editor)).toBe("");
    if (plan.problems.length > 0) {
      refused.push((data as { template: string }).template);
      continue;
    }
    const { status } = await editor.ask("pages/remove", { name, id: plan.id });
    expect(status, name).toBe(200);
    const content = contentOf(editor);
    expect(content.pages.has(address), name).toBe(false);
    expect(content.pages.get(plan.leadsTo ?? "")?.frontMatter.formerly, name).toContain(address);
    expect(await undoLatest(editor), name).toBe(200);
    expect(snapshot(editor), name).toBe("");
  }
  // Groups of projects that no other page lists keep their profile.
  expect(refused.filter((template) => template !== "experience")).toEqual([]);
});

test("a plan that is no longer right removes nothing", async () => {
  const editor = await editorCopy();
  const [page] = await removablePages(editor);
  const { body: plan } = await editor.ask<RemovalPlan>("pages/remove", { name: page?.name });
  const first = plan.uses[0]?.file ?? page?.name ?? "";
  editor.write(first, editor.text(first).replace(/^title: .*$/m, "title: Another title of the test"));
  const { status } = await editor.ask("pages/remove", { name: page?.name, id: plan.id });
  expect(status).toBe(409);
  expect((await editor.ask("pages/remove", { name: "content/company.yaml" })).status).toBe(404);
});

test("a group of projects is added to the page that lists it, removed there too, and both are undone", async () => {
  const editor = await editorCopy();
  const { body } = await editor.ask<{ choices: Choices }>("files");
  const [page = ""] = body.choices.profile;
  const group = { heading: "Paper & Board", discipline: body.choices.discipline[0]?.value ?? "", page };
  const { status, body: added } = await editor.ask<Written>("pages/new-group", group);
  expect(status).toBe(200);
  expect(editor.text(page)).toContain("paper-board");
  const { body: plan } = await editor.ask<RemovalPlan>("pages/remove", { name: added.next });
  expect(plan.uses.map(({ file, becomes }) => [file, becomes])).toEqual([[page, "removed"]]);
  expect((await editor.ask("pages/remove", { name: added.next, id: plan.id })).status).toBe(200);
  expect(snapshot(editor)).toBe("");
  expect(await undoLatest(editor)).toBe(200);
  expect(editor.text(page)).toContain("paper-board");
  expect(await undoLatest(editor)).toBe(200);
  expect(snapshot(editor)).toBe("");
});

test.each([
  ["Quotes", "quotes"],
  ["Galleries", "items"],
])(
  "what is removed from %s and used elsewhere is told first, and then removed there too in one step",
  async (kind, key) => {
    const editor = await editorCopy();
    const { body } = await editor.ask<{ files: FileEntry[] }>("files");
    const names = body.files.filter((file) => file.kind === kind).map(({ name }) => name);
    let used = false;
    for (const name of names) {
      const file = await editor.open(name);
      const entries = (file.data as Record<string, unknown[]>)[key] ?? [];
      const data = { ...(file.data as object), [key]: entries.slice(0, 1) };
      const save = (more: object) =>
        editor.ask<{ uses?: Use[]; others?: string[]; errors?: FieldError[] }>("save", {
          name,
          version: file.version,
          data,
          ...more,
        });
      const told = await save({});
      if (told.status === 200) {
        expect(await undoLatest(editor)).toBe(200);
        continue;
      }
      used = true;
      expect(snapshot(editor)).toBe("");
      expect(told.body.uses?.length, `${name} ${JSON.stringify(told.body.errors)}`).toBeGreaterThan(0);
      const { status, body: saved } = await save({ alsoRemove: true });
      expect({ status, errors: saved.errors }, name).toEqual({ status: 200, errors: undefined });
      expect(new Set(saved.others), name).toEqual(new Set(told.body.uses?.map((use) => use.file)));
      expect(() => contentOf(editor), name).not.toThrow();
      expect(await undoLatest(editor), name).toBe(200);
      expect(snapshot(editor), name).toBe("");
      break;
    }
    expect(used).toBe(true);
  },
);

test("the pages of a side list change places, and nothing else of them changes", async () => {
  const editor = await editorCopy();
  const { pages, folder } = await sectionFor(editor, "story");
  const turned = pages.toReversed();
  const { status, body } = await editor.ask<Written>("pages/order", { pages: turned.map(({ name }) => name) });
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: expect.stringMatching(/^Side list: ./), changes: ["in another order"] });
  const links = sitePlanOf(contentOf(editor)).sideLists[folder]?.links.map(({ to }) => to);
  expect(links).toEqual(turned.map(({ address }) => address));
  const changed = editor.git("diff", "--unified=0", "--", "content").match(/^[+-](?![+-]).*/gm);
  expect(changed?.filter((line) => !line.includes("order:"))).toEqual([]);
  expect(await undoLatest(editor)).toBe(200);
  expect(snapshot(editor)).toBe("");
});

test("an old address whose page is removed leads on to the section", async () => {
  const editor = await editorCopy();
  const page = (await removablePages(editor)).find(({ data }) => (data as { template: string }).template === "article");
  const list = await editor.open("content/redirects.yaml");
  const saved = await editor.save(list, { redirects: [{ formerly: "/old/page.html", to: page?.address }] });
  expect(saved.status).toBe(200);
  const { body: plan } = await editor.ask<RemovalPlan>("pages/remove", { name: page?.name });
  expect(plan.uses).toContainEqual(expect.objectContaining({ file: list.name, becomes: "led" }));
  expect((await editor.ask("pages/remove", { name: page?.name, id: plan.id })).status).toBe(200);
  expect(contentOf(editor).redirects).toEqual([{ formerly: "/old/page.html", to: plan.leadsTo }]);
});
