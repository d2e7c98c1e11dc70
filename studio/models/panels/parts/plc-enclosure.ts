/** Sheet-steel enclosure of the PLC panel, mm: X across, front toward -Y, on z = 0. */
import { liftingEyes } from "../../../kit/local-panels.ts";
import { at, type Point, slab } from "../../../kit/placement.ts";
import { cylinder, hollow, type Piece } from "../../../kit/solids.ts";
import { gland, glandHeight, glandRow } from "./field-cables.ts";
import { left, rows } from "./plc-places.ts";

export const plcSize = { width: 1000, height: 1400, depth: 350 } as const;
export const plinth = 100;
const plateThickness = 3;
/** Position of the mounting plate's face, and height of the gland plate's top. */
export const plateFace = plcSize.depth / 2 - 34;
const glandPlate = plinth + 6;

/** Glands across, and their row on the gland plate. */
const [glands, glandY] = [glandRow(12, plcSize.width / 2 - 130), -20] as const;
/** The field cables: openings of their glands on the plate, cables of each group of terminals, places on the plate. */
export const fieldRun = [
  glands.map((x): Point => [x, glandPlate + glandHeight, plateFace - glandY]),
  [4, 4, 2, 2],
  { left, field: rows.field, earth: rows.earth },
] as const;

/** Walls, rim with its seal, mounting plate, gland plate with its glands, plinth. */
export const plcEnclosure = (): Piece[] => {
  const { width, height, depth } = plcSize;
  const [w, d, top] = [width / 2, depth / 2, plinth + height];
  const rim = 28;
  return [
    ...slab([-w, d - plateThickness, plinth], [w, d, top], "paint"),
    ...[-1, 1].flatMap((side) =>
      slab([side * w, -d, plinth], [side * (w - plateThickness), d - plateThickness, top], "paint"),
    ),
    ...[plinth, top - plateThickness].flatMap((z) =>
      slab([-w + plateThickness, -d, z], [w - plateThickness, d - plateThickness, z + plateThickness], "paint"),
    ),
    ...[-1, 1].flatMap((side) => slab([side * w, -d, plinth], [side * (w - rim), -d + 3, top], "paint")),
    ...[plinth, top - rim].flatMap((z) => slab([-w + rim, -d, z], [w - rim, -d + 3, z + rim], "paint")),
    ...slab([-w + 40, plateFace, plinth + 50], [w - 40, plateFace + 3, top - 40], "galvanised"),
    ...[-1, 1].flatMap((side) =>
      [plinth + 120, top - 120].flatMap((z) =>
        at(cylinder(7, 31, "galvanised"), [side * (w - 60), plateFace + 3, z], [0, 1, 0]),
      ),
    ),
    ...slab([-w + 70, -d + 70, plinth + 3], [w - 70, d - 70, glandPlate], "galvanised"),
    ...glands.flatMap((x) => at(gland(glandPlate), [x, glandY, glandPlate])),
    ...[-1, 1].flatMap((side) => [
      ...hollow(2.5, slab([-w + 10, side * (d - 22), 0], [w - 10, side * (d - 14), plinth], "plinth")),
      ...hollow(2.5, slab([side * (w - 10), -d + 22, 0], [side * (w - 18), d - 22, plinth], "plinth")),
    ]),
    ...slab([-220, -d + 50, top - 34], [220, -d + 90, top - 3], "dial"),
    ...liftingEyes(w - 50, d - 50, top),
  ];
};

/** Images on its faces and screens, in models/screens/. */
export const plcTextures = {
  screen: "scrubber-overview.png",
  nameplate: "panel-nameplate.png",
  faceSupply: "module-supply.png",
  faceController: "module-controller.png",
  faceNetwork: "module-network.png",
  faceInput: "module-input.png",
  faceOutput: "module-output.png",
  faceAnalogue: "module-analogue.png",
} as const;
