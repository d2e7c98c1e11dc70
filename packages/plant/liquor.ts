import { phOf } from "./chemistry.ts";
import { clamp, control } from "./controller.ts";
import { evaporation, normalShare } from "./gas.ts";
import { noise } from "./noise.ts";
import { dayTankVolume, overflowAt, tankVolume } from "./scrubbing-results.ts";
import { calculated, dayTank, duty, loops, quench } from "./scrubbing-system.ts";
import { causticDelay, type Plant, probeDelay, type Pump } from "./state.ts";

/** m³/h of a pump, and how it divides. */
const pumpFlow = duty.toTower + duty.toVenturi;
const toTower = duty.toTower / pumpFlow;
/** At full output: L/h of caustic, make-up and blow-down. */
const full = {
  caustic: calculated["FI-104"].range[1],
  makeUp: calculated["FI-105"].range[1],
  blowDown: calculated["FI-106"].range[1],
} as const;
/** L/h with which the day tank is filled. */
const fillFlow = 1500;
/** mol/L of caustic with 32 % of sodium hydroxide, and the water in a liter of it, L. */
const causticStrength = 10.8;
const causticWater = 0.92;
export const molarMass = 36.46;
/** mS/cm per mol/L of salt. */
const conductance = 92;
/** L/h over the overflow's edge for each % of level: a pipe of its bore, half full, takes three m³/h. */
const overflowPerLevel = 1250;
/** Transfer units of the packed bed at design load. */
const transferUnits = 4.335;
const probePlace = { discharge: { delay: 5, gain: 4, integral: 300 }, tank: { gain: 14, integral: 440 } } as const;
const levelTuning = { gain: 12, integral: 3600, direct: false } as const;
const conductivityTuning = { gain: 4, integral: 14_400, direct: true } as const;
/** How the dryer's start signal opens the dosing: % of the stroke, and how it fades, s. */
const startSignal = { stroke: 18, fades: 300 } as const;

export const levelOf = ({ water }: Plant): number => (water / tankVolume) * 100;
export const dayTankLevelOf = ({ dayTank }: Plant): number => (dayTank / dayTankVolume) * 100;
export const conductivityOf = ({ chloride, water }: Plant): number => (conductance * chloride) / water;

function stepPump(pump: Pump, stopped: boolean): void {
  pump.runs = pump.wanted && !pump.tripped && !stopped;
  pump.flow += ((pump.runs ? pumpFlow : 0) - pump.flow) / 3;
}

export function stepPumps(plant: Plant): void {
  stepPump(plant.A, plant.pumpsStopped);
  stepPump(plant.B, plant.pumpsStopped);
  const flow = Math.min(pumpFlow, plant.A.flow + plant.B.flow);
  plant.tower = flow * toTower;
  plant.venturi = flow - plant.tower;
}

/** Whether the probes in the discharge header are in flowing liquor: otherwise they show nothing of the tank. */
const flows = ({ tower }: Plant): boolean => tower >= loops["F-101"].limits.LL;

/** pH probe and controller, which is tuned for the place of the probe. It holds while P-102 stands or the probe has no flow. */
function controlPh(plant: Plant): void {
  const { time, disturbances } = plant;
  const late = disturbances.probeLate;
  plant.phPast[time % probeDelay] = plant.ph;
  const seen = plant.phPast[(time + (late ? 1 : probeDelay - probePlace.discharge.delay)) % probeDelay] ?? plant.ph;
  plant.drift = clamp(plant.drift + (disturbances.drifting ? 1 / 600 : -1 / 60), 0, 2);
  if (!late && !flows(plant)) {
    plant.pH.value = NaN;
    return;
  }
  plant.probe = clamp(plant.probe + (seen + plant.drift - plant.probe) / 8, 0, 14);
  const measured = plant.probe + noise(time, 2) * 0.03;
  const { gain, integral } = late ? probePlace.tank : probePlace.discharge;
  // Without the dryer's signal, the controller begins each batch with a closed pump; with it, where it left off.
  if (plant.batch === 1 && !disturbances.startSignal) plant.pH.integral = gain * (measured - plant.pH.setPoint);
  if (plant.dosing) control(plant.pH, { gain, integral, direct: false }, measured);
  else plant.pH.value = measured;
}

/** Dosing line and day tank. */
export function stepDosing(plant: Plant): void {
  controlPh(plant);
  const { time, disturbances, batch } = plant;
  const early = disturbances.startSignal && batch >= 0 ? startSignal.stroke * Math.exp(-batch / startSignal.fades) : 0;
  const stroke = plant.dosing ? clamp(plant.pH.output + early, 0, 100) : 0;
  plant.caustic = plant.dosing ? (plant.causticLine[time % causticDelay] ?? 0) : 0;
  plant.causticLine[time % causticDelay] = (stroke / 100) * full.caustic;
  plant.filling = dayTankLevelOf(plant) < (plant.filling ? dayTank.fill.to : dayTank.fill.from);
  plant.dayTank += ((plant.filling ? fillFlow : 0) - plant.caustic) / 3600;
}

/**
 * The share of the transfer units that the liquor leaves, from its alkali in the middle of the bed in mol/L: liquor that
 * turns acid takes up less. The curve is fitted to the two peaks of the success story
 * (content/pages/success/scrubbingsystem.md).
 */
const grip = (alkali: number): number => 1 - 0.34 / (1 + Math.exp(alkali * 1000 - 3.5));

/** Absorption in the bed: what the gas loses, the liquor gains. */
export function stepTower(plant: Plant): void {
  const normal = plant.gas * normalShare;
  const fed = (normal * plant.acidIn) / 1000;
  let units = 0.1 + 0.4 * clamp(plant.venturi / duty.toVenturi, 0, 1);
  if (plant.tower > 1) {
    const spent = plant.absorbed / molarMass / (plant.tower * 1000);
    const excess = (plant.sodium - plant.chloride) / plant.water;
    const wetted = (plant.tower / duty.toTower) ** 0.6 * (duty.gas / Math.max(4000, plant.gas)) ** 0.35;
    units = Math.max(units, transferUnits * wetted * grip(excess - spent / 2));
  }
  plant.absorbed = fed * (1 - Math.exp(-units));
  plant.acidOut = normal > 0 ? ((fed - plant.absorbed) * 1000) / normal : 0;
  plant.analyzer += (plant.acidOut - plant.analyzer) / 10;
  plant.totals.acidFed += fed / 3600;
  plant.totals.acidEmitted += (fed - plant.absorbed) / 3600;
}

/** Balances of water, sodium and chloride in the tank. */
export function stepTank(plant: Plant): void {
  const { totals, disturbances, time } = plant;
  control(plant.level, levelTuning, levelOf(plant) + noise(time, 3) * 0.3);
  if (flows(plant)) control(plant.conductivity, conductivityTuning, conductivityOf(plant) + noise(time, 4) * 0.4);
  else plant.conductivity.value = NaN;
  const makeUp = disturbances.waterCut ? 0 : (plant.level.output / 100) * full.makeUp;
  plant.makeUp += (makeUp - plant.makeUp) / 5;
  const pumped = (plant.tower + plant.venturi) / pumpFlow;
  const blowDown = (plant.conductivity.output / 100) * full.blowDown * pumped;
  plant.blowDown += (blowDown - plant.blowDown) / 5;
  plant.overflow = Math.max(0, levelOf(plant) - overflowAt) * overflowPerLevel;
  const drawn = (plant.blowDown + plant.overflow) / 3600;
  const waterIn = (plant.makeUp + plant.caustic * causticWater + (plant.quench ? quench.flow * 1000 : 0)) / 3600;
  const waterOut = drawn + evaporation(plant) / 3600;
  const sodiumIn = (plant.caustic / 3600) * causticStrength;
  const sodiumOut = (drawn * plant.sodium) / plant.water;
  const chlorideIn = plant.absorbed / molarMass / 3600;
  const chlorideOut = (drawn * plant.chloride) / plant.water;
  plant.water += waterIn - waterOut;
  plant.sodium += sodiumIn - sodiumOut;
  plant.chloride += chlorideIn - chlorideOut;
  totals.waterIn += waterIn;
  totals.waterOut += waterOut;
  totals.sodiumIn += sodiumIn;
  totals.sodiumOut += sodiumOut;
  totals.chlorideIn += chlorideIn;
  totals.chlorideOut += chlorideOut;
  plant.ph = phOf((plant.sodium - plant.chloride) / plant.water);
}
