// What follows from the register of the water treatment at the moment shown on every screen: 18 May, 14:32. Flows in m³/h, salt
// in kg/m³ unless a name says otherwise.
import { partsOf, type Range } from "./registers/tag-list.ts";
import {
  chemicals,
  highVoltage,
  intake,
  mediaFilters as filters,
  secondPassDesign,
  tankSizes,
  trainDesign,
  uses,
  water,
} from "./registers/water-treatment.ts";

const { feed, recovery, salt, leakage, efficiency } = trainDesign;
const permeate = feed * recovery;

/** One of the two identical seawater trains. */
export const train = {
  feed,
  permeate,
  brine: feed - permeate,
  recovery,
  feedSalt: salt.feed,
  permeateSalt: salt.permeate,
  /** Salt balance: the salt in the feed leaves with brine and permeate. */
  brineSalt: (feed * salt.feed - permeate * salt.permeate) / (feed - permeate),
} as const;

const highPressureFlow = permeate + leakage;
const exchanged = feed - highPressureFlow;
const { loops } = water;
const pressures = {
  suction: loops["P-121A"].now,
  feed: loops["P-125A"].now,
  brine: loops["P-126A"].now,
  exchangerOut: loops["P-123A"].now,
} as const;
/** Power of pump and motor in kW, from flow in m³/h, pressure rise in bar and combined efficiency. */
const power = (flow: number, rise: number, combined: number) => (flow * rise) / 36 / combined;
const highPressurePower = power(highPressureFlow, pressures.feed - pressures.suction, efficiency.highPressure);
const boosterPower = power(exchanged - leakage, pressures.feed - pressures.exchangerOut, efficiency.booster);

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
  vesselDrop: pressures.feed - pressures.brine,
  highPressurePower,
  boosterPower,
  /** kWh per m³ of permeate, without intake and transfer. */
  specificEnergy: (highPressurePower + boosterPower) / permeate,
} as const;

/** Which board feeds the high-pressure pumps. */
export const highPressureSupply = `P-122A and P-122B, which take ${Math.round(highPressurePower)} kW each, are fed by the ${highVoltage} kV board.`;

export const secondPass = {
  ...secondPassDesign,
  product: secondPassDesign.feed * secondPassDesign.recovery,
  reject: secondPassDesign.feed * (1 - secondPassDesign.recovery),
} as const;

export const mediaFilters = filters.letters.map((letter) => ({ letter, running: letter !== filters.standby }));

/** Flows that chemicals are dosed into. */
const dosedInto = { intake: intake.flow, trains: 2 * train.feed } as const;
/** Chemicals with what their pumps dose, kg/h. */
export const dosing = chemicals.map((chemical) => ({
  ...chemical,
  rate: (chemical.milligramsPerLiter * dosedInto[chemical.into]) / 1000,
}));

/** Flow through P-141A, the set point of FIC-141. */
const { setPoint } = loops["F-141"];
export const transfer = { setPoint, flow: setPoint } as const;

/** Tanks with their current inflow and outflow. */
export const tanks = {
  "T-120": { ...tankSizes["T-120"], in: intake.flow + secondPass.reject, out: 2 * train.feed },
  "T-140": { ...tankSizes["T-140"], in: 2 * train.permeate, out: transfer.flow + secondPass.feed },
  "T-160": { ...tankSizes["T-160"], in: transfer.flow, out: uses.service },
  "T-180": { ...tankSizes["T-180"], in: secondPass.product, out: uses.demin },
} as const;

/** Levels between which a tank raises no alarm, %. */
export const normalLevel = (tag: TankTag): Range => {
  const { L, H } = loops[`L-${partsOf(tag)[1] as "120" | "140" | "160" | "180"}`].limits;
  return [L, H];
};

export type TankTag = keyof typeof tanks;

/** Net inflow of a tank, m³/h: positive while it fills. */
export const gain = (tag: TankTag) => tanks[tag].in - tanks[tag].out;

/** Volumes of all tanks, and what is in them. */
export const storage = {
  volume: Object.values(tanks).reduce((sum, { volume }) => sum + volume, 0),
  held: Object.values(tanks).reduce((sum, { volume, level }) => sum + (volume * level) / 100, 0),
} as const;
