import { columnShell, ellipticalHead } from "./parts/column-shell.ts";
import { padDensity } from "../../kit/knitted-mesh.ts";
import { withPorts } from "../../kit/part.ts";
import { leaveOpen } from "../../kit/spools.ts";
import { at } from "../../kit/placement.ts";
import type { Model } from "../model.ts";
import { demisterPad, padFrom, vaporNozzle } from "./parts/column-demister.ts";
import { columnRadius, demister } from "./parts/column-duty.ts";

const standing = { from: 0, sweep: 180 };
const tangent = 430;
const { ring, middle, back } = demisterPad();
const { pieces, end } = vaporNozzle(tangent);
const shell = withPorts("top of the column", { vapor: end }, [
  ...columnShell([-160, tangent], standing),
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
    scale: 12,
    items: [
      {
        part: middle,
        description: `Pad of knitted wire between grids, ${demister.thickness} thick, ${padDensity} kg/m³`,
        quantity: 3,
      },
      { part: ring, description: "Support ring" },
      { part: shell, description: "Column head with vapour outlet, DN 250" },
    ],
    dimensions: [
      { view: "front", from: [-columnRadius, 0, 0], to: [columnRadius, 0, 0], along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: shell.vapor, along: "z", side: "left" },
      { view: "right", from: [0, 0, padFrom], to: [0, 0, padFrom + demister.thickness], along: "z", side: "right" },
      // The other edge of the middle segment is hidden.
      { view: "right", from: [0, -demister.split / 2, padFrom], to: [0, 0, padFrom], along: "y", side: "below" },
    ],
    notes: [
      "Dimensions in millimetres.",
      `Front segment taken out. Middle segment ${demister.split} wide.`,
      "Knitted wire drawn coarser than it is.",
    ],
  },
} satisfies Model;
