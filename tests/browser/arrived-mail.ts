import type { Email } from "postal-mime";
import { type Enquiry, enquiryFieldNames } from "../../contract/enquiry.ts";
import { expect } from "./site-test.ts";

/** The mails about an enquiry, known by its company, which no other enquiry has. */
export const mailsAbout = (mails: readonly Email[], { Company }: Enquiry): Email[] =>
  mails.filter(({ text }) => text?.includes(Company));

/** Waits until the mail about an enquiry has come through the mail server, and compares all fields. */
export async function expectMail(mails: readonly Email[], enquiry: Enquiry): Promise<void> {
  await expect.poll(() => mailsAbout(mails, enquiry).length, { timeout: 10_000 }).toBe(1);
  const [mail] = mailsAbout(mails, enquiry);
  expect(mail?.replyTo).toEqual([{ name: enquiry.Name, address: enquiry.Email }]);
  const labels = new RegExp(`^(${enquiryFieldNames.join("|")}):`, "m");
  // What stands before the first label is the mail's own words; then label and value take turns.
  const parts = (mail?.text ?? "").split(labels).slice(1);
  const fields = Object.fromEntries(
    enquiryFieldNames.map((name) => [name, parts[parts.indexOf(name) + 1]?.replaceAll(/^ {1,4}/gm, "").trim()]),
  );
  const trimmed = enquiryFieldNames.map((name) => [name, enquiry[name].trim() || "(none)"]);
  expect(fields).toEqual(Object.fromEntries(trimmed));
}
