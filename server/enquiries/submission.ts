import { type Enquiry, enquiryFieldNames, enquiryFields } from "../../contract/enquiry.ts";
import type { BodyFormat } from "./request-body.ts";

// A form post has CR LF where the text box's maxlength counted one: https://html.spec.whatwg.org/#constructing-entry-list
const withPlainLineBreaks = (value: string): string => value.replaceAll("\r\n", "\n");

/** The names and values of a body. @throws URIError or SyntaxError if it is malformed */
function entriesOf(text: string, format: BodyFormat): Iterable<[string, unknown]> | undefined {
  if (format === "form") {
    // URLSearchParams would put replacement characters where the percent-encoding is broken; this throws.
    decodeURIComponent(text);
    return new URLSearchParams(text);
  }
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
}

/**
 * Reads an enquiry out of a body: every field a text, none twice, none unknown; missing ones are empty. Whether the
 * fields' contents can be accepted is the contract's to say.
 * @returns "malformed" if the body is no JSON or no form data, "misfit" if it is, but of anything else
 */
export function readSubmission(text: string, format: BodyFormat): Enquiry | "malformed" | "misfit" {
  const values = Object.fromEntries(enquiryFieldNames.map((field) => [field, ""])) as Enquiry;
  const open = new Map(enquiryFieldNames.map((field) => [field as string, field]));
  try {
    const entries = entriesOf(text, format);
    if (!entries) return "misfit";
    for (const [name, value] of entries) {
      const field = open.get(name);
      if (!field || typeof value !== "string") return "misfit";
      open.delete(name);
      values[field] = enquiryFields[field].kind === "lines" ? withPlainLineBreaks(value) : value;
    }
    return values;
  } catch {
    return "malformed";
  }
}
