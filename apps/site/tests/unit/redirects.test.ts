import { expect, test } from "vitest";
import { contentCopy } from "@ttpl/content/tests/content-copy.ts";
import { redirects } from "../../build/hosts/host-files.ts";

const file = "redirects.yaml";
const listed = (...entries: readonly string[]) =>
  `redirects:\n${entries.map((entry) => `  - { ${entry} }\n`).join("")}`;

test("old addresses lead to pages, also with the endings of another server", async () => {
  const content = await contentCopy();
  content.write(file, listed("formerly: /old/about-us.html, to: /about", "formerly: /Company.aspx, to: /contact#who"));
  expect(redirects(content.read())).toContain("/old/about-us.html /about 308\n/Company.aspx /contact#who 308\n");
});

test("a website without a former one needs no list of old addresses", async () => {
  const content = await contentCopy();
  content.remove(file);
  expect(content.read().redirects).toEqual([]);
});

test.each([
  ["leads nowhere", ["formerly: /old, to: /nowhere"], /links to \/nowhere, which does not exist/],
  ["is that of a page", ["formerly: /contact, to: /about"], /\/contact is a page itself/],
  [
    "is in the list twice",
    ["formerly: /old, to: /about", "formerly: /old, to: /contact"],
    /\/old is in the list twice/,
  ],
  [
    "is in the list in another spelling",
    ["formerly: /Old.aspx, to: /about", "formerly: /old.ASPX/, to: /contact"],
    /\/old.ASPX\/ is in the list twice/,
  ],
  ["is that of a page in capitals", ["formerly: /Contact/, to: /about"], /\/Contact\/ is a page itself/],
  ["has a host", ["formerly: 'https://example.com/old', to: /about"], /without the host/],
  ["has a query", ["formerly: '/page.php?id=3', to: /about"], /without \? and #/],
])("an old address that %s is refused at its line", async (_, entries, problem) => {
  const content = await contentCopy();
  content.write(file, listed(...entries));
  expect(content.errors()).toEqual([
    expect.objectContaining({
      file: "content/redirects.yaml",
      line: entries.length + 1,
      problem: expect.stringMatching(problem),
    }),
  ]);
});

test("an old address cannot be a former one of a page too", async () => {
  const content = await contentCopy();
  content.change("pages/contact.md", "template: contact\n", "template: contact\nformerly: [/old]\n");
  content.write(file, listed("formerly: /Old, to: /about"));
  expect(content.errors().map(({ problem }) => problem)).toEqual(["/Old is a former address of a page already"]);
});

test("two pages cannot have the same former address, however it is spelled", async () => {
  const content = await contentCopy();
  content.change("pages/contact.md", "template: contact\n", "template: contact\nformerly: [/old]\n");
  content.change("pages/offshore.md", "template: offshore\n", "template: offshore\nformerly: [/Old/]\n");
  expect(content.errors().map(({ problem }) => problem)).toContain(
    "/Old/ is already used by /contact, in content/pages/contact.md",
  );
});

test("in a release, an old address of a page that is left out leads to the page in its place", async () => {
  const content = await contentCopy();
  const released = content.read({ confirmedOnly: true });
  const gone = [...content.read().pages.keys()].find((path) => !released.pages.has(path)) ?? "";
  const [, instead = ""] =
    /^\/old (\S+) 308$/m.exec(redirects({ ...released, redirects: [{ formerly: "/old", to: gone }] })) ?? [];
  expect(released.pages.has(instead)).toBe(true);
});
