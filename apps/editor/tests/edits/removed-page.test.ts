import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { redirectsFile } from "@ttpl/server/static-site/redirects.ts";
import { nodeIn } from "@ttpl/site/tests/edits/node-in.ts";
import { builtFolder } from "@ttpl/site/tests/pages/built-pages.ts";
import type { OpenFile, RemovalPlan } from "../../wire.ts";
import { type EditorCopy, editorOver } from "../unit/editor-copy.ts";
import { wholeCopy } from "../publishing/site-repository.ts";

/** The first page that others name, and that the owner can remove. */
async function namedPage(editor: EditorCopy): Promise<{ page: OpenFile; plan: RemovalPlan }> {
  const { body } = await editor.ask<{ files: OpenFile[] }>("files");
  for (const { name } of body.files.filter((file) => file.name.startsWith("content/pages/"))) {
    const page = await editor.open(name);
    if (!page.removable) continue;
    const { body: plan } = await editor.ask<RemovalPlan>("pages/remove", { name });
    const isAlone = plan.problems.length === 0 && plan.alsoGone.length === 0;
    if (isAlone && plan.leadsTo !== undefined && plan.uses.some(({ becomes }) => becomes !== "led"))
      return { page, plan };
  }
  throw new Error("No page is named by another one");
}

/** The texts of a built site, by their paths; without compressed copies. */
const textsIn = (folder: string): [string, string][] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:html|js|json|xml|txt|webmanifest)$/.test(name) || name === redirectsFile)
    .map((name) => [name.replaceAll("\\", "/"), readFileSync(join(folder, name), "utf8")]);

test("after a page is removed, a build has nothing of it but the way from its address to another page", async ({
  signal,
}) => {
  const site = await wholeCopy();
  const editor = await editorOver(site.folder, site.git);
  const { page, plan } = await namedPage(editor);
  const { address, data } = page;
  const { description } = data as { description: string };
  const names = (texts: [string, string][]) => {
    const isNamed = new RegExp(`${RegExp.escape(address)}(?![\\w-])`);
    return texts.filter(([, text]) => isNamed.test(text)).map(([name]) => name);
  };
  const words = description.replaceAll("\u00a0", " ");
  const saying = (texts: [string, string][]) =>
    texts.filter(([, text]) => text.replaceAll(/\u00a0|&nbsp;/g, " ").includes(words)).map(([name]) => name);
  const before = textsIn(builtFolder);
  expect(names(before)).toEqual(expect.arrayContaining(["sitemap.xml", `${address.slice(1)}/index.html`]));
  expect(names(before).length).toBeGreaterThan(5);
  expect(saying(before)).toContain(`${address.slice(1)}/index.html`);

  expect((await editor.ask("pages/remove", { name: page.name, id: plan.id })).status).toBe(200);
  const { code, output } = await nodeIn(site.folder, ["tools/build.ts"], { signal });
  expect(code, output).toBe(0);
  const after = textsIn(join(site.folder, "build/client"));
  expect(names(after)).toEqual([redirectsFile]);
  expect(saying(after)).toEqual([]);
  expect(new Map(after).get(redirectsFile)).toMatch(
    new RegExp(`^${RegExp.escape(address)} ${RegExp.escape(plan.leadsTo ?? "")} 30[18]$`, "m"),
  );
});
