/**
 * What of an error may be logged: its name and codes. Messages and details of databases repeat the values of a row, and
 * those are personal data.
 */
export function errorSummary(error: unknown): { name: string; code?: string; errcode?: number } {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return {
    name: error.name,
    ...(typeof code === "string" && { code }),
    // SQLite's own result code: https://sqlite.org/rescode.html
    ...(typeof errcode === "number" && { errcode }),
  };
}
