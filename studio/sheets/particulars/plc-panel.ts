import { supply } from "../../diagrams/plant/scrubber-power.ts";
import { aside, door } from "../../models/panels/plc-panel.ts";
import { buttons, doorHeights, doorMiddle } from "../../models/panels/parts/plc-door.ts";
import { devices } from "../../models/panels/parts/plc-devices.ts";
import { marks, rows } from "../../models/panels/parts/plc-places.ts";
import { textWidth } from "../../exports/text-width.ts";
import type { Model } from "../../models/model.ts";
import { smallest } from "../marks.ts";
import type { Label, Particulars } from "../particulars.ts";
import { plantOf, stated } from "../weight-table.ts";
import { weightsOf } from "../weights.ts";

/** Space that two designations on a duct need between them, mm on paper. */
const between = 1.6;

/** Designations of one duct that would run together are one label. */
function apart(scale: number) {
  const labels: { words: string; from: number; to: number; height: number }[] = [];
  for (const { words, x, height } of marks) {
    const half = (textWidth(words, smallest) * scale) / 2;
    const last = labels.at(-1);
    if (last?.height === height && x - half - last.to < between * scale) {
      const [middle, joined] = [(last.from + x + half) / 2, `${last.words}, ${words}`];
      const wide = textWidth(joined, smallest) * scale;
      Object.assign(last, { words: joined, from: middle - wide / 2, to: middle + wide / 2 });
    } else labels.push({ words, from: x - half, to: x + half, height });
  }
  return labels;
}

/** The door's devices, each named above it. */
const onDoor = (): Label[] => {
  const middle = doorMiddle + aside;
  const named = (words: string, x: number, z: number): Label => ({ view: "front", at: [middle + x, 0, z], words });
  return [
    named("-P1", 0, doorHeights.screen + 125),
    ...buttons.map((x, index) => named(`-S${index + 1}`, x, doorHeights.buttons + 45)),
  ];
};

/** Samples; the voltage is that of the plant's motor control centers. */
const ratings: readonly (readonly [property: string, value: string])[] = [
  ["Standards", "IEC 61439-2; UL 508A"],
  ["Supply", `${supply.words}, N and PE; ${Math.round(supply.volts / Math.sqrt(3))} V to neutral`],
  ["Full-load current, main switch", "8 A in the most loaded phase, -Q1 25 A"],
  ["Short-circuit current rating (SCCR)", "50 kA at 415 V, with fuses 25 A class J before it (UL 508A, SB4)"],
  ["Control voltage", "24 V DC, 20 A redundant, 14 A taken; minus earthed"],
  ["Degree of protection, type", "IP 54 with the door closed; NEMA type 12"],
  ["Surroundings, heat loss", "0 to 40 °C, about 230 W, no ventilation"],
  ["Color", "RAL 7035, plinth RAL 7022"],
];

export default ({ sheet, drawingNumber }: Model): Particulars => ({
  tables: [
    { title: "RATINGS", columns: { PROPERTY: 44, VALUE: 76 }, rows: ratings },
    {
      title: "DEVICES",
      columns: { DESIGNATION: 22, DEVICE: 86, QTY: 12 },
      rows: devices.map(([designation, device, count]) => [designation, device, String(count)]),
    },
  ],
  labels: [
    ...onDoor(),
    ...apart(sheet?.scale ?? 1).map(({ words, from, to, height }): Label => ({
      view: "front",
      at: [(from + to) / 2, 0, height - 8],
      words,
    })),
    { view: "front", at: [470, 0, rows.earth - 60], words: "-X20", framed: true, to: [335, 0, rows.earth] },
  ],
  notes: [
    "-Q1 is worked with the door open: the feeder has the disconnect, which can be locked.",
    `Weight without the door, which weighs about ${stated(weightsOf(plantOf(drawingNumber), [door]).dry.kilograms)} kg.`,
  ],
});
