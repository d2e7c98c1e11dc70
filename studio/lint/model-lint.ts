import type { Part } from "../kit/part.ts";
import { clashes } from "./clash.ts";
import { floating } from "./floating.ts";
import { elbows, ports } from "./piping.ts";

/** Every fault of a model, in words; none is what a model must have. */
export const faultsOf = (parts: readonly Part[]): string[] => [
  ...ports(parts),
  ...elbows(parts),
  ...floating(parts),
  ...clashes(parts),
];
