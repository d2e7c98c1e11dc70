import { defaultTreeAdapter, parse, serialize } from "parse5";
import { type Enquiry, type EnquiryFaults, enquiryFieldNames, faultElementId } from "../../contract/enquiry.ts";
import { attribute, type Element, elementsIn } from "../html/html-elements.ts";

/** Ids of two hidden elements of the form page: the note about invalid fields, and the one about failed sending. */
export const faultsElementId = "form-faults";
export const failedElementId = "form-failed";

const removeAttribute = (element: Element, name: string): void => {
  element.attrs = element.attrs.filter((candidate) => candidate.name !== name);
};

const setAttribute = (element: Element, name: string, value: string): void => {
  removeAttribute(element, name);
  element.attrs.push({ name, value });
};

function setValue(control: Element, value: string): void {
  if (control.tagName === "input") setAttribute(control, "value", value);
  if (control.tagName !== "textarea") return;
  control.childNodes = [];
  // HTML parsers drop a line break directly after the start tag: https://html.spec.whatwg.org/#parsing-main-inbody
  defaultTreeAdapter.insertText(control, `\n${value}`);
}

/**
 * Fills in the built form page for a visitor without JavaScript: sets the values as typed, shows the message for each
 * fault and associates it with its control, and shows the note above the form. Values are inserted as text nodes and
 * attribute values, which the serialiser escapes.
 * @param noteId the id of the note to show
 */
export function fillFormPage(html: string, values: Enquiry, faults: EnquiryFaults, noteId: string): string {
  const document = parse(html);
  const elements = [...elementsIn(document)];
  const show = (id: string): void => {
    const element = elements.find((candidate) => attribute(candidate, "id") === id);
    if (element) removeAttribute(element, "hidden");
  };
  show(noteId);
  // In document order, which may differ from the order of the fields in the contract.
  let firstFaulty: Element | undefined;
  for (const control of elements) {
    const field = enquiryFieldNames.find((name) => name === attribute(control, "name"));
    if (!field) continue;
    setValue(control, values[field]);
    const fault = faults[field];
    if (!fault) continue;
    firstFaulty ??= control;
    const faultId = faultElementId(field, fault);
    const described = attribute(control, "aria-describedby")?.split(" ") ?? [];
    show(faultId);
    setAttribute(control, "aria-invalid", "true");
    setAttribute(control, "aria-describedby", [...new Set([...described, faultId])].join(" "));
  }
  if (firstFaulty) setAttribute(firstFaulty, "autofocus", "");
  return serialize(document);
}
