import { undrawn } from "../../kit/engraving.ts";
import { part } from "../../kit/part.ts";
import { at } from "../../kit/placement.ts";
import type { Dimension, Item, Model } from "../model.ts";
import { fieldCables } from "./parts/field-cables.ts";
import { bezel } from "./parts/operator-panel.ts";
import { devices } from "./parts/plc-devices.ts";
import { buttons, doorAside, doorHeights, doorLeads, doorMiddle, plcDoor } from "./parts/plc-door.ts";
import { fieldRun, plateFace, plcEnclosure, plcTextures, plcSize, plinth } from "./parts/plc-enclosure.ts";
import { plcLayout } from "./parts/plc-layout.ts";
import { rows } from "./parts/plc-places.ts";

/** Degrees by which the door is open. */
const angle = 116;
const body = part("enclosure", plcEnclosure()).at([0, 0, 0]);
export const door = plcDoor(angle);
// Sheets show the door's leads as little as the door.
const onPlate = [
  ...plcLayout(),
  ["Door leads", undrawn(doorLeads(angle))] as const,
  ["-W1…12", fieldCables(...fieldRun)] as const,
].map(([name, pieces]) => part(name, at(pieces, [0, plateFace, 0], [0, -1, 0])).at([0, 0, 0]));
const plate = part(
  "mounting plate",
  onPlate.flatMap(({ pieces }) => pieces),
).at([0, 0, 0]);
const [half, deep] = [plcSize.width / 2, plcSize.depth / 2];
const top = plinth + plcSize.height;

/** On the sheet, the closed door is at the panel's left: from its place on the panel along X. */
export const aside = -1080;
export const closed = doorAside(aside);

const enclosure = { part: body, description: "Enclosure, sheet steel 3, with plinth" };
/** The parts list of the model by designations; on that of the sheet the plate is one. */
export const lines: Item[] = [
  enclosure,
  ...onPlate.map((own) => {
    const device = devices.find(([designation]) => designation === own.name)?.[1];
    return { part: own, description: device ? `${own.name} ${device}` : own.name };
  }),
  { part: door, description: "Door with -P1 and -S1…5" },
];

export default {
  name: "plc-panel",
  title: "PLC panel",
  drawingNumber: "IA-GA-101",
  parts: [body, ...onPlate, door],
  camera: { bearing: -80, height: 10, frame: [1600, 1400], samples: 24, inside: 14, bevel: 0.8 },
  textures: plcTextures,
  sheet: {
    scale: 10,
    parts: [body, plate, closed],
    loose: [closed],
    items: [
      enclosure,
      { part: plate, description: "Mounting plate: supplies, two racks, relays, terminals" },
      { part: closed, description: "Door with operator panel and five push-buttons" },
    ],
    dimensions: [
      { view: "front", from: [-half, 0, 0], to: [half, 0, 0], along: "x", side: "below" },
      ...[doorHeights.buttons, doorHeights.screen].map((z, index): Dimension => ({
        view: "front",
        from: [doorMiddle + aside - half, 0, 0],
        to: [doorMiddle + aside + (index === 0 ? (buttons[0] ?? 0) : -bezel[0] / 2), 0, z],
        along: "z",
        side: "left",
        row: index + 1,
      })),
      {
        view: "front",
        from: [doorMiddle + aside + (buttons[0] ?? 0), 0, doorHeights.buttons],
        to: [doorMiddle + aside + (buttons[1] ?? 0), 0, doorHeights.buttons],
        along: "x",
        side: "below",
        fit: "(4×)",
      },
      { view: "front", from: [half, 0, 0], to: [half, 0, top], along: "z", side: "right", row: 3 },
      { view: "front", from: [half, 0, 0], to: [half, 0, rows.rack], along: "z", side: "right" },
      { view: "front", from: [half, 0, 0], to: [half, 0, rows.terminals], along: "z", side: "right", row: 2 },
      { view: "right", from: [0, -deep, 0], to: [0, deep, 0], along: "y", side: "below" },
    ],
    notes: [
      "Elevation: the door, from outside, beside the open panel. Wires not shown. Cables enter from below.",
      "View from the right: with the door closed.",
    ],
  },
} satisfies Model;
