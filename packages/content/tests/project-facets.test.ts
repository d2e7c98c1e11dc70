import { expect, test } from "vitest";
import { experienceLinks } from "../derive/experience-links.ts";
import { measured } from "../derive/measured-size.ts";
import { pageDataAt } from "../derive/page-data.ts";
import { explorerAddress, facetsOf, placeOf, projectExplorer } from "../derive/project-facets.ts";
import { sitePlanOf } from "../derive/site-plan.ts";
import { readContent } from "../read-content.ts";
import { contentCopy } from "./content-copy.ts";

test("a size is a number of a unit, times the number of equal parts", () => {
  expect(measured("1,200 I/O")).toEqual({ value: 1200, unit: "I/O" });
  expect(measured("6\u00a0×\u00a096\u00a0I/O")).toEqual({ value: 576, unit: "I/O" });
  expect(measured("2,400 mm (94 in)")).toEqual({ value: 2400, unit: "mm" });
  expect(measured("one week")).toBeUndefined();
  expect(measured(undefined)).toBeUndefined();
});

test("a project is found by the bands of its size and of all its capacities, in whatever unit", () => {
  const content = readContent();
  const { projectFacets } = content;
  const sizes = [
    { id: "io", unit: "I/O", limits: [100] },
    { id: "water", unit: "m³/d", limits: [1000, 2000] },
    { id: "gas", unit: "m³/h", limits: [50] },
    { id: "power", unit: "MW", limits: [5] },
  ];
  const bands = (description: string, size?: string) =>
    facetsOf(
      { id: "p-000", description, client: "Maker", size },
      { heading: "", projects: [] },
      { ...projectFacets, sizes },
    ).size;
  expect(bands("RO, 2,000 m³/d (0.53 MGD)", "6 × 30 I/O")).toEqual(["io-100", "water-2000"]);
  expect(bands("Works, 1.5 MLD, with a 500 kW pump")).toEqual(["water-1000", "power-0"]);
  expect(bands("Fan", "85 m³/h (50 CFM)")).toEqual(["gas-50"]);
  expect(bands("Water, 2 × 60 m³/h (2 × 264 gpm)")).toEqual(["water-2000"]);
  expect(bands("One of a kind", "one week")).toEqual([]);
});

test("each project has a number of its own, and a second one with it is told which is free", async () => {
  const copy = await contentCopy();
  const file = [...copy.read().projects.keys()][0];
  const name = `projects/${file}.yaml`;
  const first = copy.read().projects.get(file!)!.projects[0]!;
  copy.write(name, `${copy.text(name).trimEnd()}\n  - { id: ${first.id}, description: A copy, client: Maker }\n`);
  const [error, ...others] = copy.errors();
  expect(others).toEqual([]);
  expect(error?.problem).toContain(`"${first.id}"`);
  const free = /p-\d+/.exec(error?.fix ?? "")?.[0] ?? "";
  copy.change(name, `id: ${first.id}, description: A copy`, `id: ${free}, description: A copy`);
  expect(copy.read().projects.get(file!)!.projects.at(-1)!.id).toBe(free);
});

test("a client's place is what stands after its last comma, with plain spaces", () => {
  expect(placeOf({ client: "Skid builder, Western\u00a0Canada" })).toBe("Western Canada");
});

test("stories lead to projects like theirs, and the footer to all, each with their number", () => {
  const content = readContent();
  const { groups, facets, total } = projectExplorer(content);
  const explorer = explorerAddress(content);
  for (const { id, description, story, values } of groups.flatMap(({ projects }) => projects)) {
    if (story === undefined) continue;
    const wanted = facets
      .filter(({ name }) => name === "plant" || name === "platform")
      .flatMap(({ name, values: all }) =>
        all
          .filter(({ id }) => values.includes(id))
          .map(({ id, link }) => ({ to: `${explorer}?${name}=${id}`, name: link })),
      );
    const own = { to: `${explorer}#${id}`, name: description };
    expect(pageDataAt(content, story, "article").experience, story).toEqual([own, ...wanted]);
  }
  const { links } = sitePlanOf(content).words.footer;
  expect(links.find(({ to }) => to === explorer)?.name).toContain(` ${total} `);
});

test("a page with projects links to the lists of what at least two of them share, of each facet the two most frequent", () => {
  const content = readContent();
  const { groups, facets } = projectExplorer(content);
  for (const { id: group, projects } of groups) {
    const sharing = (value: string) => projects.filter(({ values }) => values.includes(value)).length;
    const links = experienceLinks(content, [group]);
    const shared = links.slice(0, -1).map(({ to }) => {
      const [[facet, value] = ["", ""]] = new URL(to, content.company.origin).searchParams;
      return [facet, sharing(value)];
    });
    const wanted = ["plant", "platform", "discipline"].flatMap((name) =>
      (facets.find((facet) => facet.name === name)?.values ?? [])
        .map(({ id }) => sharing(id))
        .filter((count) => count >= 2)
        .toSorted((a, b) => b - a)
        .slice(0, 2)
        .map((count) => [name, count]),
    );
    expect(shared, group).toEqual(wanted.slice(0, 4));
    expect(links.at(-1)?.to, group).toBe(explorerAddress(content));
  }
});
