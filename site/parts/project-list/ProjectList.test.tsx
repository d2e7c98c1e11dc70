import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProjectList } from "./ProjectList.tsx";

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, "|")
    .split("|")
    .filter(Boolean);

test("a project is told by what was done and for whom, in that order", () => {
  const html = renderToStaticMarkup(<ProjectList projects={[{ description: "Three pumps", client: "Pump maker" }]} />);
  expect(textOf(html)).toEqual(["Three pumps", "Pump maker"]);
  expect(html).not.toContain("<span");
});

test("the second line stands with what was done, before the client", () => {
  const project = { description: "Three pumps", client: "Pump maker", second: "30 I/O" };
  expect(textOf(renderToStaticMarkup(<ProjectList projects={[project]} />))).toEqual([
    "Three pumps",
    "30 I/O",
    "Pump maker",
  ]);
});

test("projects are entries of one list, in the order given", () => {
  const projects = ["B", "A", "C"].map((description) => ({ description, client: "Pump maker" }));
  const html = renderToStaticMarkup(<ProjectList projects={projects} />);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(textOf(html).filter((text) => text.length === 1)).toEqual(["B", "A", "C"]);
});
