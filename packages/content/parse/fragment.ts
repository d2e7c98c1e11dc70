/** The fragment of a heading: "What you receive" → "what-you-receive". */
export function fragmentOf(heading: string): string {
  return heading
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
