import { globSync, readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter } from "parse5";
import { expect, test } from "vitest";
import { unknownWords } from "../../../../tools/spelling/spelling.ts";
import { everyPath } from "../spec-pages.ts";
import { documentOf, elementsOf, plain } from "./built-pages.ts";

const spoken = new Set(["alt", "aria-label", "title", "placeholder"]);
/** Elements whose text nobody reads as English: code, and lettering of drawings. */
const unread = new Set(["script", "style", "svg", "code"]);

/** Every text below a node, each by itself: neighbors have no space between them. */
function* textsIn(node: DefaultTreeAdapterTypes.ParentNode): Generator<string> {
  for (const child of node.childNodes) {
    if (defaultTreeAdapter.isTextNode(child)) yield plain(child.value);
    else if (defaultTreeAdapter.isElementNode(child) && !unread.has(child.tagName)) {
      const isDescription = child.attrs.some(({ name, value }) => name === "name" && value === "description");
      for (const { name, value } of child.attrs)
        if (spoken.has(name) || (isDescription && name === "content")) yield plain(value);
      yield* textsIn(child);
    }
  }
}

/** Words of the content, which its own check looks at (npm run check:words): an owner's new word is no fault of the site. */
const ofContent = new Set(
  globSync("content/**/*.{md,yaml}").flatMap((file) => readFileSync(file, "utf8").split(/[^\p{L}\p{N}]+/u)),
);

test("what the site itself says on its pages is American English", () => {
  const found = new Map<string, string>();
  for (const path of everyPath) {
    expect(elementsOf(path)[0]?.attributes["lang"], path).toBe("en-US");
    for (const text of textsIn(documentOf(path)))
      for (const { word } of unknownWords(text)) if (!ofContent.has(word)) found.set(word, path);
  }
  expect(Object.fromEntries(found)).toEqual({});
});
