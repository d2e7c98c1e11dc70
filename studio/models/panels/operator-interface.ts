import type { Point } from "../../kit/placement.ts";
import type { Dimension, Model } from "../model.ts";
import { cutOut, depth, footThickness, middle, mountedPanel, plateThickness, stand } from "./parts/door-section.ts";
import { bezel, bezelDepth } from "./parts/operator-panel.ts";
import { glass, inches } from "./parts/panel-devices.ts";

const front = mountedPanel("operator panel", false);
const back = mountedPanel("panel from behind", true);
const shown = [front.door, front.panel].map((made) => made.at([0, 0, footThickness]));
/** Behind and to the right of the first one, so that its back is seen. */
const [x, y, turn] = [362, 265, 154] as const;
const turned = [back.door, back.panel].map((made) => made.at([x, y, footThickness], [0, 0, 1], turn));
const stands = [stand("stand").at([0, 0, 0]), stand("second stand").at([x, y, 0], [0, 0, 1], turn)];

/** Width and height of a rectangle centered on a height, as dimensions in a row. */
const outline = ([wide, high]: readonly [number, number], z: number, row: number): Dimension[] => {
  const from: Point = [-wide / 2, 0, z - high / 2];
  return [
    { view: "front", from, to: [wide / 2, 0, z - high / 2], along: "x", side: "below", row },
    { view: "front", from, to: [-wide / 2, 0, z + high / 2], along: "z", side: "left", row },
  ];
};

export default {
  name: "operator-interface",
  title: `Operator interface, ${inches}-inch panel`,
  drawingNumber: "SCR-101-GA-006",
  parts: [...shown, ...turned, ...stands],
  camera: { bearing: -80, height: 17, frame: [1600, 900], samples: 24, bevel: 0.6 },
  textures: { screen: "scrubber-overview.png", nameplate: "panel-nameplate.png" },
  sheet: {
    scale: 5,
    parts: shown,
    items: [
      { part: front.panel, description: `Operator panel, picture ${inches} inches across` },
      { part: front.door, description: `Door, sheet ${plateThickness}, cut-out ${cutOut[0]} × ${cutOut[1]}` },
    ],
    dimensions: [
      ...outline(bezel, footThickness + middle, 1),
      ...outline(glass, footThickness + middle + 4, 2),
      { view: "right", from: [0, 0, footThickness], to: [0, depth, footThickness], along: "y", side: "below" },
      {
        view: "right",
        from: [0, -bezelDepth, footThickness],
        to: [0, depth, footThickness],
        along: "y",
        side: "below",
        row: 2,
      },
    ],
    notes: [
      `Cut-out ${cutOut[0]} × ${cutOut[1]}; six clamps press the seal on the door.`,
      "Leave 50 clear behind the plugs for cables.",
    ],
  },
} satisfies Model;
