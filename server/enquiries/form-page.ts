import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";
import { type Enquiry, type EnquiryFaults, enquiryFieldNames, faultElementId } from "../../contract/enquiry.ts";

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Ids of two elements that the form page holds hidden: the note above faulty fields, and the one that sending failed. */
export const faultsElementId = "form-faults";
export const failedElementId = "form-failed";

const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

const removeAttribute = (element: Element, name: string): void => {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name);
};

const setAttribute = (element: Element, name: string, value: string): void => {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
};

function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

function setValue(control: Element, value: string): void {
  if (control.tagName === "input") setAttribute(control, "value", value);
  if (control.tagName !== "textarea") return;
  control.childNodes = [];
  // A parser drops one line break after the start tag: https://html.spec.whatwg.org/#parsing-main-inbody
  defaultTreeAdapter.insertText(control, `\n${value}`);
}

const loadsScript = (element: Element): boolean =>
  element.tagName === "script" || (element.tagName === "link" && attribute(element, "rel") === "modulepreload");

/**
 * Fills in the built form page for a visitor without JavaScript: the values as typed, the hidden words about each fault
 * shown and tied to their control, and the note on top. Scripts are taken out, for they would bring the empty form back.
 * Values enter the parsed page as text and attribute values, and the serialiser escapes them.
 * @param noteId the id of the note to show
 */
export function fillFormPage(html: string, values: Enquiry, faults: EnquiryFaults, noteId: string): string {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const show = (id: string): void => {
    const element = elements.find((candidate) => attribute(candidate, "id") === id);
    if (element) removeAttribute(element, "hidden");
  };
  for (const element of elements.filter(loadsScript)) defaultTreeAdapter.detachNode(element);
  show(noteId);
  for (const field of enquiryFieldNames) {
    const control = elements.find((candidate) => attribute(candidate, "name") === field);
    if (!control) continue;
    setValue(control, values[field]);
    const fault = faults[field];
    if (!fault) continue;
    const faultId = faultElementId(field, fault);
    show(faultId);
    setAttribute(control, "aria-invalid", "true");
    setAttribute(control, "aria-describedby", [attribute(control, "aria-describedby"), faultId].filter(Boolean).join(" "));
    if (field === Object.keys(faults)[0]) setAttribute(control, "autofocus", "");
  }
  return serialize(document);
}
