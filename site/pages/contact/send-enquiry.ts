import { enquiryFieldNames, enquiryPath, keyParameter, type Enquiry } from "../../../contract/enquiry.ts";

/** Where enquiries go: the origin of the endpoint, or "" for this site's own, and its access key. */
export interface Endpoint {
  readonly endpoint: string;
  readonly key: string;
}

/** The address of the endpoint with its key, for a script and for a plain form post alike. */
export const enquiryAddress = ({ endpoint, key }: Endpoint): string =>
  `${endpoint.replace(/\/$/, "")}${enquiryPath}?${new URLSearchParams({ [keyParameter]: key })}`;

/** Reads the eleven fields from a form whose controls are named as the fields are. */
export function readEnquiry(form: HTMLFormElement): Enquiry {
  const data = new FormData(form);
  return Object.fromEntries(
    enquiryFieldNames.map((field) => {
      const value = data.get(field);
      return [field, typeof value === "string" ? value : ""];
    }),
  ) as Enquiry;
}

/** Sends an enquiry. Any 2xx is success, and the answer's body is not read (spec, section 7). Throws on everything else. */
export async function sendEnquiry(enquiry: Enquiry, to: Endpoint): Promise<void> {
  const response = await fetch(enquiryAddress(to), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(enquiry),
  });
  if (!response.ok) throw new Error(`The enquiry was not accepted: HTTP status ${response.status}`);
}
