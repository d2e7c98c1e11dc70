import { type Enquiry, type EnquiryField, enquiryFieldNames, enquiryFields } from "../../contract/enquiry.ts";

/** The end of the id, because all ids of one minute begin alike. */
export const referenceOf = (id: string): string => id.slice(-8).toUpperCase();

function fieldText(field: EnquiryField, value: string): string {
  if (value === "") return `${field}: (none)`;
  if (enquiryFields[field].kind !== "lines") return `${field}: ${value}`;
  // Indented, so that no line of the visitor's can pass for a field of its own.
  return `${field}:\n${value.replaceAll(/^/gm, "    ")}`;
}

/** An enquiry's fields as text to read, one entry for each. */
export const enquiryText = (fields: Enquiry): string[] =>
  enquiryFieldNames.map((field) => fieldText(field, fields[field]));
