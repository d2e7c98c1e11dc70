import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { expect, test } from "vitest";
import { type EnquiryFaults, foreignElementId } from "@ttpl/contract/enquiry.ts";
import { formPageFiller } from "../enquiries/form-page.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { formPageFixture } from "./form-page-fixture.ts";

type Element = DefaultTreeAdapterTypes.Element;

const elementsOf = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  parent.childNodes.filter(defaultTreeAdapter.isElementNode).flatMap((child) => [child, ...elementsOf(child)]);

const textOf = (element: Element | undefined) =>
  element?.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** Parses a page and finds elements by attribute. */
const read = (html: string) => {
  const all = elementsOf(parse(html));
  const attributes = (element: Element | undefined) =>
    Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? []);
  const find = (name: string, value: string) => all.find((element) => attributes(element)[name] === value);
  return {
    tags: all.map((element) => element.tagName),
    named: (name: string) => attributes(find("name", name)),
    text: (name: string) => textOf(find("name", name)),
    parts: (id: string) => elementsOf(find("id", id) ?? defaultTreeAdapter.createDocument()).map(textOf),
    shown: (id: string) => find("id", id) !== undefined && !("hidden" in attributes(find("id", id))),
  };
};

test("keeps every value as typed", () => {
  const page = read(formPageFiller(formPageFixture)(exampleEnquiry, {}, ["form-faults"]));
  for (const [name, value] of Object.entries(exampleEnquiry)) {
    expect(page.named(name).value ?? page.text(name)).toBe(value);
  }
});

test("keeps a line break at the start of a text", () => {
  const values = { ...exampleEnquiry, Comment: "\n\nTwo lines down" };
  expect(read(formPageFiller(formPageFixture)(values, {}, ["form-faults"])).text("Comment")).toBe("\n\nTwo lines down");
});

test("shows each fault, associates it with its control, and focuses the first invalid control", () => {
  const faults = { Name: "empty", Comment: "too long" } as const;
  const page = read(formPageFiller(formPageFixture)({ ...exampleEnquiry, Name: "" }, faults, ["form-faults"]));
  expect(page.named("Name")).toMatchObject({ "aria-invalid": "true", "aria-describedby": "Name-empty" });
  expect(page.named("Comment")["aria-describedby"]).toBe("Comment-hint Comment-too-long");
  expect(page.named("Comment")).toHaveProperty("autofocus");
  expect(page.named("Name")).not.toHaveProperty("autofocus");
  expect(page.named("City")).not.toHaveProperty("aria-invalid");
  expect(["form-faults", "Name-empty", "Comment-too-long"].every(page.shown)).toBe(true);
  expect(["form-failed", "sent", "Name-too-long", "City-empty"].some(page.shown)).toBe(false);
});

test("repeats an address with a character that none can have, marked, also one of markup", () => {
  const fault = "not an e-mail address";
  const message = (Email: string, faults: EnquiryFaults = { Email: fault }) => {
    const page = read(formPageFiller(formPageFixture)({ ...exampleEnquiry, Email }, faults, []));
    const id = foreignElementId("Email");
    return { shown: page.shown(id), parts: page.parts(id), tags: page.tags };
  };
  const { tags } = read(formPageFixture);
  for (const [Email, around, marked] of [
    ["аnna@example.com", "nna@example.com (U+0430)", "а"],
    ["a<b>&@example.com", "ab>&@example.com (U+003C)", "<"],
  ] as const) {
    const found = message(Email);
    expect(found).toMatchObject({ shown: true, parts: [around, marked] });
    expect(found.tags.filter((tag) => !["bdi", "mark"].includes(tag))).toEqual(tags);
  }
  for (const Email of ["anna", "anna@example..com"]) expect(message(Email)).toEqual({ shown: false, parts: [], tags });
  expect(message("", { Email: "empty" })).toEqual({ shown: false, parts: [], tags });
});

test("leaves everything else unchanged", () => {
  const page = read(formPageFiller(formPageFixture)(exampleEnquiry, {}, ["form-failed"]));
  expect(page.tags).toEqual(read(formPageFixture).tags);
  expect(page.shown("form-failed")).toBe(true);
});

test.each(["Name", "Comment"])("escapes markup in values: %s", (field) => {
  const attack = `"></textarea><script>alert(1)</script><img src=x onerror=alert(1)>'`;
  const page = read(formPageFiller(formPageFixture)({ ...exampleEnquiry, [field]: attack }, {}, ["form-faults"]));
  expect(page.tags).toEqual(read(formPageFixture).tags);
  expect(page.named(field).value ?? page.text(field)).toBe(attack);
});

test("accepts a page without the form", () => {
  expect(formPageFiller("<p>Other</p>")(exampleEnquiry, { Name: "empty" }, ["form-faults"])).toContain("<p>Other</p>");
});
