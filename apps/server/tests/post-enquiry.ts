import { enquiryPath, idempotencyKeyName, type Enquiry } from "@ttpl/contract/enquiry.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

/** Settings for sending emails to the test's mail server. */
export const mailTo = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: "sales@example.net",
  MAIL_FROM: "website@example.org",
});

/** Posts an enquiry to a running server. Resolves with its id. @throws if it is not acknowledged */
export async function postEnquiry(url: string, fields: Partial<Enquiry> = {}, key = ""): Promise<string> {
  const response = await fetch(`${url}${enquiryPath}?code=key`, {
    method: "POST",
    headers: { "Content-Type": "application/json", [idempotencyKeyName]: key },
    body: JSON.stringify({ ...exampleEnquiry, ...fields }),
  });
  if (response.status !== 202) throw new Error(`status ${response.status}`);
  return ((await response.json()) as { id: string }).id;
}
