import { supply } from "../../diagrams/plant/scrubber-power.ts";
import { doorDevices } from "../../models/panels/parts/panel-devices.ts";
import type { Label, Particulars } from "../particulars.ts";

/** Samples; the supply is that of the plant's motor control centers. */
const ratings: readonly (readonly [property: string, value: string])[] = [
  ["Standard", "IEC 61439-2"],
  ["Supply", `${supply.words} and PE, to -Q1`],
  ["Control voltage", "24 V DC, minus earthed"],
  ["Degree of protection", "IP 54 with the doors closed"],
  ["Cables", "From below, through gland plates in the plinth"],
  ["Surroundings", "0 to 40 °C, filter fans behind the louvers"],
  ["Color", "RAL 7035, plinth RAL 7022"],
];

export default (): Particulars => ({
  tables: [
    { title: "RATINGS, samples", columns: { PROPERTY: 44, VALUE: 76 }, rows: ratings },
    {
      title: "DEVICES ON THE DOORS",
      columns: { DESIGNATION: 22, DEVICE: 72, "ABOVE FLOOR": 26 },
      rows: doorDevices.map(({ designation, device, z }) => [designation, device, String(z)]),
    },
  ],
  // Below the emergency stop, whose center lines are where the others' designations are.
  labels: doorDevices.map(({ designation, x, z, mark }): Label => ({
    view: "front",
    at: [x, 0, designation === "-S5" ? z - 75 : mark],
    words: designation,
  })),
});
