import type { Email } from "postal-mime";
import { type Enquiry, enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { expect } from "./site-test.ts";

/** The mails about an enquiry, found by its company, which is unique. */
export const mailsAbout = (mails: readonly Email[], { Company }: Enquiry): Email[] =>
  mails.filter(({ text }) => text?.includes(Company));

/** Waits for the mail about an enquiry, and compares all fields. */
export async function expectMail(mails: readonly Email[], enquiry: Enquiry): Promise<void> {
  await expect.poll(() => mailsAbout(mails, enquiry).length, { timeout: 10_000 }).toBe(1);
  const [mail] = mailsAbout(mails, enquiry);
  expect(mail?.replyTo).toEqual([{ name: enquiry.Name, address: enquiry.Email }]);
  const labels = new RegExp(`^(${enquiryFieldNames.join("|")}):`, "m");
  // The text before the first label is the mail's introduction; labels and values alternate after it.
  const parts = (mail?.text ?? "").split(labels).slice(1);
  const fields = Object.fromEntries(
    enquiryFieldNames.map((name) => [name, parts[parts.indexOf(name) + 1]?.replaceAll(/^ {1,4}/gm, "").trim()]),
  );
  const trimmed = enquiryFieldNames.map((name) => [name, enquiry[name].trim() || "(none)"]);
  expect(fields).toEqual(Object.fromEntries(trimmed));
}
