import {
  type Enquiry,
  type EnquiryField,
  enquiryFields,
  type HiddenControl,
  hiddenControlNames,
  mended,
} from "@ttpl/contract/enquiry.ts";
import { type BodyFormat, readBody } from "./request-body.ts";
import { canBeKept } from "./unknown-fields.ts";

/** The parsed body of a request. */
export interface Submission {
  /** Size of the body in bytes. */
  readonly size: number;
  /** Mended. */
  readonly fields: Partial<Enquiry>;
  /** Fields that are not in the contract, for example from a page newer than this server. */
  readonly unknown: ReadonlyMap<string, string>;
  /** Values of the form's other controls; empty if missing, and for JSON, whose bodies contain only the fields. */
  readonly controls: Record<HiddenControl, string>;
}

/** Why a body was rejected: over the size limit, not valid JSON or form data, not an enquiry, or not here in time. */
export type Unreadable = "too large" | "malformed" | "misfit" | "too late";

const emptyValues = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>;

/** The names and values in a body; undefined if it is no object. @throws URIError or SyntaxError if it is malformed */
function entriesOf(text: string, format: BodyFormat): Iterable<[string, unknown]> | undefined {
  if (format === "form") {
    // Throws on invalid percent-encoding, which URLSearchParams would turn into replacement characters.
    decodeURIComponent(text);
    return new URLSearchParams(text);
  }
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
}

const isField = (name: string): name is EnquiryField => Object.hasOwn(enquiryFields, name);
const isControl = (name: string): name is HiddenControl => (hiddenControlNames as readonly string[]).includes(name);

/**
 * Reads an enquiry from a request. Every field must be text and occur once; unknown fields must satisfy `canBeKept`.
 * Does not validate the values of known fields: the contract does that.
 * @param limit maximum body size in bytes
 * @param end aborted when bodies are no longer waited for
 */
export async function readSubmission(
  request: Request,
  format: BodyFormat,
  limit: number,
  end: AbortSignal,
): Promise<Submission | Unreadable> {
  const body = await readBody(request, limit, end);
  if (typeof body === "string") return body;
  const fields: Partial<Enquiry> = {};
  const unknown = new Map<string, string>();
  const controls = emptyValues(hiddenControlNames);
  const seen = new Set<string>();
  try {
    const entries = entriesOf(body.text, format);
    if (!entries) return "misfit";
    for (const [name, given] of entries) {
      if (typeof given !== "string" || seen.has(name)) return "misfit";
      seen.add(name);
      if (isField(name)) fields[name] = mended(name, given);
      else if (isControl(name) && format === "form") controls[name] = given;
      else if (!isControl(name) && canBeKept(name, given)) unknown.set(name, mended("Comment", given));
      else return "misfit";
    }
    return { fields, unknown, controls, size: body.size };
  } catch {
    return "malformed";
  }
}
