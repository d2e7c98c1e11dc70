import { undrawn } from "../../../kit/engraving.ts";
import { part } from "../../../kit/part.ts";
import { at, type Point } from "../../../kit/placement.ts";
import { enclosureBody, glandPlate, leadsFromDoor, openDoor, plateFace } from "./enclosure.ts";
import { fieldCables, glandHeight, glandRow } from "./field-cables.ts";
import { plcLayout } from "./plc-layout.ts";
import { left, rows } from "./plc-rows.ts";

export const plcSize = { width: 1000, height: 1400, depth: 350 } as const;

/** Glands from the panel's middle, mm, and how many cables each group of field terminals has. */
export const glands = glandRow(12, plcSize.width / 2 - 130);
const cables = [4, 4, 2, 2] as const;
/** The field cables: openings of their glands on the mounting plate, shares of the groups, places on the plate. */
export const fieldRun = [
  glands.map((x): Point => [x, glandPlate + glandHeight, plateFace(plcSize) + 20]),
  cables,
  { left, field: rows.field, earth: rows.earth },
] as const;

/** The PLC panel in three parts: enclosure, mounting plate with its devices, door opened by an angle in degrees. */
export const plcPanel = (angle: number) => ({
  body: part("enclosure", enclosureBody(plcSize, glands)).at([0, 0, 0]),
  plate: part(
    "mounting plate",
    at(
      [
        ...plcLayout(),
        // Sheets show the door's leads as little as the door.
        ...undrawn(leadsFromDoor(plcSize, angle)),
        ...fieldCables(...fieldRun),
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
