import type { Point } from "../../kit/placement.ts";
import { gasRack } from "../../models/skids/parts/seal-gas-headers.ts";
import type { Model } from "../../models/model.ts";
import { type Connection, connections } from "../connections.ts";
import type { Label, Particulars } from "../particulars.ts";
import { equipmentTags, lineNumbers, partOf } from "../plot-plan.ts";

/** Ends of the lines at both sides of the rack. */
const connectedOnSite: readonly Connection[] = [
  ["seal gas supply", "Seal gas supply, left", ["inlet"]],
  ["nitrogen plate", "Nitrogen, left", ["outside0"]],
  ["outlet plate", "Seal gas, right", ["outside0", "outside1", "outside2", "outside3"]],
  ["outlet plate", "Separation gas, right", ["outside4", "outside5"]],
];

/** The gauges on the board, numbered as their lines. */
const dials = { supply: "PI-401", header: "PI-403", nitrogen: "PI-404" } as const;

export default (model: Model): Particulars => {
  const { tables, labels } = lineNumbers(model, [
    ["gas to the filters", "SG-401", "Battery limit to the filters"],
    ["gas from the filters", "SG-402", "Filters to PDCV-401"],
    ["gas to the header", "SG-403", "PDCV-401 to the seal gas header"],
    ["nitrogen to the header", "SN-404", "PCV-402 to the separation gas header"],
  ]);
  // Below the lines, because the control valve's connections are short.
  const below = labels.map(({ at: [x, y, z], ...label }): Label => ({ ...label, view: "front", at: [x, y, z - 70] }));
  const [flows, elements] = ["FT-", "FE-"].map((kind) =>
    model.parts.map(({ name }) => name).filter((name) => name.startsWith(kind)),
  ) as [string[], string[]];
  const tags = equipmentTags(model, "front", {
    "F-401": [0, 0, 420],
    "PDCV-401": [0, 0, 120],
    "PCV-402": [0, 0, 120],
    ...Object.fromEntries(elements.map((tag) => [tag, [130, 0, -45] as Point])),
    ...Object.fromEntries(flows.map((tag) => [tag, [0, 0, 265] as Point])),
  });
  const gauges = partOf(model, "gauge board").ports.map(({ name, position: { x, y, z } }): Label => ({
    view: "front",
    at: [x, y, z + 95],
    words: dials[name as keyof typeof dials],
    framed: true,
  }));
  const connected = connections(model, connectedOnSite, [-gasRack.edge, 0], 110);
  return {
    tables: [...tables, ...connected.tables],
    labels: [...connected.labels, ...below, ...tags, ...gauges],
    notes: [
      ...connected.notes,
      "PDCV-401 keeps the seal gas over the balance line; reference line and instrument air, tube Ø 12, to the valve.",
    ],
  };
};
