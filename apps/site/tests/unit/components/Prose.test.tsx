import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ProseNode, ProseSection } from "@ttpl/content/parse/prose.ts";
import { Prose } from "../../../components/prose/Prose.tsx";
import { ProseSections } from "../../../components/prose/ProseSections.tsx";

/** The markup without classes, which are a matter of looks. */
const withoutClasses = (html: string) => html.replaceAll(/ class="[^"]*"/g, "");
const rendered = (...nodes: ProseNode[]) =>
  withoutClasses(renderToStaticMarkup(<Prose nodes={nodes} heading="part" />));

test("elements stand within one another as in the data", () => {
  const item: ProseNode = { tag: "li", children: ["one ", { tag: "strong", children: ["strong"] }] };
  expect(rendered({ tag: "ul", children: [item, { tag: "li", children: ["two"] }] })).toBe(
    "<div><ul><li>one <strong>strong</strong></li><li>two</li></ul></div>",
  );
});

test("a break has no children, and text around it stays", () => {
  expect(rendered({ tag: "p", children: ["a", { tag: "br", children: [] }, "b"] })).toBe("<div><p>a<br/>b</p></div>");
});

test("text is text: what looks like HTML is shown, never run", () => {
  const html = rendered({ tag: "p", children: ["<script>alert(1)</script>", { tag: "code", children: ["a & b"] }] });
  expect(html).toBe("<div><p>&lt;script&gt;alert(1)&lt;/script&gt;<code>a &amp; b</code></p></div>");
});

test("a link keeps its address and the emphasis of its words", () => {
  expect(rendered({ tag: "a", href: "/services", children: [{ tag: "em", children: ["our"] }, " work"] })).toContain(
    '<a href="/services"><em>our</em> work</a>',
  );
});

test("a table keeps its head, its rows and the links in its cells", () => {
  const cell = (...content: ProseNode[]) => ({ content, numeric: false });
  const link: ProseNode = { tag: "a", href: "mailto:info@example.com", children: ["us"] };
  const html = rendered({ tag: "table", head: [cell("Who"), cell("Where")], rows: [[cell("We"), cell(link)]] });
  expect(html).toContain('<th scope="col">Where</th>');
  expect(html).toContain('<span><a href="mailto:info@example.com">us</a></span>');
});

test("a table is named by the h3 before it, and without one by the heading of its section", () => {
  const table: ProseNode = { tag: "table", head: [], rows: [] };
  const h3 = (text: string): ProseNode => ({ tag: "h3", children: [text] });
  const html = rendered(table, h3("Unused"), h3("Weights"), { tag: "p", children: ["In kg."] }, table);
  expect(html.match(/<table [^>]*>/g)).toEqual(['<table aria-labelledby="part">', '<table aria-labelledby="part-2">']);
  expect(html).toContain('<h3>Unused</h3><h3 id="part-2">Weights</h3>');
});

test("a section is named by its heading, and one without a heading has none", () => {
  const sections: ProseSection[] = [
    { nodes: ["Opening"] },
    { heading: "What you receive", id: "what-you-receive", nodes: ["Drawings"] },
  ];
  const html = withoutClasses(renderToStaticMarkup(<ProseSections sections={sections} />));
  const heading = '<h2 id="what-you-receive-heading">What you receive</h2>';
  expect(html).toContain(`<section id="what-you-receive" aria-labelledby="what-you-receive-heading">${heading}`);
  expect(html.match(/<h2/g)).toHaveLength(1);
  expect(html).toMatch(/^<section><div>/);
});
