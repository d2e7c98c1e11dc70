import { type LineKey, lines } from "../../../packages/plant/scrubbing-system.ts";
import { type End, Part, type Port } from "../../kit/part.ts";
import type { Model } from "../../models/model.ts";
import { skidSize } from "../../models/scrubbing/parts/duty.ts";
import { numbers } from "../../models/scrubbing/parts/numbers.ts";
import { figure } from "../figure.ts";
import { steelWords } from "../connections.ts";
import { nozzleSchedule } from "../nozzle-schedule.ts";
import type { Particulars } from "../particulars.ts";
import { equipmentTags, partOf } from "../plot-plan.ts";
import { tagsAt } from "../tags-at.ts";
import { stated } from "../weight-table.ts";
import { weighed } from "../weights.ts";
import { endOf, pumpsAndDosing } from "./scrubbing-system.ts";

/** A line, where it goes to or comes from beyond the skid, and the part and port that are its end there. */
const ends: readonly (readonly [line: LineKey, beyond: string, part: string, port: string])[] = [
  ["water", lines.water.from, lines.water.from, "inside"],
  ["makeUp", lines.makeUp.from, lines.makeUp.from, "inside"],
  ["blowDown", lines.blowDown.to, lines.blowDown.to, "inside"],
  ["overflow", "overflow", lines.overflow.to, "inside"],
  ["causticFill", lines.causticFill.from, numbers.causticFill, "outlet"],
  ["drain", `drain, ${lines.drain.to}`, numbers.drain, "outlet"],
  ["causticDrain", `drain, ${lines.causticDrain.to}`, numbers.causticDrain, "outlet"],
  ["tower", lines.tower.to, lines.tower.from, "tower"],
  ["venturi", lines.venturi.to, lines.venturi.from, "venturi"],
  ["quench", endOf("quench"), "STR-112 reducer", "outlet"],
];

/** Other openings that are connected on site. */
const openings: readonly (readonly [service: string, part: string, port: string])[] = [
  ["Vent of T-102", "T-102", "vent"],
  ["Overflow of T-102", "T-102", "overflow"],
  [`Gas and liquor from ${lines.rawGas.to}`, "T-101", "venturi"],
  [`Gas to ${lines.cleanGas.from}, liquor back`, "T-101", "tower"],
];

/** A port as an end in the model's coordinates, which faces away from the skid. */
const outward = ({ name, end, position, direction }: Port): End => ({
  ...end,
  position: position.toArray(),
  direction: direction.multiplyScalar(name === "inside" ? -1 : 1).toArray(),
});

/** Table and marks of what the plant, the tower and the venturi are connected to; C instead of N, which the tank has. */
const connections = (model: Model) => {
  const portOf = (part: string, port: string): Port => {
    const found = partOf(model, part, ({ ports }) => ports.some(({ name }) => name === port));
    return found.ports.find(({ name }) => name === port) as Port;
  };
  const all = [
    ...ends.map(([line, beyond, part, port]) => [`${numbers[line]}, ${beyond}`, part, port] as const),
    ...openings,
  ];
  const skid = new Part(
    "connections",
    [],
    Object.fromEntries(all.map(([service, part, port]) => [service, outward(portOf(part, port))])),
  );
  const [length, width] = skidSize;
  const { tables, labels } = nozzleSchedule(
    skid,
    {},
    { "FROM LEFT": ({ x }) => x + length / 2, "FROM FRONT": ({ y }) => y + width / 2, "ABOVE BASE": ({ z }) => z },
    { title: "CONNECTIONS FROM EDGES OF THE SKID’S STEEL", aside: 150 },
  );
  const mark = (words: string) => words.replaceAll(/\bN(?=\d)/g, "C");
  return {
    tables: tables.map((table) => ({
      ...table,
      rows: table.rows.map(([own = "", ...cells]) => [mark(own), ...cells]),
    })),
    labels: labels.map((label) => ({ ...label, words: mark(label.words) })),
  };
};

export default (model: Model): Particulars => {
  const { tables, labels } = connections(model);
  const covers = weighed(model.parts.filter(({ name }) => name.includes("cover on ")));
  return {
    tables,
    labels: [
      ...labels,
      ...equipmentTags(model, "front", { "T-101": [0, 0, -300] }),
      ...tagsAt(model, "top", pumpsAndDosing),
    ],
    notes: [
      ...steelWords(model, [-skidSize[0] / 2, -skidSize[1] / 2]),
      `Weighed with the covers for transport, ${figure(stated(covers.kilograms))} kg, which the system’s general arrangement leaves out.`,
    ],
  };
};
