import { cable } from "../../../kit/cable.ts";
import { part } from "../../../kit/part.ts";
import { at } from "../../../kit/placement.ts";
import { enclosureBody, openDoor, plateFace } from "./enclosure.ts";
import { plcLayout, rows } from "./plc-layout.ts";

export const plcSize = { width: 1000, height: 1400, depth: 350 } as const;
export const plinthHeight = 100;
const glands = 12;

/** Field cables from their glands up to the lowest row of terminals. */
const fieldCables = () =>
  Array.from({ length: glands }, (_, index) => {
    const x = -plcSize.width / 2 + 130 + (index * (plcSize.width - 260)) / (glands - 1);
    const near = plateFace(plcSize) - 34;
    return cable(
      [
        [x, -20, 122.5],
        [x, -20, 152],
        [x, 30, 195],
        [x * 0.97, near - 22, 235],
        [x * 0.95, near, rows.field - 26],
      ],
      7.5,
      "plinth",
    );
  }).flat();

/** The PLC panel in three parts: enclosure, mounting plate with its devices, door opened by an angle in degrees. */
export const plcPanel = (angle: number) => ({
  body: part("enclosure", enclosureBody(plcSize, glands)).at([0, 0, 0]),
  plate: part("mounting plate", [...at(plcLayout(), [0, plateFace(plcSize), 0], [0, -1, 0]), ...fieldCables()]).at([
    0, 0, 0,
  ]),
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
