import * as cad from "replicad";
import { cable } from "../kit/cable.ts";
import { part } from "../kit/part.ts";
import { at, type Point, slab } from "../kit/placement.ts";
import { block, cylinder, solid } from "../kit/solids.ts";
import type { Model } from "./model.ts";
import { bezel, bezelDepth, glass, housing, operatorPanelBack, operatorPanelFront } from "./parts/operator-panel.ts";

/** A piece of a panel's door, mm: sheet, folded edge, and the cut-out a millimetre wider than the housing. */
const [wide, high, sheetThickness, edge] = [420, 330, 2, 22] as const;
const cutOut = [housing.size[0] + 1, housing.size[1] + 1] as const;
const middle = 170;
/** What stands behind the door's face: sheet, housing, ribs. */
const depth = sheetThickness + housing.depth + 20;
const towards: Point = [0, -1, 0];

const doorSection = () => [
  ...at(
    solid("door section", "paint", () =>
      cad
        .drawRoundedRectangle(wide, high, 3)
        .cut(cad.drawRectangle(...cutOut).translate(0, middle - high / 2))
        .sketchOnPlane("XY")
        .extrude(sheetThickness),
    ),
    [0, sheetThickness, high / 2],
    towards,
  ),
  ...[-1, 1].flatMap((side) => slab([(side * wide) / 2, 0, 3], [side * (wide / 2 - 2), edge, high - 3], "paint")),
  ...[0, high - 2].flatMap((z) => slab([-wide / 2 + 3, 0, z], [wide / 2 - 3, edge, z + 2], "paint")),
  ...[-1, 1].flatMap((side) =>
    slab([side * (wide / 2 - 20), 2, 20], [side * (wide / 2 - 32), 10, high - 20], "rubber"),
  ),
  ...at(cylinder(4, 18, "galvanised"), [165, 2, 300], [0, 1, 0]),
  ...at(cylinder(7, 4, "galvanised"), [165, 2, 300], [0, 1, 0]),
];

/** Door section with its panel, screen towards -Y, standing on z = 0. */
const mounted = (name: string, wired: boolean) => {
  const onDoor = (pieces: Parameters<typeof at>[0]) => at(pieces, [0, 0, middle], towards);
  const behind = housing.depth + sheetThickness + 8;
  const plugs = middle - housing.size[1] / 2 + 11;
  return {
    door: part(`${name} door`, doorSection()),
    panel: part(name, [
      ...onDoor(operatorPanelFront()),
      ...onDoor(operatorPanelBack(sheetThickness)),
      ...(wired
        ? [
            ...at(block(22, 12, 18, "rubber"), [80, behind, plugs + 8], [0, 0, -1]),
            ...at(block(13, 9, 20, "internals"), [30, behind, plugs + 6], [0, 0, -1]),
            ...cable(
              [
                [80, behind, plugs - 4],
                [80, behind, plugs - 30],
                [88, behind + 14, plugs - 62],
                [120, behind + 60, 10],
                [170, behind + 120, 4],
              ],
              3.6,
              "plinth",
            ),
            ...cable(
              [
                [30, behind, plugs - 10],
                [30, behind, plugs - 36],
                [34, behind + 20, plugs - 66],
                [50, behind + 80, 10],
                [75, behind + 150, 3],
              ],
              3,
              "green",
            ),
          ]
        : []),
    ]),
  };
};

const front = mounted("operator panel", false);
const back = mounted("panel from behind", true);
const shown = [front.door.at([0, 0, 0]), front.panel.at([0, 0, 0])];
const turned = [back.door, back.panel].map((made) => made.at([430, 150, 0], [0, 0, 1], 152));

export default {
  name: "operator-interface",
  title: "Operator interface, nine-inch panel",
  drawingNumber: "SCR-101-GA-006",
  parts: [...shown, ...turned],
  camera: { bearing: -82, height: 13, frame: [1600, 1000], samples: 24, bevel: 0.6 },
  pictures: { screen: "scrubber-overview.png", nameplate: "panel-nameplate.png" },
  sheet: {
    scale: 5,
    parts: shown,
    items: [
      { part: front.panel, description: "Operator panel, picture nine inches across" },
      { part: front.door, description: `Door, sheet ${sheetThickness}, cut-out ${cutOut[0]} × ${cutOut[1]}` },
    ],
    dimensions: [
      {
        view: "front",
        from: [-bezel[0] / 2, 0, middle - bezel[1] / 2],
        to: [bezel[0] / 2, 0, middle - bezel[1] / 2],
        along: "x",
        side: "below",
      },
      {
        view: "front",
        from: [-bezel[0] / 2, 0, middle - bezel[1] / 2],
        to: [-bezel[0] / 2, 0, middle + bezel[1] / 2],
        along: "z",
        side: "left",
      },
      {
        view: "front",
        from: [-glass[0] / 2, 0, middle + 4 - glass[1] / 2],
        to: [glass[0] / 2, 0, middle + 4 - glass[1] / 2],
        along: "x",
        side: "below",
        row: 2,
      },
      {
        view: "front",
        from: [-glass[0] / 2, 0, middle + 4 - glass[1] / 2],
        to: [-glass[0] / 2, 0, middle + 4 + glass[1] / 2],
        along: "z",
        side: "left",
        row: 2,
      },
      { view: "right", from: [0, 0, 0], to: [0, depth, 0], along: "y", side: "below" },
      { view: "right", from: [0, -bezelDepth, 0], to: [0, depth, 0], along: "y", side: "below", row: 2 },
    ],
    notes: [
      "Dimensions in millimetres.",
      `Cut-out ${cutOut[0]} × ${cutOut[1]}; six clamps press the seal on the door.`,
      "Leave 50 clear behind the plugs for cables.",
    ],
  },
} satisfies Model;
