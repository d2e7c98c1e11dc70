import { type Enquiry, type EnquiryField, enquiryFieldNames, enquiryFields } from "@ttpl/contract/enquiry.ts";

/** The end of the id, as the start is the same for all ids of one minute. */
export const referenceOf = (id: string): string => id.slice(-8).toUpperCase();

function fieldText(field: EnquiryField, value: string): string {
  if (value === "") return `${field}: (none)`;
  if (enquiryFields[field].kind !== "lines") return `${field}: ${value}`;
  // Indented, so that a line of the visitor's text cannot be mistaken for a field.
  return `${field}:\n${value.replaceAll(/^/gm, "    ")}`;
}

/** An enquiry's fields as readable text, one entry per field. */
export const enquiryText = (fields: Enquiry): string[] =>
  enquiryFieldNames.map((field) => fieldText(field, fields[field]));
