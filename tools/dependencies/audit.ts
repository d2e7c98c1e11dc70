/** The relevant part of the output of `npm audit --json`: https://docs.npmjs.com/cli/commands/npm-audit */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly isDirect: boolean }>>;
  readonly statusCode?: number;
  readonly message?: string;
  readonly error?: { readonly code?: string; readonly summary?: string };
}

export type Verdict =
  | { readonly kind: "clean" }
  | { readonly kind: "vulnerable"; readonly packages: readonly string[] }
  /** The registry did not respond, or not with a report, so nothing is known. */
  | { readonly kind: "not audited"; readonly reason: string };

/** Parses npm's output. Only a report with a list of vulnerabilities, even an empty one, counts as an audit. */
export function readAudit(printed: string): Verdict {
  let report: Report;
  try {
    report = JSON.parse(printed) as Report;
  } catch {
    return { kind: "not audited", reason: "npm printed no report" };
  }
  if (!report.vulnerabilities || report.error) {
    const reason = report.message ?? report.error?.summary ?? report.error?.code;
    return { kind: "not audited", reason: reason || "the report has no list of vulnerabilities" };
  }
  const packages = Object.entries(report.vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  return packages.length > 0 ? { kind: "vulnerable", packages } : { kind: "clean" };
}
