import { Part } from "../kit/part.ts";
import { isMachine, weighed } from "../sheets/weights.ts";

/** Names of what is bought: instruments, control and relief valves by their tags, devices of panels by designations; then by their words. */
const tagged = /^(?!VS-)[A-Z]{2,4}-\w+$|^-[A-Z]\d/;
const bought = [
  "valve|cock|strainer|expansion joint|coolers|filters|gauge board|cock of \\w+",
  "fan|drive|hoist|screen|panel|desk|signal tower|(?:control|junction) box|incomer|section|drawer",
  "mounting plate|PLC rack with its cards|[Rr]elays|[Mm]arshalling terminals|[Ff]ield terminals|[Tt]erminals on their rail",
];
const isBought = new RegExp(`\\b(?:${bought.join("|")})(?: [A-Z]| \\d+| below| above)?$`);
/** What is painted on a floor. */
const painted = /\bmarks$/;

/**
 * Dry mass of a part from its solids, kg, as the drawing's weight; undefined where it is not known: of what is bought,
 * whose weight its maker states, of what is built on site, of a vessel that is cut open, and of packing and liquids.
 */
export const massOf = (part: Part): number | undefined => {
  const { name } = part;
  if (isMachine(part) || [tagged, isBought, painted].some((kind) => kind.test(name))) return undefined;
  const delivered = part.pieces.filter(({ onSite }) => !onSite);
  const masses = delivered.map((piece) => weighed([new Part(name, [piece], {})]).kilograms);
  return masses.length > 0 && masses.every((mass) => mass > 0)
    ? masses.reduce((sum, mass) => sum + mass, 0)
    : undefined;
};
