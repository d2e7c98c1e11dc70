import { configVariables } from "../../server/config.ts";

/** So many times shorter are the waits between attempts: a quarter of an hour is three seconds. */
export const hurry = { HURRY: "300" };

/** What the rows' servers have in common: a mail server, and no limit to how much one address may send. */
export const mailSettings = (url: string): Record<string, string> => ({
  SMTP_URL: url,
  MAIL_TO: "sales@example.net",
  MAIL_FROM: "website@example.org",
  ...withoutRateLimits,
});

/** All load comes from one address, which the limits are there to refuse. */
export const withoutRateLimits: Record<string, string> = Object.fromEntries(
  configVariables.filter(({ name }) => name.startsWith("RATE_")).map(({ name }) => [name, "0"]),
);
