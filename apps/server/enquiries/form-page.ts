import { defaultTreeAdapter, html as standard, parse, serializeOuter } from "parse5";
import {
  type Enquiry,
  type EnquiryFaults,
  type EnquiryField,
  enquiryFieldNames,
  faultElementId,
  foreignElementId,
  foreignIn,
} from "@ttpl/contract/enquiry.ts";
import { attribute, type Element, elementsIn } from "../html/html-elements.ts";

/** Ids of two hidden elements of the form page: the note about invalid fields, and the one about failed sending. */
export const faultsElementId = "form-faults";
export const failedElementId = "form-failed";

/** What a filled-in page shows. */
interface Filling {
  readonly values: Enquiry;
  readonly faults: EnquiryFaults;
  /** The ids of the hidden elements that are shown. */
  readonly shown: ReadonlySet<string>;
  /** The control that gets the focus. */
  readonly first: Element | undefined;
}

/** A part of the page that depends on the filling: from where to where in the HTML, and what replaces it. */
interface Slot {
  readonly start: number;
  readonly end: number;
  readonly fill: (filling: Filling) => string;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** A control of the form, and its field. */
interface Control {
  readonly control: Element;
  readonly field: EnquiryField;
}

const fieldOf = (element: Element) => enquiryFieldNames.find((name) => name === attribute(element, "name"));

/** An element without its children, as HTML, with some attributes changed or, if undefined, removed. */
function htmlOf(element: Element, changes: Attributes, text?: string): string {
  const kept = element.attrs.filter(({ name }) => !(name in changes));
  const set = Object.entries(changes).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
  const copy = defaultTreeAdapter.createElement(element.tagName, standard.NS.HTML, [...kept, ...set]);
  // HTML parsers drop a line break directly after the start tag: https://html.spec.whatwg.org/#parsing-main-inbody
  if (text !== undefined) defaultTreeAdapter.insertText(copy, `\n${text}`);
  return serializeOuter(copy);
}

/** The start tag of an element with some attributes changed. */
const startTag = (element: Element, changes: Attributes): string =>
  htmlOf(element, changes).replace(new RegExp(`</${element.tagName}>$`), "");

function controlHtml({ control, field }: Control, { values, faults, first }: Filling): string {
  const fault = faults[field];
  const described = attribute(control, "aria-describedby")?.split(" ") ?? [];
  const changes = {
    ...(fault && {
      "aria-invalid": "true",
      "aria-describedby": [...new Set([...described, faultElementId(field, fault)])].join(" "),
    }),
    ...(control === first && { autofocus: "" }),
  };
  if (control.tagName === "textarea") return htmlOf(control, changes, values[field]);
  return startTag(control, control.tagName === "input" ? { ...changes, value: values[field] } : changes);
}

/** A field whose address has a character that none can have. */
const hasForeign = (field: EnquiryField, { values, faults }: Pick<Filling, "values" | "faults">): boolean =>
  faults[field] === "not an e-mail address" && foreignIn(values[field]).length > 0;

/** The address of a field with such a character marked, as HTML. */
function markedAddress(field: EnquiryField, filling: Filling): string {
  if (!hasForeign(field, filling)) return "";
  const [before = "", character = "", behind = ""] = foreignIn(filling.values[field]);
  const [whole, mark] = ["bdi", "mark"].map((name) => defaultTreeAdapter.createElement(name, standard.NS.HTML, []));
  if (!whole || !mark) return "";
  defaultTreeAdapter.insertText(mark, character);
  defaultTreeAdapter.insertText(whole, before);
  defaultTreeAdapter.appendChild(whole, mark);
  defaultTreeAdapter.insertText(whole, behind);
  return serializeOuter(whole);
}

/** Fills in the form page: sets the values, and shows the messages of the faults and the notes with these ids. */
export type FillFormPage = (values: Enquiry, faults: EnquiryFaults, noteIds: readonly string[]) => string;

/**
 * Prepares the built form page for visitors without JavaScript. Filling it in sets the values as typed, shows the
 * message for each fault and associates it with its control, and shows the note above the form. The page is parsed only
 * once, because a flood of form posts would otherwise cost milliseconds each. Values are escaped by the serializer.
 */
export function formPageFiller(html: string): FillFormPage {
  const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }))];
  const controls = elements.flatMap((control): Control[] => {
    const field = fieldOf(control);
    return field ? [{ control, field }] : [];
  });
  const slots = elements.flatMap((element): Slot[] => {
    const place = element.sourceCodeLocation;
    if (!place?.startTag) return [];
    const start = place.startOffset;
    const end = element.tagName === "textarea" ? place.endOffset : place.startTag.endOffset;
    const own = controls.find(({ control }) => control === element);
    if (own) return [{ start, end, fill: (filling) => controlHtml(own, filling) }];
    const id = attribute(element, "id");
    if (id === undefined || attribute(element, "hidden") === undefined) return [];
    const [shown, hidden] = [startTag(element, { hidden: undefined }), html.slice(start, end)];
    const opening: Slot = { start, end, fill: (filling) => (filling.shown.has(id) ? shown : hidden) };
    const field = enquiryFieldNames.find((name) => foreignElementId(name) === id);
    const at = place.endTag?.startOffset;
    if (!field || at === undefined) return [opening];
    return [opening, { start: at, end: at, fill: (filling) => markedAddress(field, filling) }];
  });
  return (values, faults, noteIds) => {
    const messages = enquiryFieldNames.flatMap((field) => {
      const fault = faults[field];
      return fault ? [faultElementId(field, fault)] : [];
    });
    const foreign = enquiryFieldNames.filter((field) => hasForeign(field, { values, faults })).map(foreignElementId);
    const shown = new Set([...noteIds, ...messages, ...foreign]);
    // In document order, which may differ from the order of the fields in the contract.
    const first = controls.find(({ field }) => faults[field])?.control;
    let at = 0;
    const parts = slots.map(({ start, end, fill }) => {
      const markup = html.slice(at, start) + fill({ values, faults, shown, first });
      at = end;
      return markup;
    });
    return parts.join("") + html.slice(at);
  };
}
