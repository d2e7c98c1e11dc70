/** What `npm audit --json` says, as far as it matters here: https://docs.npmjs.com/cli/commands/npm-audit */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly isDirect: boolean }>>;
  readonly statusCode?: number;
  readonly message?: string;
  readonly error?: { readonly code?: string; readonly summary?: string };
}

export type Verdict =
  | { readonly kind: "clean" }
  | { readonly kind: "vulnerable"; readonly packages: readonly string[] }
  /** The registry did not answer, or not with a report: nothing is known, good or bad. */
  | { readonly kind: "not audited"; readonly reason: string };

/** Reads what npm printed. Only a report that lists vulnerabilities, or an empty list of them, is an audit. */
export function readAudit(printed: string): Verdict {
  let report: Report;
  try {
    report = JSON.parse(printed) as Report;
  } catch {
    return { kind: "not audited", reason: "npm printed no report" };
  }
  if (!report.vulnerabilities || report.error) {
    const reason = report.message ?? report.error?.summary ?? report.error?.code;
    return { kind: "not audited", reason: reason || "the report lists nothing" };
  }
  const packages = Object.entries(report.vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  return packages.length > 0 ? { kind: "vulnerable", packages } : { kind: "clean" };
}
