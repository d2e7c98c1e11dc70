import { expect, test } from "vitest";
import { pageWith } from "../content.ts";
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
  const { groups, facets, total, words } = projectExplorer(content);
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
    const said = story.quote === undefined ? [] : [{ to: story.quote, name: words.quote }];
    expect(pageDataAt(content, story.to, "article").experience, story.to).toEqual([own, ...said, ...wanted]);
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

test("what a buyer asks comes first, and groups stand in the order of disciplines and industries", () => {
  const { groups, facets } = projectExplorer(readContent());
  expect(facets.slice(0, 3).map(({ name }) => name)).toEqual(["plant", "platform", "region"]);
  const content = readContent();
  const { projects, projectFacets } = content;
  const placesOf = (of: typeof groups, { disciplines, plants } = projectFacets) =>
    of.map(({ id }) => {
      const { discipline, plant } = projects.get(id)!;
      const place = (values: readonly { id: string }[], id = "") => values.findIndex((value) => value.id === id);
      return [place(disciplines, discipline), plant === undefined ? plants.length : place(plants, plant)] as const;
    });
  const inOrder = (places: ReturnType<typeof placesOf>) =>
    places.toSorted(([a, one], [b, other]) => a - b || one - other);
  expect(new Set(placesOf(groups).map(([, plant]) => plant)).size).toBeGreaterThan(2);
  expect(placesOf(groups)).toEqual(inOrder(placesOf(groups)));
  const turned = {
    ...projectFacets,
    disciplines: projectFacets.disciplines.toReversed(),
    plants: projectFacets.plants.toReversed(),
  };
  const others = projectExplorer({ ...content, projectFacets: turned }).groups;
  expect(placesOf(others, turned)).toEqual(inOrder(placesOf(others, turned)));
});

test("a story, its project and what its customer said lead to one another", () => {
  const content = readContent();
  const { groups, words } = projectExplorer(content);
  const told = groups.flatMap(({ projects }) => projects).filter(({ story }) => story?.quote !== undefined);
  expect(told.length).toBeGreaterThan(0);
  const quotes = pageWith("testimonials", content.pages.values())!;
  const shown = pageDataAt(content, quotes.path, "testimonials").quotes;
  for (const { id, story } of told) {
    const links = pageDataAt(content, story!.to, "article").experience;
    expect(links).toContainEqual({ to: story!.quote, name: words.quote });
    expect(links.map(({ to }) => to)).toContain(`${explorerAddress(content)}#${id}`);
    const quote = shown.find((one) => `${quotes.path}#${one.id}` === story!.quote);
    expect(quote?.story?.to).toBe(story!.to);
  }
  // Of what a release does not tell, nothing is said.
  const [first] = told;
  const release = { ...content, leftOut: new Set([first!.story!.to]) };
  const left = pageDataAt(release, quotes.path, "testimonials").quotes;
  expect(left.filter(({ story }) => story !== undefined)).toHaveLength(
    shown.filter(({ story }) => story !== undefined).length - 1,
  );
});
