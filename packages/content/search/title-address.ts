import { fragmentOf } from "../parse/fragment.ts";

// Most sections and pictures have an address that ends with their title. It is stored without that end, which makes the
// search's documents about 1 kB smaller: "/terms#" of "Payment terms" is "/terms#payment-terms".

/** An address as it is stored beside a title. */
export function storedAddress(to: string, title: string): string {
  const end = fragmentOf(title);
  return end !== "" && (to.endsWith(`#${end}`) || to.endsWith(`=${end}`)) ? to.slice(0, -end.length) : to;
}

/** The address that was stored beside a title. */
export const wholeAddress = (stored: string, title: string): string =>
  /[#=]$/.test(stored) ? stored + fragmentOf(title) : stored;
