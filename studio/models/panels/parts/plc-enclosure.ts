import { part } from "../../../kit/part.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { enclosureBody, openDoor, plateFace } from "./enclosure.ts";
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

/** The PLC panel in three parts: enclosure, mounting plate with its devices, door opened by an angle in degrees. */
export const plcPanel = (angle: number) => ({
  body: part("enclosure", enclosureBody(plcSize, glands)).at([0, 0, 0]),
  plate: part(
    "mounting plate",
    at(
      [...plcLayout(), ...fieldCables(entries, cables, { left, field: rows.field, earth: rows.earth })],
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
