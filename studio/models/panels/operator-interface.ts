import { part } from "../../kit/part.ts";
import type { Point } from "../../kit/placement.ts";
import type { Dimension, Model } from "../model.ts";
import {
  cutOut,
  depth,
  doorSection,
  footThickness,
  high,
  middle,
  mountedPanel,
  plateThickness,
  stand,
  wide,
} from "./parts/door-section.ts";
import { bezel, bezelDepth } from "./parts/operator-panel.ts";
import { glass, inches } from "./parts/panel-devices.ts";

const front = mountedPanel("operator panel", false);
const back = mountedPanel("panel from behind", true);
const shown = [front.door, front.panel].map((made) => made.at([0, 0, footThickness]));
/** Behind and to the right of the first one, so that its back is seen. */
const [x, y, turn] = [362, 265, 154] as const;
const turned = [back.door, back.panel].map((made) => made.at([x, y, footThickness], [0, 0, 1], turn));
const stands = [stand("stand").at([0, 0, 0]), stand("second stand").at([x, y, 0], [0, 0, 1], turn)];

/** On the sheet, the panel from behind and the bare door stand beside the panel: places of their middles along X. */
export const [behind, bare] = [455, 910] as const;
const drawn = mountedPanel("panel seen from behind", true);
const beside = [
  ...[drawn.door, drawn.panel].map((made) => made.at([behind, 0, footThickness], [0, 0, 1], 180)),
  part("door without panel", doorSection()).at([bare, 0, footThickness]),
];
const drafted = [...shown, ...beside];

/** Width and height of a rectangle centered on a height, as dimensions in a row. */
const outline = ([width, height]: readonly [number, number], z: number, row: number): Dimension[] => {
  const from: Point = [-width / 2, 0, z - height / 2];
  return [
    { view: "front", from, to: [width / 2, 0, z - height / 2], along: "x", side: "below", row },
    { view: "front", from, to: [-width / 2, 0, z + height / 2], along: "z", side: "left", row },
  ];
};

/** Points along X or Z at the lower right corner of the cut-out, in dimensions of a row. */
const chain = (along: "x" | "z", row: number, ...stations: readonly number[]): Dimension[] =>
  stations.slice(1).map((to, index) => {
    const [from, until] = [stations[index] as number, to].map((station): Point =>
      along === "x"
        ? [bare + station, 0, footThickness + middle - cutOut[1] / 2]
        : [bare + cutOut[0] / 2, 0, footThickness + station],
    ) as [Point, Point];
    return { view: "front", from, to: until, along, side: along === "x" ? "below" : "right", row };
  });
const corner = middle - bezel[1] / 2;

export default {
  name: "operator-interface",
  title: `Operator interface, ${inches}-inch panel`,
  drawingNumber: "SCR-101-GA-006",
  parts: [...shown, ...turned, ...stands],
  camera: { bearing: -80, height: 17, frame: [1600, 900], samples: 24, bevel: 0.6 },
  textures: { screen: "scrubber-overview.png", nameplate: "panel-nameplate.png" },
  sheet: {
    scale: 5,
    parts: drafted,
    loose: beside,
    // Between the two panels, so that the view from the right shows the one from the side alone.
    sections: { parts: drafted, right: behind / 2 },
    items: [
      { part: front.panel, description: `Operator panel, ${inches} inches, with seal and six clamps` },
      { part: front.door, description: `Section of the door, sheet steel ${plateThickness}` },
    ],
    dimensions: [
      ...outline(bezel, footThickness + middle, 1),
      ...outline(glass, footThickness + middle + 4, 2),
      {
        view: "front",
        from: [-wide / 2, 0, footThickness + corner],
        to: [-bezel[0] / 2, 0, footThickness + corner],
        along: "x",
        side: "below",
        row: 1,
      },
      {
        view: "front",
        from: [-wide / 2, 0, footThickness],
        to: [-bezel[0] / 2, 0, footThickness + corner],
        along: "z",
        side: "left",
        row: 1,
      },
      ...chain("x", 1, -wide / 2, -cutOut[0] / 2, cutOut[0] / 2, wide / 2),
      ...chain("z", 1, 0, middle - cutOut[1] / 2, middle + cutOut[1] / 2, high),
      {
        view: "front",
        from: [bare + wide / 2, 0, footThickness],
        to: [bare + wide / 2, 0, footThickness + high],
        along: "z",
        side: "right",
        row: 2,
      },
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
      `Cut-out ${cutOut[0]} × ${cutOut[1]}, +1, corners R 3 at most; six clamps press the seal on the door, 0.5 N·m each.`,
      "Leave 50 clear behind the plugs for cables. From behind, the door is seen with the panel's cables in place.",
      "Size and weight are those of door section and panel, without what stands beside them.",
    ],
  },
} satisfies Model;
