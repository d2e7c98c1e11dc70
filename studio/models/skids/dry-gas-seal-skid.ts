import { blinded } from "../../kit/branched-runs.ts";
import { straightCable } from "../../kit/cable.ts";
import { gaugeBoard } from "../../kit/gauge-boards.ts";
import { impulse } from "../../kit/instruments.ts";
import { part } from "../../kit/part.ts";
import { at, slab } from "../../kit/placement.ts";
import { rack } from "../../kit/racks.ts";
import { cylinder, hollow } from "../../kit/solids.ts";
import { leaveOpen } from "../../kit/spools.ts";
import type { Model } from "../model.ts";
import { gasRack, sealGasHeaders, sealGasPiping } from "./parts/seal-gas-headers.ts";
import { sealGasLines } from "./parts/seal-gas-lines.ts";

const { edge, plane, headerX, foot, upper } = gasRack;
const [depth, height] = [800, 2050];
/** Transmitters are above their lines, so that condensate in an impulse line drains back into the gas line. */
const transmitters = 1600;
const frame = rack("rack", { width: 2 * edge, depth, height, bays: [-410], rails: [transmitters] });
const headers = sealGasHeaders();
const { filter, drains, supply, control, header, nitrogen, regulator } = headers;
const { lines, first, readers, strut, out, into, nitrogenIn } = sealGasLines(headers, transmitters);
const board = gaugeBoard("gauge board", [["supply", "header", "nitrogen"]], 1640, false).at([-815, 0, 0]);
const pipes = sealGasPiping(headers, nitrogenIn, board);
const steel = part("brackets", [
  ...[1652, 1820].flatMap((z) => slab([60 - edge, 5, z], [-440, 13, z + 36], "stainless")),
  ...[foot + 405, upper + 45].flatMap((z) => slab([-440, 60, z], [headerX + 10, plane - 16, z + 10], "stainless")),
  ...slab([-440, 60, 1747], [-400, 330, 1759], "stainless"),
]).at([0, 0, 0]);
/** Ends along X and top of the cable duct below the transmitters, top of the junction box at its lower end, mm. */
const [from, to, top, box] = [-380, edge - 60, transmitters - 60, 400];
const wiring = part("cable duct", [
  ...hollow(1.5, slab([from, 8, top - 60], [to, 58, top], "galvanised")),
  ...hollow(1.5, slab([to - 60, 8, box - 120], [to, 58, top - 60], "galvanised")),
  ...readers.flatMap(([reader, , level]) => {
    const x = reader + 84.5;
    return [
      ...straightCable([[x, 40, top], { z: level + 236 }, { x: x - 8 }], 7, "rubber"),
      ...at(cylinder(12, 24, "galvanised"), [x, 40, top - 8]),
    ];
  }),
  ...hollow(2, slab([to - 420, -70, box - 210], [to - 60, 70, box], "paint")),
  ...hollow(1.5, slab([to - 430, -78, box - 218], [to - 50, -68, box + 8], "paint")),
  ...[-175, 175].flatMap((x) =>
    [-98, 98].flatMap((z) => at(cylinder(7, 5, "galvanised"), [to - 240 + x, -78, box - 105 + z], [0, -1, 0])),
  ),
  ...slab([to - 300, -81, box - 90], [to - 180, -78, box - 45], "stainless"),
  ...[0, 1, 2, 3].flatMap((gland) => at(cylinder(14, 36, "galvanised"), [to - 360 + gland * 80, 0, box - 246])),
]).at([0, 0, 0]);
leaveOpen(supply.inlet, ...out.outside, ...into.outside);

export default {
  name: "dry-gas-seal-skid",
  title: "Dry gas seal skid",
  drawingNumber: "PLT-301-GA-012",
  parts: [
    frame,
    filter,
    ...drains,
    supply,
    control,
    header,
    nitrogen,
    regulator,
    out.plate,
    into.plate,
    board,
    steel,
    strut,
    wiring,
    ...lines.flatMap(({ parts }) => parts),
    ...pipes,
    ...blinded(header.inlet, header.outlet, nitrogen.inlet, nitrogen.outlet),
  ],
  camera: { bearing: -66, height: 12, frame: [1600, 1200] },
  sheet: {
    scale: 10,
    inOnePiece: true,
    items: [
      { part: filter, description: "Twin coalescing filters F-401" },
      { part: control, description: "Seal gas regulator PDCV-401, differential pressure, DN 25" },
      { part: header, description: "Seal gas header, four lines" },
      { part: nitrogen, description: "Separation gas header, two lines" },
      { part: regulator, description: "Separation gas regulator PCV-402, nitrogen" },
      { part: first.element, description: "Flow element, FE-411 to FE-416", quantity: 6 },
      { part: first.transmitter, description: "Flow transmitter on manifold, FT-411 to FT-416", quantity: 6 },
      { part: board, description: "Gauge board" },
    ],
    dimensions: [
      { view: "front", from: [-edge, 0, 0], to: [edge, 0, 0], along: "x", side: "below" },
      { view: "front", from: [-edge, 0, 0], to: [-edge, 0, height], along: "z", side: "left" },
      { view: "top", from: [0, 0, 0], to: [0, depth, 0], along: "y", side: "left" },
    ],
    notes: [
      `Seal gas to its header in pipe, DN ${supply.inlet.end.bore}; other gas lines are tubing, ${gasRack.tube} outside.`,
      `Impulse lines are tubing, ${impulse} outside. All lines stainless.`,
    ],
  },
} satisfies Model;
