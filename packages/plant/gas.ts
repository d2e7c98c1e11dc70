import { clamp, control } from "./controller.ts";
import { noise } from "./noise.ts";
import type { Plant } from "./state.ts";

/** Design values of the gas path: m³/h, and kPa of the duct before the venturi, venturi, bed, and duct with stack. */
const design = { flow: 12_000, duct: 0.5, venturi: 4, bed: 0.8, stack: 0.9, venturiLiquor: 12 } as const;
/** Head of the fan at full speed, kPa. */
const fanHead = 10.2;
/** Dry normal m³ in a m³ of dryer gas. */
export const normalShare = 0.716;
/** A batch lasts 90 minutes. On its own, the dryer starts one in every two hours of the clock. */
const batchSeconds = 5400;
export const cycle = { seconds: 7200, start: 1800 } as const;
/** Hydrogen chloride in the dryer gas, mg/Nm³: in a batch, between batches, and how far the start of a batch exceeds it. */
const acid = { batch: 840, idle: 838, peak: 0.8, rise: 60, decay: 258 } as const;
const pressureTuning = { gain: 30, integral: 12, direct: true } as const;

export function startBatch(plant: Plant): void {
  if (!plant.dryerTripped) plant.batch = 0;
}

function acidOfDryer({ dryerTripped, batch }: Plant): number {
  if (dryerTripped) return 0;
  if (batch < 0) return acid.idle;
  const start = (1 - Math.exp(-batch / acid.rise)) * Math.exp(-batch / acid.decay);
  return acid.idle + (acid.batch - acid.idle) * (1 - Math.exp(-batch / 30)) + acid.batch * acid.peak * start;
}

export function stepDryer(plant: Plant): void {
  if (plant.time % cycle.seconds === cycle.start && plant.batch < 0) startBatch(plant);
  if (plant.batch >= 0) plant.batch += 1;
  if (plant.dryerTripped || plant.batch > batchSeconds) plant.batch = -1;
  plant.acidIn += (acidOfDryer(plant) - plant.acidIn) / 20;
  const hot = plant.dryerTripped ? 35 : plant.batch < 0 ? 72 : 80;
  plant.gasTemperature += (hot - plant.gasTemperature) / 90;
  plant.duct += ((plant.batch < 0 ? 1.03 : 1) - plant.duct) / 40;
}

/** Fan and pressure drops. The flow is where the fan's head equals the drops, which grow with its square. */
export function stepGas(plant: Plant): void {
  const { time, disturbances } = plant;
  control(plant.pressure, pressureTuning, plant.draught + noise(time, 1) * 0.012);
  plant.fan += (plant.pressure.output - plant.fan) / 6;
  plant.bed += disturbances.fouling ? Math.max(0, 1.9 - plant.bed) / 400 : (1 - plant.bed) / 120;
  const wet = 0.35 + 0.65 * clamp(plant.venturi / design.venturiLiquor, 0, 1.3);
  const drop = design.duct * plant.duct + design.venturi * wet + design.bed * plant.bed + design.stack;
  const share = (plant.fan / 100) * Math.sqrt(fanHead / drop);
  plant.gas = design.flow * share;
  plant.draught += (-design.duct * plant.duct * share ** 2 - plant.draught) / 3;
  plant.venturiDrop = design.venturi * wet * share ** 2;
  plant.bedDrop = design.bed * plant.bed * share ** 2;
  const cooled = clamp(Math.max((plant.venturi / design.venturiLiquor) * 1.2, plant.quench ? 0.9 : 0), 0, 1);
  const saturated = Math.min(plant.gasTemperature, 34 + 0.15 * plant.gasTemperature);
  const target = plant.gasTemperature - (plant.gasTemperature - saturated) * cooled;
  plant.temperature += (target - plant.temperature) / 20;
}

/** Water that the gas takes up as it cools, L/h. */
export const evaporation = ({ gas, gasTemperature, temperature }: Plant): number =>
  Math.max(0, (160 * (gas / design.flow) * (gasTemperature - temperature)) / 34);
