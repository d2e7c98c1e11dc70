import { Part } from "../kit/part.ts";
import { isBoughtKnown, isMachine, weighed } from "../sheets/weights.ts";

/** Names of what is bought: instruments by their tags, devices of panels by designations; then by their words. */
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
 * Dry mass of a part as on its drawing, kg: from its solids and the table of what is bought; undefined where it is not
 * known: of what is bought and not in that table, of what is built on site, of a vessel that is cut open, and of packing and
 * liquids.
 */
export const massOf = (part: Part): number | undefined => {
  const { name } = part;
  if (isBoughtKnown(part)) return weighed([part]).kilograms;
  if (isMachine(part) || [tagged, isBought, painted].some((kind) => kind.test(name))) return undefined;
  // The liquid in a tank's sight glass makes nothing of the tank's weight.
  const delivered = part.pieces.filter(({ onSite, material }) => !onSite && material !== "liquid");
  const masses = delivered.map((piece) => weighed([new Part(name, [piece], {})]).kilograms);
  return masses.length > 0 && masses.every((mass) => mass > 0)
    ? masses.reduce((sum, mass) => sum + mass, 0)
    : undefined;
};
