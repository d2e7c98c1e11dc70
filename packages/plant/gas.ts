import { clamp, control } from "./controller.ts";
import { noise } from "./noise.ts";
import { venturiDrop } from "./scrubbing-results.ts";
import { dryer, duty } from "./scrubbing-system.ts";
import type { Plant } from "./state.ts";

/** Pressure drop of the duct behind the fan with the stack at design flow, kPa. */
const stackDrop = 0.9;
/** Head of the fan at full speed, kPa. */
const fanHead = 10.2;
/** Dry normal m³ in a m³ of dryer gas. */
export const normalShare = 0.716;
/** How far the start of a batch exceeds the acid of a batch, and how fast that comes and goes, s. */
const peak = { share: 0.9, rise: 60, decay: 258 } as const;
/** °C of the dryer's exhaust between batches, and while it is tripped. */
const cooler = { idle: 45, tripped: 35 } as const;
const pressureTuning = { gain: 30, integral: 12, direct: true } as const;

/** Starts a batch, or says why the dryer refuses to. */
export function startBatch(plant: Plant): "tripped" | "running" | undefined {
  if (plant.dryerTripped) return "tripped";
  if (plant.batch >= 0) return "running";
  plant.batch = 0;
  return undefined;
}

/** Between batches the dryer has no product, and its air no acid. */
function acidOfDryer({ batch }: Plant): number {
  if (batch < 0) return 0;
  const start = (1 - Math.exp(-batch / peak.rise)) * Math.exp(-batch / peak.decay);
  return duty.acidIn * (1 - Math.exp(-batch / 30) + peak.share * start);
}

export function stepDryer(plant: Plant): void {
  if (plant.time % dryer.cycle === dryer.start) startBatch(plant);
  if (plant.batch >= 0) plant.batch += 1;
  if (plant.dryerTripped || plant.batch > dryer.batch) plant.batch = -1;
  plant.acidIn += (acidOfDryer(plant) - plant.acidIn) / 20;
  const hot = plant.dryerTripped ? cooler.tripped : plant.batch < 0 ? cooler.idle : duty.hot;
  plant.gasTemperature += (hot - plant.gasTemperature) / 90;
  plant.duct += ((plant.batch < 0 ? 1.03 : 1) - plant.duct) / 40;
}

/** Whether the fan runs. */
export const fanRuns = ({ fanStopped, fanTripped, stopPressed }: Plant): boolean =>
  !fanStopped && !fanTripped && !stopPressed;

/** Fan and pressure drops. The flow is where the fan's head equals the drops, which grow with its square. */
export function stepGas(plant: Plant): void {
  const { time, disturbances } = plant;
  const draft = plant.draft + noise(time, 1) * 0.012;
  if (fanRuns(plant)) {
    control(plant.pressure, pressureTuning, draft);
    plant.fan += (plant.pressure.output - plant.fan) / 6;
  } else {
    plant.pressure.value = draft;
    plant.fan -= plant.fan / 20;
  }
  plant.bed += disturbances.fouling ? Math.max(0, 1.9 - plant.bed) / 400 : (1 - plant.bed) / 120;
  const wet = 0.35 + 0.65 * clamp(plant.venturi / duty.toVenturi, 0, 1.3);
  const lost = duty.suction * plant.duct + venturiDrop * wet + duty.bed * plant.bed + stackDrop;
  const share = (plant.fan / 100) * Math.sqrt(fanHead / lost);
  plant.gas = duty.gas * share;
  plant.draft += (-duty.suction * plant.duct * share ** 2 - plant.draft) / 3;
  plant.venturiDrop = venturiDrop * wet * share ** 2;
  plant.bedDrop = duty.bed * plant.bed * share ** 2;
  const cooled = clamp(Math.max((plant.venturi / duty.toVenturi) * 1.2, plant.quench ? 0.9 : 0), 0, 1);
  const saturated = Math.min(plant.gasTemperature, 34 + 0.15 * plant.gasTemperature);
  const target = plant.gasTemperature - (plant.gasTemperature - saturated) * cooled;
  plant.temperature += (target - plant.temperature) / 20;
}

/** Water that the gas takes up as it cools, L/h. */
export const evaporation = ({ gas, gasTemperature, temperature }: Plant): number =>
  Math.max(0, (160 * (gas / duty.gas) * (gasTemperature - temperature)) / 34);
