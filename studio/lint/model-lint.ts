import type { Part } from "../kit/part.ts";
import { clashes } from "./clash.ts";
import { floating } from "./floating.ts";
import { elbows, ports } from "./piping.ts";
import { reach } from "./reach.ts";
import { pumps, relief } from "./service.ts";

/** Every fault of a model, in words; none is what a model must have. */
export const faultsOf = (parts: readonly Part[]): string[] => {
  const bends = elbows(parts);
  const found = [...ports(parts), ...bends, ...pumps(parts), ...relief(parts), ...reach(parts), ...floating(parts)];
  // Bends that do not fit run through each other: their clashes say nothing new, and take minutes to find.
  return bends.length > 0 ? found : [...found, ...clashes(parts)];
};
