/**
 * The enquiry: what a visitor fills in, what is sent, and how it is judged. The one file that the site and the server
 * share. It has no dependencies, because every byte of it travels to the contact page's visitors
 * (docs/decisions/0004-contract-without-zod.md).
 */

/** What a field may hold. `max` counts UTF-16 units, as HTML's maxlength does; `lines` allows line breaks. */
export interface FieldRule {
  readonly required: boolean;
  readonly max: number;
  readonly kind: "line" | "lines" | "email";
  /** Added after the first release: that it is missing is no fault, as visitors may have a page from before open. */
  readonly addedLater?: boolean;
}

/** The fields, by the names in which they travel: JSON keys and form control names alike (spec, section 7). */
export const enquiryFields = {
  Email: { required: true, max: 254, kind: "email" },
  Name: { required: true, max: 120, kind: "line" },
  Company: { required: true, max: 200, kind: "line" },
  Phone: { required: true, max: 60, kind: "line" },
  Fax: { required: false, max: 60, kind: "line" },
  Address: { required: true, max: 400, kind: "lines" },
  City: { required: true, max: 120, kind: "line" },
  Pin: { required: true, max: 30, kind: "line" },
  State: { required: true, max: 120, kind: "line" },
  Country: { required: true, max: 120, kind: "line" },
  Comment: { required: true, max: 6000, kind: "lines" },
} as const satisfies Record<string, FieldRule>;

export type EnquiryField = keyof typeof enquiryFields;
export type Enquiry = Record<EnquiryField, string>;

/** The names of all fields, in the order in which they travel. */
export const enquiryFieldNames = Object.keys(enquiryFields) as EnquiryField[];

/** What can be wrong with a field. */
export const faultKinds = ["empty", "too long", "not an e-mail address", "unreadable characters"] as const;
export type FieldFault = (typeof faultKinds)[number];
export type EnquiryFaults = Partial<Record<EnquiryField, FieldFault>>;

/** Where an enquiry is posted, below the configured endpoint, and the query parameter that carries the access key. */
export const enquiryPath = "/api/SendMailForTTPL";
export const keyParameter = "code";

/**
 * The name under which a post carries its idempotency key: a header beside JSON, a hidden control in a form. Posts with
 * the same key and the same values are one enquiry, however often they arrive. It is none of the fields: JSON bodies
 * hold those alone. A key is 16 to 64 letters, digits, hyphens and underscores, chosen at random, such as a UUID.
 */
export const idempotencyKeyName = "Idempotency-Key";

/**
 * A control that only programs fill in: people do not meet it. An enquiry that comes with anything in it is kept, but
 * as a suspect. A hidden control in a form; beside JSON a header, percent-encoded. The name is one that programs like.
 */
export const honeypotName = "Website";

/**
 * How many whole seconds the form was open when it was sent, as its script measured them: a header beside JSON, a hidden
 * control in a form. Too few make a suspect; none, as without JavaScript, say nothing.
 */
export const formAgeName = "Form-Age";

/** Where a plain form post is sent on to once its enquiry is stored; the fragment shows the page's "sent" note. */
export const sentAddress = "/contact#sent";

/** The page that holds the form: the server answers a faulty plain form post with it, values kept and errors shown. */
export const formPagePath = "/contact";

/** Fixed answers, worded (and spelt) by the spec, section 8. */
export const replies = {
  missing: "All fileds are required to send mail",
  sent: "Message Sent Successfully",
} as const;

/** The id of the element beside a form control that says its fault; it is in the page from the start, hidden. */
export const faultElementId = (field: EnquiryField, fault: FieldFault): string =>
  `${field}-${fault.replaceAll(" ", "-")}`;

// The browser's own rule for <input type="email">: https://html.spec.whatwg.org/#valid-e-mail-address
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
// Control characters would forge mail headers; lone surrogates cannot be stored or sent as UTF-8.
const forbiddenInLine = /[\p{Cc}\u2028\u2029]|\p{Cs}/u;
const forbiddenInLines = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Says what is wrong with one value, or undefined if nothing is. White space alone is empty. */
export function faultOf(field: EnquiryField, value?: string): FieldFault | undefined {
  const rule: FieldRule = enquiryFields[field];
  if (value === undefined) return rule.required && !rule.addedLater ? "empty" : undefined;
  const trimmed = value.trim();
  if (trimmed === "") return rule.required ? "empty" : undefined;
  if (value.length > rule.max) return "too long";
  if ((rule.kind === "lines" ? forbiddenInLines : forbiddenInLine).test(value)) return "unreadable characters";
  if (rule.kind === "email" && !emailPattern.test(trimmed)) return "not an e-mail address";
  return undefined;
}

/** Judges a whole enquiry: one entry for each faulty field, in field order; an empty object means that it can be sent. */
export function faultsOf(values: Partial<Enquiry>): EnquiryFaults {
  const faults: EnquiryFaults = {};
  for (const field of enquiryFieldNames) {
    const fault = faultOf(field, values[field]);
    if (fault) faults[field] = fault;
  }
  return faults;
}
