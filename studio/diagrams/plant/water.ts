import { partsOf, type Range } from "./tags/tag-list.ts";
import { water } from "./tags/water.ts";

// The water side of the imaginary plant at the moment shown on every screen: 18 May, 14:32. A few values are given, the
// rest is calculated. Flows in m³/h, salt in kg/m³ unless a name says otherwise.
const recovery = 0.42;
const feed = 360;
const permeate = feed * recovery;

/** One of the two identical seawater trains. */
export const train = {
  feed,
  permeate,
  brine: feed - permeate,
  recovery,
  feedSalt: 38,
  permeateSalt: 0.21,
  /** Salt balance: the salt in the feed leaves with brine and permeate. */
  brineSalt: (feed * 38 - permeate * 0.21) / (feed - permeate),
} as const;

const leakage = 1.6;
const highPressureFlow = permeate + leakage;
const exchanged = feed - highPressureFlow;
const pressures = { suction: 2.2, feed: 58.2, brine: 56.9, exchangerOut: 56.1 } as const;
/** Power of pump and motor in kW, from flow in m³/h, pressure rise in bar and combined efficiency. */
const power = (flow: number, rise: number, efficiency: number) => (flow * rise) / 36 / efficiency;
const highPressurePower = power(highPressureFlow, pressures.feed - pressures.suction, 0.87 * 0.955);
const boosterPower = power(exchanged - leakage, pressures.feed - pressures.exchangerOut, 0.75);

/**
 * Inside train A: the high-pressure pump delivers the permeate flow, the pressure exchanger pressurises the rest; bar,
 * kW.
 */
export const insideTrain = {
  highPressureFlow,
  exchangerSeawaterIn: exchanged,
  exchangerSeawaterOut: exchanged - leakage,
  membraneFeed: highPressureFlow + exchanged - leakage,
  membraneBrine: highPressureFlow + exchanged - leakage - permeate,
  pressures,
  highPressurePower,
  boosterPower,
  /** kWh per m³ of permeate, without intake and transfer. */
  specificEnergy: (highPressurePower + boosterPower) / permeate,
  vessels: 36,
  elementsInVessel: 7,
} as const;

/** Which board feeds the high-pressure pumps: they are too large for the motor control center. */
export const highPressureSupply = `P-122A and P-122B, ${Math.round(highPressurePower)} kW each, are fed by the 6.6 kV board.`;

const secondPassFeed = 40;
const secondPassRecovery = 0.85;

/** The second pass makes boiler make-up from permeate; its reject returns to the filtered water. */
export const secondPass = {
  feed: secondPassFeed,
  product: secondPassFeed * secondPassRecovery,
  reject: secondPassFeed * (1 - secondPassRecovery),
  recovery: secondPassRecovery,
} as const;

/** The media filters F-115; D stands by. */
export const mediaFilters = ["A", "B", "C", "D", "E"].map((letter) => ({ letter, running: letter !== "D" }));

export const intake = { flow: 742, pumpsRunning: 2, temperature: 24.6 } as const;
const dosed = (name: string, tag: string, milligramsPerLiter: number, flow: number, level: number) => ({
  name,
  tag,
  milligramsPerLiter,
  /** kg/h */
  rate: (milligramsPerLiter * flow) / 1000,
  level,
});

/** Chemicals by the flow that they are dosed into; tank level in %. */
export const dosing = [
  dosed("Ferric chloride", "P-104", 8, intake.flow, 64),
  dosed("Bisulphite", "P-117", 3, 2 * train.feed, 52),
  dosed("Antiscalant", "P-119", 2.5, 2 * train.feed, 19),
] as const;

/** Contents of the full antiscalant tank, kg. */
export const antiscalantTank = 90;

/** Flow through P-141A, the set point of FIC-141. */
const { setPoint } = water.loops["F-141"];
export const transfer = { setPoint, flow: setPoint } as const;
export const serviceWaterUse = 246;
/** Consumption of boilers and process from T-180; the boilers' share is the make-up of B-201. */
export const boilerMakeUp = 4;
export const deminUse = 30;

/** Tanks with their current inflow and outflow; volume in m³, level in %. */
export const tanks = {
  "T-120": {
    name: "Filtered water",
    volume: 1200,
    level: 74,
    in: intake.flow + secondPass.reject,
    out: 2 * train.feed,
  },
  "T-140": { name: "Permeate", volume: 600, level: 68, in: 2 * train.permeate, out: transfer.flow + secondPass.feed },
  "T-160": { name: "Service water", volume: 1500, level: 72, in: transfer.flow, out: serviceWaterUse },
  "T-180": { name: "Demin. water", volume: 250, level: 81, in: secondPass.product, out: deminUse },
} as const;

/** Levels between which a tank raises no alarm, %. */
export const normalLevel = (tag: TankTag): Range => {
  const { L, H } = water.loops[`L-${partsOf(tag)[1] as "120" | "140" | "160" | "180"}`].limits;
  return [L, H];
};

export type TankTag = keyof typeof tanks;

/** Net inflow of a tank, m³/h: positive while it fills. */
export const gain = (tag: TankTag) => tanks[tag].in - tanks[tag].out;

export const storedVolume = Object.values(tanks).reduce((sum, { volume, level }) => sum + (volume * level) / 100, 0);
