import { expect, test } from "vitest";
import { contentTexts } from "../spelling/content-texts.ts";
import { spellingWith } from "../spelling/spelling.ts";

const unknownIn = spellingWith("# Words of the trade\nSCADA\nblowdown\n");
const wordsOf = (text: string) => unknownIn(text).map(({ word }) => word);

test.each("colour centre licence modelling fibre vapour sulphuric organised tyre towards".split(" "))(
  "%s is not American English",
  (word) => expect(wordsOf(`One ${word} here`)).toEqual([word]),
);

test("words of the list are known in any position, as are tags, standards and possessives", () => {
  expect(wordsOf("Blowdown of P-101A to ISA-88; the client’s SCADA, 7,060 gal, S7-1500F")).toEqual([]);
  expect(wordsOf("bloowdown")).toEqual(["bloowdown"]);
});

test("an unknown word comes with what may have been meant", () => {
  expect(unknownIn("towards a centre").map((unknown) => unknown.suggestions()[0])).toEqual(["toward", "center"]);
});

test("of a content file, what visitors read is checked, with its line; names, addresses and code are not", () => {
  const file = [
    "---",
    "gallery: nameone",
    "figure: { name: name-two-three, caption: Captiontext }",
    "lead: >-",
    "  Leadtext {projects}",
    "---",
    "",
    "## Headingtext",
    "",
    "[Linktext](/nowhere/wordnine) and `codetext`.",
  ].join("\n");
  const found = contentTexts("content/pages/one.md", file).flatMap(({ text, line }) =>
    unknownIn(text).map(({ word }) => [word, line]),
  );
  expect(found).toEqual([
    ["Captiontext", 3],
    ["Leadtext", 4],
    ["Headingtext", 8],
    ["Linktext", 10],
  ]);
});

test("settings that nobody reads are left out", () => {
  const read = contentTexts("content/search.yaml", "same: [wordone]\nwords: { field: wordtwo }\n", new Set(["same"]));
  expect(read.map(({ text }) => text)).toEqual(["wordtwo"]);
});
