import { phOf } from "./chemistry.ts";
import { clamp, control } from "./controller.ts";
import { evaporation, normalShare } from "./gas.ts";
import { noise } from "./noise.ts";
import { causticDelay, dayTankVolume, type Plant, probeDelay, type Pump, tankVolume } from "./state.ts";

/** m³/h of a pump, and how it divides. */
const pumpFlow = 52;
const toTower = 40 / pumpFlow;
/** At full output: L/h of caustic, make-up and blow-down. Quench water, L/h. */
const full = { caustic: 60, makeUp: 1200, blowDown: 600, quench: 3000 } as const;
/** The day tank's levels between which an operator fills it on his rounds, %, and L/h of the filling. */
const filling = { from: 40, to: 90, flow: 1500 } as const;
/** mol/L of caustic with 32 % of sodium hydroxide, and the water in a litre of it, L. */
const causticStrength = 10.8;
const causticWater = 0.92;
export const molarMass = 36.46;
/** mS/cm per mol/L of salt. */
const conductance = 92;
/** The overflow begins at this level, %. */
const overflowAt = 94;
/** Transfer units of the packed bed at design load. */
const transferUnits = 4.335;
const probePlace = { discharge: { delay: 5, gain: 4, integral: 300 }, tank: { gain: 1.3, integral: 450 } } as const;
const levelTuning = { gain: 4, integral: 1200, direct: false } as const;
const conductivityTuning = { gain: 2, integral: 7200, direct: true } as const;
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

/** pH probe, controller and dosing line. The controller is tuned for the place of the probe. */
export function stepDosing(plant: Plant): void {
  const { time, disturbances, batch } = plant;
  const late = disturbances.probeLate;
  plant.phPast[time % probeDelay] = plant.ph;
  const seen = plant.phPast[(time + (late ? 1 : probeDelay - probePlace.discharge.delay)) % probeDelay] ?? plant.ph;
  plant.drift = clamp(plant.drift + (disturbances.drifting ? 1 / 600 : -1 / 60), 0, 2);
  plant.probe = clamp(plant.probe + (seen + plant.drift - plant.probe) / 8, 0, 14);
  const { gain, integral } = late ? probePlace.tank : probePlace.discharge;
  control(plant.pH, { gain, integral, direct: false }, plant.probe + noise(time, 2) * 0.03);
  const early = disturbances.startSignal && batch >= 0 ? startSignal.stroke * Math.exp(-batch / startSignal.fades) : 0;
  plant.caustic = plant.causticLine[time % causticDelay] ?? 0;
  plant.filling = dayTankLevelOf(plant) < (plant.filling ? filling.to : filling.from);
  plant.dayTank += ((plant.filling ? filling.flow : 0) - plant.caustic) / 3600;
  plant.causticLine[time % causticDelay] = (clamp(plant.pH.output + early, 0, 100) / 100) * full.caustic;
}

/**
 * The share of the transfer units that the liquor leaves, from its alkali in the middle of the bed in mol/L: liquor that
 * turns acid takes up less. The curve is fitted to the two peaks of the success story
 * (content/pages/success/scrubbingsystem.md).
 */
const grip = (alkali: number): number => 1 - 0.375 / (1 + Math.exp(alkali * 1000 - 3.5));

/** Absorption in the bed: what the gas loses, the liquor gains. */
export function stepTower(plant: Plant): void {
  const normal = plant.gas * normalShare;
  const fed = (normal * plant.acidIn) / 1000;
  let units = 0.1 + 0.4 * clamp(plant.venturi / 12, 0, 1);
  if (plant.tower > 1) {
    const spent = plant.absorbed / molarMass / (plant.tower * 1000);
    const excess = (plant.sodium - plant.chloride) / plant.water;
    const wetted = (plant.tower / 40) ** 0.6 * (12_000 / Math.max(4000, plant.gas)) ** 0.35;
    units = Math.max(units, transferUnits * wetted * grip(excess - spent / 2));
  }
  plant.absorbed = fed * (1 - Math.exp(-units));
  plant.acidOut = normal > 0 ? ((fed - plant.absorbed) * 1000) / normal : 0;
  plant.analyser += (plant.acidOut - plant.analyser) / 10;
  plant.totals.acidFed += fed / 3600;
  plant.totals.acidEmitted += (fed - plant.absorbed) / 3600;
}

/** Balances of water, sodium and chloride in the tank. */
export function stepTank(plant: Plant): void {
  const { totals, disturbances, time } = plant;
  control(plant.level, levelTuning, levelOf(plant) + noise(time, 3) * 0.3);
  control(plant.conductivity, conductivityTuning, conductivityOf(plant) + noise(time, 4) * 0.4);
  const makeUp = disturbances.waterCut ? 0 : (plant.level.output / 100) * full.makeUp;
  plant.makeUp += (makeUp - plant.makeUp) / 5;
  const pumped = (plant.tower + plant.venturi) / pumpFlow;
  const blowDown = (plant.conductivity.output / 100) * full.blowDown * pumped;
  plant.blowDown += (blowDown - plant.blowDown) / 5;
  plant.overflow = Math.max(0, levelOf(plant) - overflowAt) * 1500;
  const drawn = (plant.blowDown + plant.overflow) / 3600;
  const waterIn = (plant.makeUp + plant.caustic * causticWater + (plant.quench ? full.quench : 0)) / 3600;
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
