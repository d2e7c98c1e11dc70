import { expect, test } from "vitest";
import { pageWith } from "@ttpl/content/content.ts";
import { openingsOf } from "@ttpl/content/derive/openings.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { addressesOf, mainOf, only, select, wordsOf } from "./built-pages.ts";

const content = readContent();
const { words } = pageWith("careers", content.pages.values())!.frontMatter;

test.each([...content.departments.values()])(
  "$heading: a table of the openings with years of experience and a mailto link",
  ({ heading, openings }) => {
    const title = select(mainOf("/careers").inside(), "h2").find((one) => wordsOf(one) === heading)!;
    const table = only(mainOf("/careers").inside(), "table", { "aria-labelledby": title.attributes["id"]! });
    const rows = select(only(table.inside(), "tbody").inside(), "tr");
    expect(rows.map((row) => wordsOf(only(row.inside(), "th", { scope: "row" })))).toEqual(
      openings.map(({ title }) => title),
    );
    for (const [index, { title, years }] of openings.entries()) {
      const inside = rows[index]!.inside();
      expect(select(inside, "td").filter((cell) => wordsOf(cell).includes(`${years}+`))).toHaveLength(1);
      const mail = addressesOf(select(inside, "a")).find((address) => address.startsWith("mailto:"));
      const { pathname, searchParams } = new URL(mail!);
      expect(pathname).toMatch(/^[^@\s]+@[^@\s]+$/);
      expect(searchParams.get("subject")).toContain(title);
    }
  },
);

test("each opening has a page with its facts and the same mailto link; what is not filled in is not shown", () => {
  const all = openingsOf(content).flatMap(({ heading, openings }) =>
    openings.map((opening) => ({ ...opening, department: heading })),
  );
  expect(all.length).toBeGreaterThan(0);
  const table = select(mainOf("/careers").inside(), "a");
  for (const { department, ...opening } of all) {
    const links = table.filter((link) => wordsOf(link) === opening.title);
    expect(addressesOf(links)).toContain(opening.to);
    expect(addressesOf(table)).toContain(opening.mail);
    const inside = mainOf(opening.to ?? "").inside();
    expect(wordsOf(only(inside, "h1"))).toBe(`${opening.title}, ${department}`);
    expect(addressesOf(select(inside, "a")).filter((address) => address.startsWith("mailto:"))).toEqual([opening.mail]);
    const names = select(inside, "dt").map(wordsOf);
    expect(names).toContain(words.experience);
    expect(names.includes(words.location)).toBe(opening.location !== undefined);
    expect(names.includes(words.posted)).toBe(opening.posted !== undefined);
  }
});
