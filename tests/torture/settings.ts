/** So many times shorter are the waits between attempts: a quarter of an hour is three seconds. */
export const hurry = { HURRY: "300" };

/** The rows' load comes from one address, as fast as it can: no limits, and no suspicion. */
export const withoutLimits = { RATE_LIMIT_ADDRESS: "0", RATE_LIMIT_TOTAL: "0", SUSPECT_SECONDS: "0" };

/** Sends the mails to a mail server of the row's. */
export const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: "sales@example.net",
  MAIL_FROM: "website@example.org",
});
