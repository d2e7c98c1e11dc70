import { cable } from "../../../kit/cable.ts";
import { undrawn } from "../../../kit/engraving.ts";
import { part } from "../../../kit/part.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { type Piece, tube } from "../../../kit/solids.ts";
import { doorCableEnd, enclosureBody, openDoor, plateFace } from "./enclosure.ts";
import { fieldCables } from "./field-cables.ts";
import { plcLayout } from "./plc-layout.ts";
import { left, rows } from "./plc-rows.ts";

export const plcSize = { width: 1000, height: 1400, depth: 350 } as const;
export const plinthHeight = 100;
const glands = 12;

/** Openings of the glands on the mounting plate: across, above the floor, out of the plate, mm. */
const entries = Array.from({ length: glands }, (_, index): Point => {
  const x = -plcSize.width / 2 + 130 + (index * (plcSize.width - 260)) / (glands - 1);
  return [x, plinthHeight + 22, plateFace(plcSize) + 20];
});
/** Cables of each group of field terminals. */
const cables = [4, 4, 2, 2] as const;

/** The door's cable, which sheets show as little as the door, from the hinges into the duct beside them, in the plate's axes: across, above the floor, out of it. */
const cableFromDoor = (angle: number): Piece[] => {
  const [duct, cover, height] = [-425, 80, 880] as const;
  const onPlate = ([x, y, z]: Point): Point => [x, z, plateFace(plcSize) - y];
  return undrawn([
    ...cable(
      [
        ...doorCableEnd(plcSize, angle).map(onPlate),
        [duct - 8, height + 6, 290],
        [duct, height, 180],
        [duct, height, cover - 4],
      ],
      9,
      "plinth",
    ),
    ...at(tube(15, 9, 5, "rubber"), [duct, height, cover]),
  ]);
};

/** The PLC panel in three parts: enclosure, mounting plate with its devices, door opened by an angle in degrees. */
export const plcPanel = (angle: number) => ({
  body: part("enclosure", enclosureBody(plcSize, glands)).at([0, 0, 0]),
  plate: part(
    "mounting plate",
    at(
      [
        ...plcLayout(),
        ...cableFromDoor(angle),
        ...fieldCables(entries, cables, { left, field: rows.field, earth: rows.earth }),
      ],
      [0, plateFace(plcSize), 0],
      [0, -1, 0],
    ),
  ).at([0, 0, 0]),
  door: openDoor("door", plcSize, angle),
});

/** Images on its faces and screens, in models/screens/. */
export const plcPictures = {
  screen: "scrubber-overview.png",
  nameplate: "panel-nameplate.png",
  faceSupply: "module-supply.png",
  faceController: "module-controller.png",
  faceNetwork: "module-network.png",
  faceInput: "module-input.png",
  faceOutput: "module-output.png",
  faceAnalogue: "module-analogue.png",
} as const;
