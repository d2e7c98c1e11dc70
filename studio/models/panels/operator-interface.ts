import type { Point } from "../../kit/placement.ts";
import type { Dimension, Model } from "../model.ts";
import { cutOut, depth, middle, mountedPanel, plateThickness } from "./parts/door-section.ts";
import { bezel, bezelDepth } from "./parts/operator-panel.ts";
import { glass, inches } from "./parts/panel-devices.ts";

const front = mountedPanel("operator panel", false);
const back = mountedPanel("panel from behind", true);
const shown = [front.door.at([0, 0, 0]), front.panel.at([0, 0, 0])];
const turned = [back.door, back.panel].map((made) => made.at([430, 150, 0], [0, 0, 1], 152));

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
  parts: [...shown, ...turned],
  camera: { bearing: -82, height: 13, frame: [1600, 1000], samples: 24, bevel: 0.6 },
  textures: { screen: "scrubber-overview.png", nameplate: "panel-nameplate.png" },
  sheet: {
    scale: 5,
    parts: shown,
    items: [
      { part: front.panel, description: `Operator panel, picture ${inches} inches across` },
      { part: front.door, description: `Door, sheet ${plateThickness}, cut-out ${cutOut[0]} × ${cutOut[1]}` },
    ],
    dimensions: [
      ...outline(bezel, middle, 1),
      ...outline(glass, middle + 4, 2),
      { view: "right", from: [0, 0, 0], to: [0, depth, 0], along: "y", side: "below" },
      { view: "right", from: [0, -bezelDepth, 0], to: [0, depth, 0], along: "y", side: "below", row: 2 },
    ],
    notes: [
      `Cut-out ${cutOut[0]} × ${cutOut[1]}; six clamps press the seal on the door.`,
      "Leave 50 clear behind the plugs for cables.",
    ],
  },
} satisfies Model;
