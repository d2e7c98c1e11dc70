import type { Part } from "../kit/part.ts";
import { access } from "./access.ts";
import { cables } from "./cables.ts";
import { clashes } from "./clash.ts";
import { floating } from "./floating.ts";
import { nozzles } from "./nozzles.ts";
import { elbows, ports } from "./piping.ts";
import { reach } from "./reach.ts";
import { seams } from "./seams.ts";
import { pumps, relief } from "./service.ts";
import { span } from "./span.ts";

/** All faults of a model as messages; an empty list for a correct model. */
export const faultsOf = (parts: readonly Part[]): string[] => {
  const bends = elbows(parts);
  const rules = [ports, elbows, pumps, relief, nozzles, seams, span, reach, access, cables, floating];
  const found = rules.flatMap((rule) => rule(parts));
  // Bends that do not fit intersect themselves: these clashes add no information and take minutes to compute.
  return bends.length > 0 ? found : [...found, ...clashes(parts)];
};
