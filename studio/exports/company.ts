/** Must equal the brand in content/company.yaml; a test compares them. */
export const company = "TTPL";

/** What the title blocks say about the issue, by ISO 7200; roles in place of names. */
export const issue = {
  /** Fixed, so that the same drawing gives the same bytes. */
  date: "2026-11-24",
  revision: "0",
  change: "Issued as a sample",
  use: "Illustration, not for construction",
  roles: { Drawn: "Designer", Checked: "Lead engineer", Approved: "Project manager" },
} as const;
