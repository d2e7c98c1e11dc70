import { lines } from "../../../../packages/plant/scrubbing-system.ts";
import { bolting, flange } from "../../../kit/flanges.ts";
import { diaphragmSeal } from "../../../kit/instruments.ts";
import { endAt, endsOf, type Part, type WithPorts, withPorts } from "../../../kit/part.ts";
import { at, ring } from "../../../kit/placement.ts";
import { block, type Outline, revolved, tube } from "../../../kit/solids.ts";
import { nozzle, onShell } from "../../../kit/vessels.ts";
import { ductBore, throatBore } from "./duty.ts";

const throat = throatBore / 2;
const duct = ductBore / 2;
const wall = 8;
/** Heights above the outlet's face, mm: diffuser (6° per side), throat, converging section (12°), straight inlet. */
const diffuser = [250, 1680] as const;
const throatTop = diffuser[1] + 300;
const converged = throatTop + 700;
const venturiHeight = converged + 420;
/** Heights from the outlet's face to the inlet's, between which are outlet, diffuser, throat, converging section and inlet. */
export const venturiHeights = [0, ...diffuser, throatTop, converged, venturiHeight] as const;

const outline: Outline = [
  [duct, 16],
  [duct + wall, 16],
  [duct + wall, diffuser[0]],
  [throat + wall, diffuser[1]],
  [throat + wall, throatTop],
  [duct + wall, converged],
  [duct + wall, venturiHeight - 16],
  [duct, venturiHeight - 16],
  [duct, converged],
  [throat, throatTop],
  [throat, diffuser[1]],
  [duct, diffuser[0]],
];

const band = (bore: number, z: number) => [
  ...at(tube(bore / 2 + 66, bore / 2 + 6, 16, "frp"), [0, 0, z]),
  ...at(tube(bore / 2 + 66, bore / 2 + 6, 16, "frp"), [0, 0, z + 19]),
  ...at(bolting(bore + 20, "duct", [16, 16]), [0, 0, z + 17.5]),
];

/** A plastic part made of FRP instead, for gas that is too hot for polypropylene. */
export const laminated = <Of extends Part>(of: Of): Of => {
  for (const piece of of.pieces) if (piece.material === "polypropylene") piece.material = "frp";
  return of;
};

/** Bearing of the seals for the pressure drop, between two gussets of the outlet, degrees. */
const tapped = 105;

/**
 * Venturi standing on its outlet. Ports: gas inlet at the top, gas outlet at the bottom, liquor into the straight inlet
 * toward -Y, capillaries of the pressure before and behind it.
 */
export const venturi = (): WithPorts<"gasIn" | "gasOut" | "liquor" | "before" | "behind"> => {
  const liquor = nozzle({ bore: lines.venturi.bore, ...onShell(duct + wall, -90, converged + 200), reach: 150 });
  const sealed = (z: number) => {
    const { root, direction } = onShell(duct + wall, tapped, z);
    return diaphragmSeal(root, direction, 150);
  };
  const [before, behind] = [sealed(converged + 270), sealed(diffuser[0] + 50)];
  const made = withPorts(
    "VS-101",
    {
      gasIn: endAt(ductBore, "duct", [0, 0, venturiHeight], [0, 0, 1]),
      gasOut: endAt(ductBore, "duct"),
      ...endsOf({ liquor, before, behind }),
    },
    [
      ...revolved(outline, "frp"),
      ...flange(ductBore, "duct"),
      ...at(flange(ductBore, "duct"), [0, 0, venturiHeight], [0, 0, -1]),
      ...[liquor, before, behind].flatMap(({ pieces }) => pieces),
      ...band(throatBore, diffuser[1] + 10),
      ...band(throatBore, throatTop - 50),
      ...ring(at(block(70, 14, 170, "frp"), [0, 0, 16]), 8, duct + wall + 28),
    ],
  );
  return laminated(made);
};
