import type { Result } from "../result.ts";

/** What must hold of a result, by what it says. Each throws if it does not hold. */
export type Proofs = Readonly<Record<string, (result: Result) => void | Promise<void>>>;

/** @throws naming what was found, if anything was */
export const none = (found: readonly unknown[]): void => {
  if (found.length > 0)
    throw new Error(found.map((one) => (typeof one === "string" ? one : JSON.stringify(one))).join("; "));
};
