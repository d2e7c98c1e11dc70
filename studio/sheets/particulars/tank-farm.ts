import { capacityWords } from "../../kit/capacity.ts";
import { Vector3 } from "three";
import type { Point } from "../../kit/placement.ts";
import type { Model } from "../../models/model.ts";
import { orderOf } from "../../kit/line-classes.ts";
import { dipAbove, shellManway } from "../../kit/storage-tanks.ts";
import {
  apart,
  designPressure,
  diameter,
  emergencyCapacity,
  emergencyFlow,
  height,
  leastApart,
  manwayOf,
  opensAt,
  wettedShell,
  workingVolume,
} from "../../models/plant/parts/storage-tank-group.ts";
import { figure } from "../figure.ts";
import { designData } from "../design-data.ts";
import { fromAxis, nozzleSchedule, positionCells } from "../nozzle-schedule.ts";
import type { Label, Particulars } from "../particulars.ts";
import { coordinates, lineNumbers, partOf } from "../plot-plan.ts";

const meters = (length: number) => (length / 1000).toFixed(2);
const hundreds = (flow: number) => figure(100 * Math.floor(flow / 100));
const tanks = ["T-101", "T-102", "T-103", "T-104"] as const;

/** Services of a tank's nozzles by port. */
const services = {
  outlet: "Outlet",
  fill: "Fill, with dip pipe",
  overflow: "Overflow",
  drain: "Drain",
  vent: "Vent",
  level: "Level transmitter LT-101",
  emergency: "Emergency vent",
};

export default (model: Model): Particulars => {
  const equipment = coordinates(model, [
    ...tanks.map((tag) => [tag, `Storage tank, ${Math.floor(workingVolume(partOf(model, tag)))} m³`, -900] as const),
    ...["P-101", "P-102", "P-103"].map((tag) => [tag, "Transfer pump, at its discharge"] as const),
  ]);
  const lines = lineNumbers(model, [
    ...tanks.map(
      (tag, index) => [`${tag} outlet line`, `DO-10${index + 1}`, `${tag} to the suction manifold`] as const,
    ),
    ["delivery", "DO-110", "Delivery manifold to battery limit"],
    // Beyond the header's end, where no other line is.
    ["fill header", "DO-111", "Battery limit to the tanks", [0, 4700, 1750], [800, 900]],
    ["bund drain", "OW-112", "Sump of the bund to the oil separator", [5600, -10200, 0]],
  ]);
  const first = partOf(model, "T-101");
  // On the roof, where the stair ends.
  const handed = partOf(model, "T-102");
  const onRoof = handed.ports.flatMap(({ name, end: { bore }, position }, index) => {
    const service = { level: "Level, LT-102, LT-104", emergency: "Emergency vent, T-102, T-104" }[name];
    if (!service) return [];
    return [
      [
        `N${index + 1}`,
        service,
        String(bore),
        orderOf(bore, "steel").nps,
        ...positionCells(fromAxis(handed), position),
      ],
    ];
  });
  const manways = [
    ["Shell manway, under the stair", first],
    ["Manway, T-102, T-104", handed],
  ] as const;
  const { nps } = orderOf(shellManway.bore, "steel");
  const ofManways = manways.map(([service, tank]) => [
    "M1",
    service,
    String(shellManway.bore),
    nps,
    ...positionCells(fromAxis(tank), new Vector3(...manwayOf(tank.name)[1])),
  ]);
  const nozzles = nozzleSchedule(first, services, fromAxis(first), {
    title: "NOZZLES OF T-101; T-103 alike; T-102, T-104 handed but for N6, N7, M1",
    aside: 500,
    further: [...onRoof, ...ofManways],
  });
  const data = designData("T-101 TO T-104", {
    "Code, material": `API 650; ASTM A283 Grade C, Ø ${figure(diameter)} × ${figure(height)}`,
    "Design pressure, temperature": `Full of water, ${designPressure} kPa (annex F), vacuum 0.25 kPa; 60 °C`,
    Contents: `Diesel fuel; ${Math.floor(workingVolume(first))} m³ from outlet to overflow, ${capacityWords(first)} in all`,
    "Emergency vent": `Opens at ${opensAt} kPa, passes ${hundreds(emergencyCapacity)} Nm³/h; API 2000: ${hundreds(emergencyFlow(wettedShell))}`,
  });
  // The lines from the tanks lie close together: their numbers are beside the lane, where the tanks leave room.
  const beside = lines.labels.slice(0, tanks.length).map((label, index): Label => {
    const [x, , z] = label.at;
    const y = index < 2 ? 0 : -7600;
    return { ...label, at: [x + 1600 * Math.sign(x), y, z], to: [x, y, z] };
  });
  // The delivery manifold is over the pumps: their motors, toward the south, are in sight.
  const tags = equipment.labels.map((label): Label => {
    const [x, y, z] = label.at;
    const motor: Point = [x, y - 600, z];
    return label.words.startsWith("P-") ? { ...label, at: [x + 350, y - 1450, z], to: motor } : label;
  });
  const [shell, cover] = manwayOf(first.name);
  const [east, north] = [cover[0] - shell[0], cover[1] - shell[1]].map((reach) => reach / shellManway.reach);
  const manway: Label = {
    view: "top",
    at: [cover[0] + 1100 * (east ?? 0), cover[1] + 1100 * (north ?? 0), 0],
    words: "M1",
    framed: true,
    to: cover,
    hidden: [shell, cover],
  };
  return {
    tables: [...equipment.tables, ...nozzles.tables, data, ...lines.tables],
    labels: [...tags, ...nozzles.labels, manway, ...beside, ...lines.labels.slice(tanks.length)],
    north: true,
    notes: [
      "The overall height begins at the bottom of the drain's pits, below paving.",
      "Liquid: diesel fuel, class II by NFPA 30.",
      `Dip pipes end ${dipAbove} above the bottom, against static charge, and have a hole at the top against siphoning.`,
      `Shells ${meters(apart)} m apart; NFPA 30 asks for a sixth of the sum of two diameters, ${meters(leastApart)} m.`,
      "Bund by NFPA 30: holds the largest tank beside the others; its wall is lower than 1.8 m and than its distance.",
    ],
  };
};
