import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Project, ProjectTable } from "../../../components/project-table/ProjectTable.tsx";

const labels = { project: "Project", size: "Size", client: "Client" };
const markup = (...projects: Project[]) =>
  renderToStaticMarkup(<ProjectTable name={{ "aria-label": "Projects" }} projects={projects} labels={labels} />);

/** The texts of each row's cells; parts of a cell are told apart by a bar. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = ""]) =>
      cell.replaceAll(/<[^>]+>/g, "|").replace(/\|$/, ""),
    ),
  );

test("a row has the project, its size and its client, below the column headers", () => {
  const html = markup({ description: "Three pumps", client: "Pump maker", size: "30 kW" });
  expect(rowsOf(html)).toEqual([
    ["Project", "Size", "Client"],
    ["Three pumps", "30 kW", "Pump maker"],
  ]);
});

test("the second line is in the cell of what was done; without a size its cell is empty", () => {
  const html = markup({ description: "Three pumps", client: "Pump maker", second: "Relief to API 520" });
  expect(rowsOf(html)[1]).toEqual(["Three pumps|Relief to API 520", "", "Pump maker"]);
});

test("projects are rows headed by what was done, in the order given", () => {
  const html = markup(...["B", "A", "C"].map((description) => ({ description, client: "Pump maker" })));
  expect([...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name)).toEqual(["B", "A", "C"]);
});

test("what was done leads to where more is told of it", () => {
  const html = markup({ description: "Three pumps", client: "Pump maker", to: "/projects#p-1" });
  expect(html).toContain('<th scope="row"><a href="/projects#p-1">Three pumps</a></th>');
});
