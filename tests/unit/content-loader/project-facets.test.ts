import { expect, test } from "vitest";
import { measured } from "../../../site/content-loader/derive/measured-size.ts";
import { pageDataAt } from "../../../site/content-loader/derive/page-data.ts";
import { explorerAddress, placeOf, projectExplorer } from "../../../site/content-loader/derive/project-facets.ts";
import { sitePlanOf } from "../../../site/content-loader/derive/site-plan.ts";
import { readContent } from "../../../site/content-loader/read-content.ts";

test("a size is a number of a unit, times the number of equal parts", () => {
  expect(measured("1,200 I/O")).toEqual({ value: 1200, unit: "I/O" });
  expect(measured("6\u00a0×\u00a096\u00a0I/O")).toEqual({ value: 576, unit: "I/O" });
  expect(measured("2,400 mm (94 in)")).toEqual({ value: 2400, unit: "mm" });
  expect(measured("one week")).toBeUndefined();
  expect(measured(undefined)).toBeUndefined();
});

test("a client's place is what stands after its last comma, with plain spaces", () => {
  expect(placeOf({ client: "Skid builder, Western\u00a0Canada" })).toBe("Western Canada");
});

test("stories lead to projects like theirs, and the footer to all, each with their number", () => {
  const content = readContent();
  const { groups, facets, total } = projectExplorer(content);
  const explorer = explorerAddress(content);
  for (const { story, values } of groups.flatMap(({ projects }) => projects)) {
    if (story === undefined) continue;
    const wanted = facets
      .filter(({ name }) => name === "plant" || name === "platform")
      .flatMap(({ name, values: all }) =>
        all
          .filter(({ id }) => values.includes(id))
          .map(({ id, link }) => ({ to: `${explorer}?${name}=${id}`, name: link })),
      );
    expect(pageDataAt(content, story, "article").experience, story).toEqual(wanted);
  }
  const { links } = sitePlanOf(content).words.footer;
  expect(links.find(({ to }) => to === explorer)?.name).toContain(` ${total} `);
});
