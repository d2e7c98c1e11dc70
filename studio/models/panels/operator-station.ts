import { cable } from "../../kit/cable.ts";
import { part } from "../../kit/part.ts";
import { at, type Point } from "../../kit/placement.ts";
import type { Model } from "../model.ts";
import { controlDesk, depth, eyes, height, length, railTop, screenOnArm } from "./parts/control-desk.ts";
import { buttonBox, keyboard, kneeSpace, mouse, signalTower, telephone } from "./parts/workplace.ts";

const desk = controlDesk();
const knee = kneeSpace(length) / 2;
const screens = [
  screenOnArm("left screen", "screenLeft", -560, 560, 24),
  screenOnArm("middle screen", "screenMiddle", 0, 640, 0),
  screenOnArm("right screen", "screenRight", 560, 560, -24),
];

const onDesk = part("on the desk", [
  ...at(keyboard(), [-20, 230, height]),
  ...at(mouse(), [370, 220, height]),
  ...at(buttonBox(), [-560, 250, height], [0, 0, 1], 12),
  ...at(telephone(), [840, 330, height], [0, 0, 1], -18),
  // From keyboard, button box and telephone, each into a hole of the desk.
  ...(
    [
      [
        [-20, 298, 8],
        [-20, 340, 5],
        [-90, 440, 4],
        [-250, 600, 4],
        [-326, 720, 5],
      ],
      [
        [-573, 310, 8],
        [-590, 390, 7],
        [-490, 560, 7],
        [-340, 716, 6],
      ],
      [
        [870, 424, 8],
        [886, 510, 7],
        [620, 650, 7],
        [336, 718, 6],
      ],
    ] as const
  ).flatMap((points) =>
    cable(
      points.map(([x, y, z]): Point => [x, y, height + z]),
      2.6,
      "plinth",
    ),
  ),
]).at([0, 0, 0]);
const lamp = part("signal tower", signalTower()).at([length / 2 - 130, depth - 76, height + 420]);

export default {
  name: "operator-station",
  title: "Operator station",
  drawingNumber: "IA-GA-301",
  parts: [desk, ...screens, onDesk, lamp],
  camera: { bearing: -76, height: 15, frame: [1600, 1100], bevel: 1 },
  textures: {
    screenLeft: "historical-trends.png",
    screenMiddle: "water-treatment-overview.png",
    screenRight: "reverse-osmosis-train.png",
  },
  sheet: {
    scale: 20,
    items: [
      { part: desk, description: "Desk with two cabinets and slatted rail" },
      ...screens.slice(1, 2).map((part) => ({ part, description: "Screen, 24 inches, on an arm", quantity: 3 })),
      { part: onDesk, description: "Keyboard, mouse, telephone, box of alarm buttons" },
      { part: lamp, description: "Signal tower with buzzer" },
    ],
    dimensions: [
      { view: "front", from: [-knee, 0, 0], to: [knee, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-length / 2, 0, 0], to: [-length / 2, 0, height], along: "z", side: "left" },
      { view: "front", from: [length / 2, 0, 0], to: [length / 2 - 36, 0, railTop], along: "z", side: "right" },
    ],
    notes: [
      "Computers stand in the cabinets; cables leave through the floor.",
      `Middle of the screens ${eyes} above the floor.`,
    ],
  },
} satisfies Model;
