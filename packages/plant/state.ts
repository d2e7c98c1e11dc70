import { type Controller, controller } from "./controller.ts";

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
  pumpsStopped: boolean;
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
  draught: number;
  /** Resistance of the bed in parts of the clean bed's. */
  bed: number;
  A: Pump;
  B: Pump;
  duty: "A" | "B";
  /** Seconds for which the liquor flow has been low. */
  flowLow: number;
  venturiLow: number;
  /** Liquor to tower and venturi, m³/h. */
  tower: number;
  venturi: number;
  /** Hydrogen chloride: g/h taken up, mg/Nm³ at the stack, and as the analyser shows it. */
  absorbed: number;
  acidOut: number;
  analyser: number;
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

/** The recirculation tank's volume, L. */
export const tankVolume = 2500;
/** The caustic day tank's volume, L. */
export const dayTankVolume = 400;
export const probeDelay = 180;
export const causticDelay = 6;

/** The plant in steady operation at the end of a batch, so that it needs no settling. */
export function settledPlant(time: number): Plant {
  return {
    time,
    disturbances: { probeLate: false, startSignal: true, waterCut: false, fouling: false, drifting: false },
    batch: -1,
    dryerTripped: false,
    quench: false,
    pumpsStopped: false,
    acidIn: 840,
    gasTemperature: 80,
    duct: 1,
    fan: 78,
    gas: 12_000,
    temperature: 46,
    venturiDrop: 4,
    bedDrop: 0.8,
    draught: -0.5,
    bed: 1,
    A: { wanted: true, tripped: false, runs: true, flow: 52 },
    B: { wanted: false, tripped: false, runs: false, flow: 0 },
    duty: "A",
    flowLow: 0,
    venturiLow: 0,
    tower: 40,
    venturi: 12,
    absorbed: 7100,
    acidOut: 11,
    analyser: 11,
    water: 1375,
    sodium: 1513.9,
    chloride: 1500,
    ph: 8.6,
    phPast: new Float64Array(probeDelay).fill(8.6),
    probe: 8.6,
    drift: 0,
    causticLine: new Float64Array(causticDelay).fill(18),
    dayTank: 300,
    filling: false,
    caustic: 18,
    makeUp: 320,
    blowDown: 180,
    overflow: 0,
    pH: controller(8.6, 30),
    level: controller(55, 27),
    pressure: controller(-0.5, 78),
    conductivity: controller(100, 25),
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
