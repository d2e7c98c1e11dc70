import { columnShell, ellipticalHead, wholeHead, wholeShell } from "./parts/column-shell.ts";
import { padDensity } from "../../kit/knitted-mesh.ts";
import { part, withPorts } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import { at } from "../../kit/placement.ts";
import type { Model } from "../model.ts";
import { demisterPad, padFrom, vaporNozzle } from "./parts/column-demister.ts";
import { columnRadius, demister, ringWidth } from "./parts/column-duty.ts";

const standing = { from: 0, sweep: 180 };
const tangent = 430;
const { ring, front, middle, back } = demisterPad();
const low = -160;
const { pieces, end } = vaporNozzle(tangent);
const shell = withPorts("top of the column", { vapor: end }, [
  ...columnShell([low, tangent], standing),
  ...at(ellipticalHead(standing), [0, 0, tangent]),
  ...pieces,
]).at([0, 0, 0]);
leaveOpen(shell.vapor);

export default {
  name: "demister-pads",
  title: "Demister pad in segments",
  drawingNumber: "COL-201-GA-003",
  parts: [ring, middle, back, shell],
  camera: { bearing: -80, height: 29, frame: [1600, 1440], inside: 12, fill: 0.93 },
  sheet: {
    scale: 10,
    items: [
      {
        part: middle,
        description: `Pad of knitted wire between grids, ${demister.thickness} thick, ${padDensity} kg/m³`,
        quantity: 3,
      },
      { part: ring, description: "Support ring" },
      { part: shell, description: "Column head with vapor outlet, DN 250" },
    ],
    sections: {
      parts: [
        ring,
        front,
        middle,
        back,
        part("top of the column", [...wholeShell([low, tangent]), ...at(wholeHead(), [0, 0, tangent]), ...pieces]).at([
          0, 0, 0,
        ]),
      ],
      front: 0,
      right: 100,
      top: tangent - 100,
    },
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: [columnRadius - ringWidth, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: [-columnRadius, 0, tangent], along: "z", side: "left" },
      { view: "front", from: [0, 0, 0], to: shell.vapor, along: "z", side: "left", row: 2 },
      { view: "right", from: [0, columnRadius, 0], to: [0, columnRadius, padFrom], along: "z", side: "right" },
      {
        view: "right",
        from: [0, columnRadius, padFrom],
        to: [0, columnRadius, padFrom + demister.thickness],
        along: "z",
        side: "right",
        row: 2,
      },
      {
        view: "right",
        from: [0, -demister.split / 2, padFrom],
        to: [0, demister.split / 2, padFrom],
        along: "y",
        side: "below",
      },
    ],
    notes: [
      "Front segment taken out in the oblique view.",
      "Hook bolts under the ring's inner edge hold the outer segments.",
      "Segments are made larger than their places, and pressed together and against the shell.",
      "Knitted wire drawn coarser than it is, in sections as solid.",
    ],
  },
} satisfies Model;
