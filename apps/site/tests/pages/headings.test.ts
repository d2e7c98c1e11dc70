import { expect, test } from "vitest";
import { everyPath } from "../spec-pages.ts";
import { elementsOf } from "./built-pages.ts";

test("the headings of each page skip no level and are unique", () => {
  const found: string[] = [];
  for (const path of everyPath) {
    const headings = elementsOf(path)
      .filter(({ tag }) => /^h[1-6]$/.test(tag))
      .map(({ tag, text }) => ({ level: Number(tag[1]), text: text.trim() }));
    const fault = (what: string) => found.push(`${path}: ${what}`);
    if (headings.filter(({ level }) => level === 1).length !== 1 || headings[0]?.level !== 1)
      fault("the first heading is not the only h1");
    headings.forEach(({ level, text }, index) => {
      if (text === "") fault(`heading ${index + 1} is empty`);
      if (level > (headings[index - 1]?.level ?? 0) + 1) fault(`"${text}" skips a level`);
      if (headings.findIndex((other) => other.text.toLowerCase() === text.toLowerCase()) !== index)
        fault(`"${text}" occurs twice`);
    });
  }
  expect(found).toEqual([]);
});
