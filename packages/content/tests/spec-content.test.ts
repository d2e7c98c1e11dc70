import { expect, test } from "vitest";
import { enquiryFieldNames, enquiryFields } from "@ttpl/contract/enquiry.ts";
import { pageDataAt } from "../derive/page-data.ts";
import { readContent } from "../read-content.ts";

// Compares the content with the words and figures that the specification prescribes.
const content = readContent();

test.each([
  [
    "/showcase",
    15,
    ["Water Treatment Overview", "Desalination", "PLC Panel", "Motor Control Center", "Wiring Schematics"],
  ],
  ["/showcase/showcolumninternals", 10, ["Bubble Caps Tray", "Chimney Tray", "Demister Pads"]],
  ["/showcase/showcoustomdesign", 3, ["Conveyor", "Drum Compactor / Washer", "Part Modeling"]],
  ["/showcase/showdetailengineering", 12, ["Process Plant", "Dry Gas Seal Skid"]],
  ["/showcase/showmodeling", 12, ["Process Plant", "Dry Gas Seal Skid"]],
  [
    "/showcase/showscrubbingsystem",
    6,
    ["Scrubbing System", "Scrubber", "Venturi with Tank", "Pumps & Tank", "Control Panel", "Operator Interface"],
  ],
])("the gallery at %s has at least %d pictures, with the captions of the spec", (path, size, captions) => {
  const { items } = pageDataAt(content, path, "gallery");
  expect(items.length).toBeGreaterThanOrEqual(size);
  expect(items.map(({ title }) => title).filter((title) => captions.includes(title))).toEqual(captions);
});

test("3D modeling shows the captions of detail engineering", () => {
  const titles = (path: string) => pageDataAt(content, path, "gallery").items.map(({ title }) => title);
  expect(titles("/showcase/showmodeling")).toEqual(titles("/showcase/showdetailengineering"));
});

test("the careers page lists both departments of the spec", () => {
  const { departments } = pageDataAt(content, "/careers", "careers");
  expect(departments.map(({ heading }) => heading)).toEqual(expect.arrayContaining(["Automation", "Engineering"]));
});

test.each([
  ["/services", "/showcase"],
  ["/services/detailengineering", "/showcase/showdetailengineering"],
  ["/services/modeling", "/showcase/showmodeling"],
  ["/services/modular", "/showcase"],
  ["/services/software", "/showcase"],
  ["/", "/showcase"],
])("SHOWCASE on %s links to %s", (path, to) => {
  const page = content.pages.get(path);
  expect(page && pageDataAt(content, path, page.frontMatter.template).showcase).toEqual({ to, name: "SHOWCASE" });
});

test.each(
  ["autoprofile", "engprofile"]
    .map((name) => `/services/${name}`)
    .concat(["scrubbingprofile", "columnprofile", "controlpanelprofile"].map((name) => `/products/${name}`)),
)("%s is titled Experience Profile and lists projects in every group", (path) => {
  const { title, groups } = pageDataAt(content, path, "experience");
  expect(title).toBe("Experience Profile");
  expect(groups.filter(({ projects }) => projects.length === 0)).toEqual([]);
});

test("profile3d only says that it is under construction", () => {
  const { title, sections } = pageDataAt(content, "/services/profile3d", "article");
  expect(title).toBe("Experience Profile");
  expect(sections).toEqual([{ nodes: [{ tag: "p", children: ["The Page is Under Construction."] }] }]);
});

test("there are at least six testimonials", () => {
  expect(pageDataAt(content, "/testimonial", "testimonials").quotes.length).toBeGreaterThanOrEqual(6);
});

test("the link to an experience profile has the words of the spec", () => {
  expect(content.layoutWords.labels.viewExperienceProfile).toBe("View Experience Profile");
});

test("the history begins in 1996 and includes 2017, in order", () => {
  const years = pageDataAt(content, "/about", "timeline").events.map(({ year }) => year);
  expect(years[0]).toBe(1996);
  expect(years).toContain(2017);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

test("the form has a label for every field of the contract, and a message for every required one; it names the optional ones", () => {
  const { form } = pageDataAt(content, "/contact", "contact");
  expect(Object.keys(form.fields).toSorted()).toEqual(enquiryFieldNames.toSorted());
  for (const field of enquiryFieldNames) {
    const words: { label: string; missing?: string } = form.fields[field];
    expect(words.label, field).not.toBe("");
    expect(Boolean(words.missing), `message for an empty ${field}`).toBe(enquiryFields[field].required);
    if (!enquiryFields[field].required) expect(form.required).toContain(words.label);
  }
});
