/** The factor by which waits between attempts are shortened: 15 minutes become 3 seconds. */
export const hurry = { HURRY: "300" };

/** The load comes from one address as fast as possible, so rate limits and the spam check are off. */
export const withoutLimits = {
  RATE_LIMIT_ADDRESS: "0",
  RATE_LIMIT_NETWORK: "0",
  RATE_LIMIT_TOTAL: "0",
  RATE_LIMIT_DAY: "0",
  SUSPECT_SECONDS: "0",
};

/** Settings for a mail server at this URL. */
export const mailSettings = (url: string) => ({
  SMTP_URL: url,
  MAIL_TO: "sales@example.net",
  MAIL_FROM: "website@example.org",
});
