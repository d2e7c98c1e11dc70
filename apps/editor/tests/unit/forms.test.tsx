import { parseFragment } from "parse5";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { BlocksEditor } from "../../client/blocks/BlocksEditor.tsx";
import { SettingsForm } from "../../client/form/SettingsForm.tsx";
import { confirmablesOf, withMarks } from "../../content/confirm.ts";
import { openText } from "../../content/content-files.ts";
import { choicesOf } from "../../server/choices.ts";
import { attribute, type Element, elementsIn } from "@ttpl/server/html/html-elements.ts";
import { contentFiles, valuesIn } from "./edited-values.ts";

const choices = choicesOf(".");
const nothing = () => undefined;

/** The form of a file, and the text of a page, as they are first shown. */
function formOf(name: string, raw: string): { elements: Element[]; html: string } {
  const file = openText(".", name, raw);
  const { data, blocks } = file;
  const draft = { file, data, ...(blocks && { blocks }) };
  const html = renderToString(
    <>
      <SettingsForm draft={draft} choices={choices} errors={[]} onChange={nothing} onPhoto={nothing} />
      {blocks && <BlocksEditor blocks={blocks} errors={[]} onChange={nothing} />}
    </>,
  );
  return { html, elements: [...elementsIn(parseFragment(html))] };
}

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** What a control contains. A browser leaves out a line break at the start of a text area. */
const valueOf = (control: Element): string =>
  control.tagName === "textarea" ? textOf(control) : (attribute(control, "value") ?? "");

/** Settings that a form does not show: which kind of page it is, what that fixes, and what a press writes. */
const isFixed = (path: string) => /^(?:template|enquire|unclaimed)$|(?:^|\.)confirmed\./.test(path);

test.each(contentFiles)(
  "the form of $name has a field with a name for every value, and names for entries",
  ({ name, raw }) => {
    const { elements, html } = formOf(name, raw);
    expect(html, "entries have names").not.toMatch(/\bundefined\b|\[object Object\]/);
    expect(html.match(/"Add an entry: [^"]*"/g), "buttons say what they add").toBeNull();
    expect(html, "nothing is counted from zero").not.toMatch(/items-0|Entry 0|>(?:Move up|Remove): \d+</);
    const controls = elements.filter(({ tagName }) => ["input", "textarea", "select"].includes(tagName));
    const labels = new Set(
      elements.filter(({ tagName }) => tagName === "label").map((label) => attribute(label, "for")),
    );
    const labeled = (control: Element) =>
      attribute(control, "aria-label") !== undefined ||
      labels.has(attribute(control, "id") ?? "") ||
      isWithinLabel(control);
    expect(controls.filter((control) => !labeled(control)).map((control) => attribute(control, "id"))).toEqual([]);

    const byId = new Map(controls.map((control) => [attribute(control, "id"), control]));
    const { data, blocks = [] } = openText(".", name, raw);
    const missing = valuesIn(data).flatMap(({ path, value }) => {
      if (typeof value === "object" || isFixed(path.join("."))) return [];
      const control = byId.get(`root_${path.join("_")}`);
      if (!control) return [path.join(".")];
      if (typeof value === "boolean" || control.tagName === "select") return [];
      return valueOf(control) === String(value) ? [] : [`${path.join(".")}: ${valueOf(control)}`];
    });
    expect(missing).toEqual([]);
    const texts = new Set(controls.map(valueOf));
    const absent = valuesIn(blocks).filter(
      ({ path, value }) =>
        !/kind|depth|ordered/.test(String(path.at(-1))) && typeof value === "string" && !texts.has(value),
    );
    expect(absent).toEqual([]);
  },
);

test.each([
  ["We are **ISO certified**.", "**ISO certified**"],
  ["See [our work](/showcase).", "[our work](/showcase)"],
  ["A <b>strong</b> word", "<b>"],
  ["*soft*", "*soft*"],
  ["_soft_", "_soft_"],
  ["# Large", "# Large"],
  ["`PLC`", "`PLC`"],
  ["2 * 3 * 4 < 5 > 1, snake_case_name, [1] (2), #1, p<b", undefined],
])("a field whose text is shown as it is says that formatting does not work there: %s", (trade, found) => {
  const { name, raw } = contentFiles.find((file) => file.name === "content/company.yaml")!;
  const { elements } = formOf(name, raw.replace(/^trade:.*(?:\n +.*)*/m, `trade: '${trade}'`));
  const line = elements.find((element) => attribute(element, "id") === "root_trade__formatting");
  expect(line && textOf(line)).toEqual(found && expect.stringContaining(`“${found}”`));
  const field = elements.find((element) => attribute(element, "id") === "root_trade")!;
  expect(attribute(field, "aria-describedby")?.includes("root_trade__formatting") ?? false).toBe(found !== undefined);
});

test("the text of a page, which understands formatting, says nothing of it", () => {
  const { name, raw } = contentFiles.find((file) => file.name === "content/pages/contact.md")!;
  const { html } = formOf(name, `${raw.trimEnd()}\n\n**Strong** words.\n`);
  expect(html).toContain("**Strong** words.");
  expect(html).not.toContain("__formatting");
});

test.each([
  ["", undefined],
  ["Too short.", "10 characters: 40 too few. 50 to 170 characters fit. It can be saved and published all the same."],
  ["x".repeat(100), "100 characters: 70 left."],
  [
    "x".repeat(171),
    "171 characters: 1 too many. 50 to 170 characters fit. It can be saved and published all the same.",
  ],
])("a description says at its field how much of it fits: %s", (description, words) => {
  const { name, raw } = contentFiles.find((file) => file.name === "content/pages/contact.md")!;
  const { elements } = formOf(name, raw.replace(/^description:.*(?:\n +.*)*/m, `description: "${description}"`));
  const line = elements.find((element) => attribute(element, "id") === "root_description__fit");
  expect(line && textOf(line)).toBe(words);
  const field = elements.find((element) => attribute(element, "id") === "root_description")!;
  expect(attribute(field, "aria-describedby")?.includes("root_description__fit")).toBe(words !== undefined);
});

test.each(["content/pages/about/default.md", "content/testimonials.yaml"])(
  "the form of %s has no field for who confirmed it",
  (name) => {
    const { raw } = contentFiles.find((file) => file.name === name)!;
    const marked = withMarks(name, raw, confirmablesOf(name, raw), { by: "Asha of the test", on: "2027-01-31" });
    const { html } = formOf(name, marked);
    expect(marked).toContain("Asha of the test");
    expect(html).not.toContain("Asha of the test");
    expect(html).not.toMatch(/Fingerprint|Confirmed (?:by|parts)/);
  },
);

const isWithinLabel = (control: Element): boolean => {
  let around: unknown = control.parentNode;
  while (around && typeof around === "object" && "tagName" in around) {
    if (around.tagName === "label") return true;
    around = "parentNode" in around ? around.parentNode : undefined;
  }
  return false;
};

test("what a value names is offered and shown by its title, also where an address leads to a part of a page", () => {
  const page = choices.address.find(({ value }) => value !== "/");
  const raw = `redirects:\n  - { formerly: /old, to: "${page?.value}#who" }\n`;
  const { elements } = formOf("content/redirects.yaml", raw);
  const field = elements.find((element) => attribute(element, "value") === `${page?.value}#who`)!;
  const list = elements.find((element) => attribute(element, "id") === attribute(field, "list"))!;
  const offered = [...elementsIn(list)].filter(({ tagName }) => tagName === "option");
  expect(offered.map((option) => [attribute(option, "value"), textOf(option)])).toEqual(
    choices.address.map(({ value, title }) => [value, title]),
  );
  const named = elements.find((element) => attribute(element, "id") === `${attribute(field, "id")}__title`)!;
  expect(textOf(named)).toBe(page?.title);
  expect(attribute(field, "aria-describedby")).toContain(attribute(named, "id"));
});

test("pages, galleries, quotes, pictures and groups of projects have titles of words", () => {
  const { profile: _profile, freeNumber: _freeNumber, ...named } = choices;
  for (const [kind, offered] of Object.entries(named)) {
    expect(offered.length, kind).toBeGreaterThan(0);
    expect(
      offered.filter(({ value, title }) => title === value || !/^[\p{L}\p{N}“]/u.test(title)),
      kind,
    ).toEqual([]);
  }
});
