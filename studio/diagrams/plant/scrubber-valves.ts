// The valve list of the scrubbing system: the register's valves, with the bodies and seals that follow from their classes.
import { lines as registeredLines, valves, type Valve } from "../../../packages/plant/scrubbing-system.ts";
import { lines } from "./registers/scrubber.ts";

/**
 * Body and seal by pipe class, suitable for dilute caustic liquor, or for water in stainless steel
 * lines.
 */
const bodies = {
  P1: { body: "Polypropylene", seal: "EPDM" },
  F1: { body: "FRP", seal: "EPDM" },
  S1: { body: "Stainless 316", seal: "PTFE" },
} as const;

const failWords = { FC: "closes", FO: "opens" } as const;

/** Rows of the valve list; their fields in the order of its columns. */
export const valveList = Object.entries<Valve>(valves).map(([tag, { kind, line, place, fails, opensAt }], index) => {
  const { bore, pipeClass } = registeredLines[line];
  return {
    item: String(index + 1),
    tag,
    kind,
    bore: `DN ${bore}`,
    line: lines[line],
    place,
    ...bodies[pipeClass],
    fails: fails ? failWords[fails] : "",
    opensAt: opensAt === undefined ? "" : `${opensAt} bar`,
  };
});
