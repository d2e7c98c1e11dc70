// The page of the live plant and the drawings of its interlocks are made from the same words. This reads both as published.
import { describe, expect, test } from "vitest";
import { builtText, mainOf, only, plain, select, wordsOf } from "./built-pages.ts";

const matrix = only(mainOf("/demo").inside(), "table", { "aria-labelledby": "effects-title" });
const effects = matrix.inside().filter(({ attributes }) => "data-effect" in attributes);
const shown = matrix.inside().filter(({ attributes }) => "data-cause" in attributes);

/** What a row of the page says: tag, condition, limit, delay, and the effects that are marked. */
const rows = shown.map((row) => {
  const { "data-cause": tag = "" } = row.attributes;
  const [limit = "", delay = "", ...marks] = select(row.children, "td").map(wordsOf);
  const condition = plain(only(row.children, "th").textWithout("b", "em"));
  return { tag, cells: [tag, condition, limit, delay], marks };
});

/** The texts of a drawing in the order in which they are drawn. */
const textsOf = (drawing: string, theme: "light" | "dark"): string[] =>
  [...builtText(`pictures/${drawing}/${theme}.svg`).matchAll(/<text\b[^>]*>([^<]*)/g)].map(([, text = ""]) => text);

const table = (drawing: string): string[][] =>
  builtText(`pictures/${drawing}/table.csv`)
    .trim()
    .split("\r\n")
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=^|,)(?=,|$)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ""),
    );

describe("the scrubber's cause and effect", () => {
  test("has each cause of the live plant with its condition, limit and delay, and the same marks", () => {
    expect(rows.length).toBeGreaterThan(5);
    const [names = [], ...lines] = table("scrubber-cause-and-effect");
    const first = names.length - effects.length;
    expect(names.slice(first)).toEqual(effects.map(wordsOf));
    const column = (name: string) => names.indexOf(name);
    expect(lines.map((line) => ["Cause", "Condition", "At", "After"].map((name) => line[column(name)]))).toEqual(
      rows.map(({ cells }) => cells),
    );
    expect(lines.map((line) => line.slice(first))).toEqual(rows.map(({ marks }) => marks));
  });

  test.each(["light", "dark"] as const)("is drawn in these words, %s", (theme) => {
    const texts = textsOf("scrubber-cause-and-effect", theme);
    for (const { cells, marks } of rows) {
      const at = texts.indexOf(cells[0] ?? "");
      const following = texts.slice(at, at + 8 + marks.length);
      expect(following).toEqual(expect.arrayContaining(cells.filter((cell) => cell !== "")));
    }
    const drawn = texts.join(" ");
    for (const words of effects.map(wordsOf)) expect(drawn).toContain(words);
    expect(texts.filter((text) => text === "X")).toHaveLength(
      rows.flatMap(({ marks }) => marks.filter(Boolean)).length,
    );
  });
});

test.each(["light", "dark"] as const)(
  "the hazard study says what each cause does as the live plant shows it, %s",
  (theme) => {
    const drawn = ["hazard-study", "hazard-study-2"].flatMap((sheet) => textsOf(sheet, theme)).join(" ");
    for (const { tag, marks } of rows) {
      const follow = effects.map(wordsOf).filter((_, index) => marks[index] !== "");
      const sentence = follow
        .map((words) => words.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()))
        .join("; ");
      expect(drawn).toMatch(new RegExp(`${tag}(?:, [A-Z]+-\\d+[A-Z]?)*: ${RegExp.escape(sentence)}\\.`));
    }
  },
);
