import { type Controller, controller } from "./controller.ts";
import { dayTankVolume, tankVolume } from "./scrubbing-results.ts";
import { duty, interlocks, loops } from "./scrubbing-system.ts";

/** What the visitor can do to the plant. Everything else follows. */
export interface Disturbances {
  /** Whether the pH probe is in the tank, where it sees a change three minutes late, or at the pump discharge. */
  probeLate: boolean;
  /** Whether the dryer's start signal starts the dosing before the acid comes. */
  startSignal: boolean;
  waterCut: boolean;
  fouling: boolean;
  drifting: boolean;
}

export interface Pump {
  wanted: boolean;
  tripped: boolean;
  runs: boolean;
  /** m³/h */
  flow: number;
}

/** What has entered and left since the start, for the balances: L of water, mol of ions, g of hydrogen chloride. */
export interface Totals {
  waterIn: number;
  waterOut: number;
  sodiumIn: number;
  sodiumOut: number;
  chlorideIn: number;
  chlorideOut: number;
  acidFed: number;
  acidEmitted: number;
}

export interface Plant {
  /** Seconds since 1970. */
  time: number;
  disturbances: Disturbances;
  /** Seconds since the start of the dryer's batch, or -1 between batches. */
  batch: number;
  dryerTripped: boolean;
  /** Quench valve XV-112. */
  quench: boolean;
  /** For how many seconds the dryer has been tripped and its gas cool. */
  cool: number;
  pumpsStopped: boolean;
  /** The fan has been stopped by an interlock, or its converter has tripped. */
  fanStopped: boolean;
  fanTripped: boolean;
  /** The emergency stop is pressed. */
  stopPressed: boolean;
  /** Whether the metering pump may run. */
  dosing: boolean;
  /** Dryer gas: hydrogen chloride in mg/Nm³, temperature in °C, resistance of its duct in parts of the design value. */
  acidIn: number;
  gasTemperature: number;
  duct: number;
  /** Fan speed in %; gas in m³/h; temperature before the tower in °C; pressures in kPa. */
  fan: number;
  gas: number;
  temperature: number;
  venturiDrop: number;
  bedDrop: number;
  draft: number;
  /** Resistance of the bed in parts of the clean bed's. */
  bed: number;
  A: Pump;
  B: Pump;
  duty: "A" | "B";
  /** Seconds for which the cause of each interlock has been beyond its limit; less than 0: how long it is not looked at. */
  beyond: Float64Array;
  /** Liquor to tower and venturi, m³/h. */
  tower: number;
  venturi: number;
  /** Hydrogen chloride: g/h taken up, mg/Nm³ at the stack, and as the analyzer shows it. */
  absorbed: number;
  acidOut: number;
  analyzer: number;
  /** Contents of the tank: L of water, mol of ions. */
  water: number;
  sodium: number;
  chloride: number;
  ph: number;
  /** pH of the last three minutes, by second; what the probe shows; its error. */
  phPast: Float64Array;
  probe: number;
  drift: number;
  /** L/h of caustic on its way to the tank, by second. */
  causticLine: Float64Array;
  /** Contents of the caustic day tank, L, and whether it is being filled. */
  dayTank: number;
  filling: boolean;
  /** Flows of caustic, make-up, blow-down, in L/h. */
  caustic: number;
  makeUp: number;
  blowDown: number;
  overflow: number;
  pH: Controller;
  level: Controller;
  pressure: Controller;
  conductivity: Controller;
  totals: Totals;
}

export const probeDelay = 180;
export const causticDelay = 6;

/**
 * The plant as a cycle of the clock begins, half an hour before a batch: as it is after forty undisturbed cycles, so that it
 * needs no settling.
 */
export function settledPlant(time: number): Plant {
  return {
    time,
    disturbances: { probeLate: false, startSignal: true, waterCut: false, fouling: false, drifting: false },
    batch: -1,
    dryerTripped: false,
    quench: false,
    cool: 0,
    pumpsStopped: false,
    fanStopped: false,
    fanTripped: false,
    stopPressed: false,
    dosing: false,
    acidIn: 0,
    gasTemperature: 45,
    duct: 1.03,
    fan: 76.6,
    gas: 11_825,
    temperature: 40.75,
    venturiDrop: 3.83,
    bedDrop: 0.78,
    draft: -duty.suction,
    bed: 1,
    A: { wanted: true, tripped: false, runs: true, flow: duty.toTower + duty.toVenturi },
    B: { wanted: false, tripped: false, runs: false, flow: 0 },
    duty: "A",
    beyond: new Float64Array(interlocks.length),
    tower: duty.toTower,
    venturi: duty.toVenturi,
    absorbed: 0,
    acidOut: 0,
    analyzer: 0,
    water: tankVolume * 0.551,
    sodium: 5331.2,
    chloride: 5283.8,
    ph: 7.8,
    phPast: new Float64Array(probeDelay).fill(7.8),
    probe: 7.8,
    drift: 0,
    causticLine: new Float64Array(causticDelay),
    dayTank: dayTankVolume * 0.75,
    filling: false,
    caustic: 0,
    makeUp: 133,
    blowDown: 59,
    overflow: 0,
    pH: controller(loops["A-101"].setPoint, 30.2),
    level: controller(loops["L-101"].setPoint, 12.4),
    pressure: controller(loops["P-102"].setPoint, 76.6),
    conductivity: controller(loops["A-102"].setPoint, 12.2),
    totals: {
      waterIn: 0,
      waterOut: 0,
      sodiumIn: 0,
      sodiumOut: 0,
      chlorideIn: 0,
      chlorideOut: 0,
      acidFed: 0,
      acidEmitted: 0,
    },
  };
}
