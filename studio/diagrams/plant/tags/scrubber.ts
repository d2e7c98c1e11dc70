import { calculated, type pipeClasses } from "../../../../packages/plant/scrubbing-system.ts";
import { alarmTag, alike, type Limits, type Loop, loop, type Plant } from "./tag-list.ts";

/** What the PLC calculates each of these from, as in the register. */
const calculatedFrom = Object.fromEntries(Object.entries(calculated).map(([tag, { from }]) => [tag, from])) as {
  readonly [Tag in keyof typeof calculated]: (typeof calculated)[Tag]["from"];
};

/** Scrubbing system SCR-101, for the P&ID, the operator panel's screen and the models. */
export const scrubber = {
  loops: {
    "T-101": loop("Gas before tower", "TT TI", "°C", { range: [0, 120], limits: { H: 60, HH: 70 } }),
    "PD-101": loop("Packed bed", "PDT PDI", "kPa", { range: [0, 2], limits: { H: 1.2 } }),
    "L-101": loop("Recirculation tank", "LT LIC", "%", {
      range: [0, 100],
      limits: { LL: 20, L: 35, H: 80 },
      setPoint: 55,
      final: ["LV-101"],
    }),
    "F-101": loop("Liquor to tower", "FT FI", "m³/h", { range: [0, 60], limits: { L: 32 } }),
    "P-101": loop("Pump discharge", "PI", "bar", { range: [0, 6] }),
    "A-101": loop("pH", "AT AIC", "pH", {
      range: [2, 12],
      limits: { L: 6, H: 10.5 },
      setPoint: 8.6,
      final: ["AZ-101"],
    }),
    "L-102": loop("Caustic day tank", "LT LI", "%", { range: [0, 100], limits: { L: 25 } }),
    "P-102": loop("Dryer draught", "PT PIC", "kPa", { range: [-1, 0], limits: { H: -0.25 }, final: ["PZ-102"] }),
    "PD-102": loop("Venturi", "PDT PDI", "kPa", { range: [0, 6] }),
    "F-102": loop("Liquor to venturi", "FT FI", "m³/h", { range: [0, 20], limits: { LL: 8 } }),
    "A-102": loop("Conductivity", "AT AIC", "mS/cm", { range: [0, 200], limits: { H: 130 }, final: ["AV-102"] }),
    "A-103": loop("HCl at stack", "AT AI", "mg/Nm³", { range: [0, 100], limits: { H: 20 } }),
    "F-103": loop("Gas at stack", "FT FI", "m³/h", { range: [0, 20000] }),
    "A-104": loop("HCl in dryer gas", "AT AI", "mg/Nm³", { range: [0, 2000] }),
    "X-101A": { service: "Pump P-101A, motor breaker", functions: "XA" },
    "X-101B": { service: "Pump P-101B, motor breaker", functions: "XA" },
  },
  devices: {
    "SCR-101": { service: "Scrubbing system" },
    "DR-100": { service: "Dryer" },
    "VS-101": { service: "Venturi" },
    "C-101": { service: "Tower" },
    "T-101": { service: "Recirculation tank" },
    "T-102": { service: "Caustic day tank" },
    ...alike("Recirculation pump", "P-101A", "P-101B"),
    "P-102": { service: "Metering pump" },
    "PSV-102": { service: "Relief of P-102", pipeClass: "P1" },
    "AZ-101": { service: "Stroke of P-102", fails: "FC" },
    "K-101": { service: "Fan", power: 37 },
    "PZ-102": { service: "Speed of K-101", fails: "FC" },
    "LV-101": { service: "Make-up", fails: "FC", pipeClass: "S1" },
    "AV-102": { service: "Blow-down", fails: "FC", pipeClass: "P1" },
    "XV-112": { service: "Quench water", fails: "FO", pipeClass: "S1" },
  },
  calculated: calculatedFrom,
} as const satisfies Plant;

const line = (bore: number, fluid: "GA" | "LQ" | "NA" | "WA", number: string, pipeClass: keyof typeof pipeClasses) =>
  `${bore}-${fluid}-${number}-${pipeClass}`;

/** Line numbers: bore in mm, fluid, number, class. Upstream of the quench the gas is too hot for polypropylene. */
export const lines = {
  rawGas: line(560, "GA", "101", "F1"),
  cleanGas: line(560, "GA", "102", "P1"),
  stack: line(560, "GA", "111", "P1"),
  suctionA: line(100, "LQ", "103A", "P1"),
  suctionB: line(100, "LQ", "103B", "P1"),
  dischargeA: line(80, "LQ", "104A", "P1"),
  dischargeB: line(80, "LQ", "104B", "P1"),
  tower: line(100, "LQ", "105", "P1"),
  venturi: line(50, "LQ", "106", "P1"),
  caustic: line(25, "NA", "107", "P1"),
  water: line(50, "WA", "114", "S1"),
  makeUp: line(25, "WA", "108", "S1"),
  blowDown: line(25, "LQ", "109", "P1"),
  overflow: line(80, "LQ", "110", "P1"),
  drain: line(50, "LQ", "113", "P1"),
  causticFill: line(25, "NA", "115", "P1"),
  causticDrain: line(25, "NA", "116", "P1"),
  causticRelief: line(25, "NA", "117", "P1"),
  quench: line(40, "WA", "112", "S1"),
} as const;

const action = (of: keyof typeof scrubber.loops, limit: keyof Limits, ...effects: readonly string[]) => {
  const { limits }: Loop = scrubber.loops[of];
  return { cause: alarmTag(of, limit), limit: limits?.[limit], effects };
};

/** Actions of the PLC at each limit, in the order of the limits' tags. */
export const scrubberActions = [
  action("T-101", "H", "XV-112 opens"),
  action("T-101", "HH", "XV-112 opens", "Dryer trips"),
  action("F-102", "LL", "XV-112 opens", "Dryer trips"),
  action("F-101", "L", "P-101B starts"),
  action("L-101", "LL", "P-101A and P-101B stop", "XV-112 opens", "Dryer trips"),
];
