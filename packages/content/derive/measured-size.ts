/** Without the no-break spaces and word joiners that keep figures and units together. */
export const plainText = (text: string): string => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

/** The number and the unit of a size: 2,880 and "I/O" of "6 × 480 I/O". Undefined if it is not a number of something. */
export function measured(size: string | undefined): { value: number; unit: string } | undefined {
  const found = /^(?:(?<times>\d+) × )?(?<number>[\d,]+(?:\.\d+)?) (?<unit>[^\s(]+)/.exec(plainText(size ?? ""));
  const { times = "1", number = "", unit = "" } = found?.groups ?? {};
  return found ? { value: Number(times) * Number(number.replaceAll(",", "")), unit } : undefined;
}
