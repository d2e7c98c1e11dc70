import type { Company } from "../schemas/company.ts";
import { ordinal } from "./ordinal.ts";

/** The claim of an anniversary: which one it was, and in which year, counted from the founding. */
export function anniversaryOf({ founded, claims: { anniversary } }: Pick<Company, "founded" | "claims">) {
  const { years, label, text } = anniversary;
  return { value: ordinal(years), label, text: text.replace("{year}", String(founded + years)) };
}
