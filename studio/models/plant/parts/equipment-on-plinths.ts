/**
 * Drums and coolers of the plant models on pairs of concrete plinths. The plinths are pieces for a foundation part
 * about the plant's origin.
 */
import { shellAndTube } from "../../../kit/exchangers.ts";
import { at } from "../../../kit/placement.ts";
import { pressureVessel, type VesselForm } from "../../../kit/pressure-vessels.ts";
import { block, type Piece } from "../../../kit/solids.ts";

type Place = readonly [x: number, y: number];
/** Size along X, along Y and up, and radius of the edges, mm. */
type Plinth = readonly [wide: number, deep: number, high: number, edge: number];

/** Two plinths, `offset` away from a position along X or Y on both sides. */
const pair = ([x, y]: Place, along: "x" | "y", offset: number, [wide, deep, high, edge]: Plinth): Piece[] =>
  [-offset, offset].flatMap((aside) =>
    at(block(wide, deep, high, "concrete", edge), along === "x" ? [x + aside, y, 0] : [x, y + aside, 0]),
  );

/** Horizontal drum of 1,500 × 3,600 T/T along X, its saddles on piers of height `high`. */
export const drumOnPiers = <Name extends string>(
  tag: string,
  place: Place,
  { high, edge }: { high: number; edge: number },
  form: Pick<VesselForm<Name>, "nozzles" | "manways" | "nameplate" | "lugs" | "welded">,
) => ({
  drum: pressureVessel(tag, {
    ...form,
    diameter: 1500,
    length: 3600,
    height: 1050,
    support: { saddles: [650, 2950] },
  }).at([...place, high]),
  piers: pair(place, "x", 1150, [420, 1700, high, edge]),
});

/**
 * Cooler of 600 with a floating head, its channel toward -X, -Y or +X, its saddles on plinths of height `high`.
 */
export const coolerOnPlinths = (
  tag: string,
  place: Place,
  { high, edge }: { high: number; edge: number },
  form: { length: number; axis: number; shellBore: number; turn: 0 | 90 | 180; shellInlet?: "far" | "near" },
) => {
  const { turn, ...shell } = form;
  const along = turn === 90 ? "y" : "x";
  const sizes = along === "x" ? ([380, 760] as const) : ([760, 380] as const);
  return {
    cooler: shellAndTube(tag, { ...shell, diameter: 600, tubeBore: 150 }).at([...place, high], [0, 0, 1], turn),
    plinths: pair(place, along, 0.28 * shell.length, [...sizes, high, edge]),
  };
};
