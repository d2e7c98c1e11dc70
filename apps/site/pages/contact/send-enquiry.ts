import {
  enquiryFieldNames,
  enquiryPath,
  formAgeName,
  hiddenControlNames,
  idempotencyKeyName,
  keyParameter,
  type Enquiry,
} from "@ttpl/contract/enquiry.ts";

/** Where enquiries are sent: the origin of the endpoint ("" for this site's own) and its access key. */
export interface Endpoint {
  readonly endpoint: string;
  readonly key: string;
}

/** The URL of the endpoint with its key, for the script and for plain form posts. */
export const enquiryAddress = ({ endpoint, key }: Endpoint): string =>
  `${endpoint.replace(/\/$/, "")}${enquiryPath}?${new URLSearchParams({ [keyParameter]: key })}`;

/** A control of the form; null while the document has not arrived so far. */
export const controlNamed = (form: HTMLFormElement, name: string): HTMLInputElement | null =>
  form.elements.namedItem(name) as HTMLInputElement | null;

const valuesOf = <Name extends string>(form: HTMLFormElement, names: readonly Name[]) =>
  names.map((name) => [name, controlNamed(form, name)?.value ?? ""] as const);

/** Reads the fields, as typed, from a form whose controls have the fields' names. */
export const readEnquiry = (form: HTMLFormElement): Enquiry =>
  Object.fromEntries(valuesOf(form, enquiryFieldNames)) as Enquiry;

/** Whether a person has just pressed something, and not a script. False in browsers that cannot tell. */
const isPersonsPress = (): boolean => navigator.userActivation?.isActive ?? false;

/** Fills in the hidden controls that need a script. `begun` is when the visitor began, in Unix milliseconds. */
export function fillHiddenControls(form: HTMLFormElement, key: string, begun: number): void {
  const age = isPersonsPress() ? "" : String(Math.floor((Date.now() - begun) / 1000));
  const values = { [idempotencyKeyName]: key, [formAgeName]: age };
  for (const [name, value] of Object.entries(values)) controlNamed(form, name)?.setAttribute("value", value);
}

/**
 * Returns the hidden controls as headers, as the JSON contains fields only. They are sent to this site's own endpoint
 * only: any other would have to allow them by CORS (https://fetch.spec.whatwg.org/#http-cors-protocol), and the owner's
 * cloud function does not.
 */
function headersFrom(form: HTMLFormElement): Record<string, string> {
  if (new URL(form.action).origin !== location.origin) return {};
  const given = valuesOf(form, hiddenControlNames).filter(([, value]) => value !== "");
  return Object.fromEntries(given.map(([name, value]) => [name, encodeURIComponent(value)]));
}

/**
 * Sends an enquiry. Any 2xx status is success, and the response body is ignored (spec, section 7).
 * @throws an Error whose `cause` is the HTTP status, or fetch's TypeError without a connection, or with a redirection
 */
export async function sendEnquiry(enquiry: Enquiry, form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.action, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headersFrom(form) },
    body: JSON.stringify(enquiry),
    // A log-in page of a network, which answers in the server's place, is no success.
    redirect: "error",
  });
  // Cancelled, because a pending request keeps the page out of the back-forward cache.
  await response.body?.cancel();
  if (!response.ok) {
    const { status } = response;
    throw new Error(`The enquiry was not accepted: HTTP status ${status}`, { cause: status });
  }
}
