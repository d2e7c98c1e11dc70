/**
 * The register of the water treatment: each fact of the plant, once, with what is measured on 18 May at 14:32. What follows
 * from these facts is in water.ts, tank-history.ts and train-history.ts.
 *
 * Flows in m³/h, salt in kg/m³, pressures in bar, powers in kW, levels in %, volumes in m³ unless a name says otherwise.
 */
import { alike, loop, type Plant } from "./tag-list.ts";

const trains = { normal: [250, 520], range: [0, 800], limits: { H: 600 }, unit: "µS/cm" } as const;
const flow = (service: string) => loop(service, "FT FI", "m³/h");
const level = { functions: "LT LI", unit: "%", range: [0, 100], limits: { L: 40, H: 90 } } as const;

/** Loops and devices: intake and filters 101 to 120, desalination trains 121 to 128, storage and consumers 140 to 181. */
export const water = {
  loops: {
    "F-101": flow("Seawater intake"),
    "T-101": loop("Intake", "TT TI", "°C", { range: [5, 40], normal: [15, 32], limits: { H: 36 }, now: 24.6 }),
    "A-102": loop("pH", "AT AI", "", { range: [5, 10], normal: [7.2, 8.3], limits: { H: 8.8 }, now: 7.9 }),
    "X-101C": { service: "Pump C, motor breaker", functions: "XA" },
    "PD-115D": loop("Filter D", "PDT PDI", "bar", { range: [0, 1], limits: { H: 0.6 } }),
    "P-116": loop("Backwash air", "PT PI", "bar", { range: [0, 1], limits: { H: 0.65 }, now: 0.58 }),
    "A-117": loop("ORP", "AT AI", "mV", { range: [0, 400], normal: [120, 240], limits: { H: 300 }, now: 186 }),
    "A-118": loop("Turbidity", "AT AI", "NTU", { range: [0, 1], normal: [0, 0.3], limits: { H: 0.5 }, now: 0.16 }),
    "L-119": loop("Antiscalant tank", "LT LI", "%", { range: [0, 100], limits: { L: 20 } }),
    "F-120": flow("Feed of both trains"),
    "L-120": { ...level, service: "Filtered water" },
    "A-120": loop("SDI 15", "AT AI", "%/min", { range: [0, 6], normal: [0, 3.5], limits: { H: 4.5 }, now: 2.7 }),
    "PD-121A": loop("F-121A dP", "PDT PDI", "bar", {
      range: [0, 1.5],
      normal: [0.15, 0.9],
      limits: { H: 1, HH: 1.3 },
      now: 1.02,
    }),
    "F-121A": flow("Feed"),
    "P-121A": loop("Suction", "PT PI", "bar", { now: 2.2 }),
    "F-122A": flow("High-pressure pump"),
    "S-122A": loop("Speed", "SI", "%", { now: 91.4 }),
    "T-122A": loop("Bearing", "TT TI", "°C", { range: [20, 110], normal: [40, 80], limits: { H: 95 }, now: 61 }),
    "V-122A": loop("Vibration", "VT VI", "mm/s", { range: [0, 8], normal: [0, 3.5], limits: { H: 4.5 }, now: 2.1 }),
    "F-123A": flow("Seawater to exchanger"),
    "P-123A": loop("Exchanger outlet", "PT PI", "bar", { now: 56.1 }),
    "F-124A": flow("Booster"),
    "P-125A": loop("Feed", "PT PI", "bar", { range: [40, 72], normal: [54, 63], limits: { H: 68 }, now: 58.2 }),
    "PD-125A": loop("Vessel dP", "PDT PDI", "bar", { range: [0, 3], normal: [0.8, 1.8], limits: { H: 2.4 } }),
    "F-126A": flow("Membrane brine"),
    "P-126A": loop("Brine", "PT PI", "bar", { now: 56.9 }),
    "F-127A": flow("Permeate, train A"),
    "F-127B": flow("Permeate, train B"),
    "A-127A": { ...trains, service: "Permeate, train A", functions: "AT AI", now: 405 },
    "F-128A": loop("Brine", "FT FIC", "m³/h", { final: ["FV-128A"] }),
    "L-140": { ...level, service: "Permeate", functions: "LT LI LSLL" },
    "A-140": { ...trains, service: "Permeate conductivity", functions: "AT AI" },
    "F-141": loop("Flow in, pump P-141A or B", "FT FIC FI FSL", "m³/h", {
      range: [0, 400],
      setPoint: 260,
      final: ["FV-141"],
    }),
    "P-141": loop("Pump discharge", "PT PI", "bar", {
      range: [0, 5],
      normal: [2.5, 3.4],
      limits: { H: 3.8 },
      now: 2.9,
    }),
    "L-160": { ...level, service: "Service water tank level", starts: 60, stops: 85 },
    "F-161": flow("Flow out, service water"),
    "V-161B": loop("Service water pump B", "VT", "mm/s", { range: [0, 8], limits: { H: 4.5 } }),
    "F-171": flow("Second pass feed"),
    "F-175": flow("Second pass product"),
    "L-180": { ...level, service: "Demin. water" },
    "F-181": flow("Demin. water out"),
    "A-181": loop("Silica", "AT AI", "µg/l", { range: [0, 100], limits: { H: 20 } }),
  },
  devices: {
    "P-101A": { service: "Seawater pump", power: 45 },
    "P-101B": { service: "Seawater pump", power: 45 },
    "P-101C": { service: "Seawater pump", power: 45 },
    ...alike("Strainer of a seawater pump", "STR-101A", "STR-101B", "STR-101C"),
    "P-104": { service: "Ferric chloride pump", power: 0.37 },
    "F-115": { service: "Media filters" },
    ...alike("Media filter", "F-115A", "F-115B", "F-115D"),
    "PSV-116": { service: "Relief valve of the backwash air" },
    "P-117": { service: "Bisulphite pump", power: 0.37 },
    "P-119": { service: "Antiscalant pump", power: 0.37 },
    "T-120": { service: "Filtered water tank" },
    "P-120A": { service: "Filtered water pump", power: 37 },
    "P-120B": { service: "Filtered water pump", power: 37 },
    "F-121A": { service: "Cartridge filter" },
    "RO-125A": { service: "Membrane rack" },
    ...alike("High-pressure pump", "P-122A", "P-122B"),
    "X-123A": { service: "Pressure exchanger" },
    "P-124A": { service: "Booster pump", power: 18.5 },
    "P-124B": { service: "Booster pump", power: 18.5 },
    "XV-127A": { service: "Permeate, train A", fails: "FC" },
    "FV-128A": { service: "Brine", fails: "FO" },
    "T-140": { service: "Permeate tank" },
    "P-141A": { service: "Permeate pump", power: 22 },
    "P-141B": { service: "Permeate pump", power: 22 },
    "FV-141": { service: "Permeate to T-160", fails: "FL" },
    "R-150": { service: "Limestone contactor" },
    "T-160": { service: "Service water tank" },
    "P-161A": { service: "Service water pump", power: 30 },
    "P-161B": { service: "Service water pump", power: 30 },
    "RO-170": { service: "Second pass" },
    "P-171A": { service: "Second pass pump", power: 37 },
    "D-178": { service: "Mixed bed" },
    "T-180": { service: "Demin. water tank" },
    "P-181A": { service: "Demin. water pump", power: 7.5 },
    "PLC-100A": { service: "Water, duty" },
    "PLC-100B": { service: "Water, standby" },
  },
} as const satisfies Plant;

/** Seawater pumped in. */
export const intake = { flow: 742, pumpsRunning: 2 } as const;

/** Media filters F-115; one stands by, and `next` is washed at the time given. */
export const mediaFilters = {
  letters: ["A", "B", "C", "D", "E"],
  standby: "D",
  next: { letter: "B", at: "15:10" },
} as const;

/** Design of each of the two seawater trains, and what the pumps of train A do. */
export const trainDesign = {
  feed: 360,
  recovery: 0.42,
  salt: { feed: 38, permeate: 0.21 },
  /** Salt rejection at which membranes are cleaned, %. */
  leastRejection: 99.3,
  /** Of the pressure exchanger, from its high-pressure side. */
  leakage: 1.6,
  /** Of pump and motor together. */
  efficiency: { highPressure: 0.87 * 0.955, booster: 0.75 },
  vessels: 36,
  elementsInVessel: 7,
  /** Of an element, m². */
  membraneArea: 41,
  /** More salt passes the membranes the warmer the feed is, as a fraction per K. */
  passageByWarmth: 0.03,
} as const;

/** Minutes for which each train has produced, since new cartridges came into its filter. */
export const producing = { A: 41 * 60 + 12, B: 118 * 60 } as const;
/** Pressure drop of a filter with new cartridges. */
export const cleanCartridges = 0.18;
/** What the desalination screen tells of train B: feed pressure, conductivity in µS/cm, pressure drop of the cartridges. */
export const trainB = { pressure: 57.6, conductivity: 419, cartridges: 0.54 } as const;

/** The second pass makes boiler make-up from permeate; its reject returns to the filtered water. */
export const secondPassDesign = { feed: 40, recovery: 0.85 } as const;

/** Chemicals with their concentration in the flow that they are dosed into, mg/l, and the level of their tanks. */
export const chemicals = [
  { name: "Ferric chloride", tag: "P-104", into: "intake", milligramsPerLiter: 8, level: 64 },
  { name: "Bisulphite", tag: "P-117", into: "trains", milligramsPerLiter: 3, level: 52 },
  { name: "Antiscalant", tag: "P-119", into: "trains", milligramsPerLiter: 2.5, level: 19 },
] as const;
/** Contents of the full antiscalant tank, kg. */
export const antiscalantTank = 90;

export const tankSizes = {
  "T-120": { name: "Filtered water", volume: 1200, level: 74 },
  "T-140": { name: "Permeate", volume: 600, level: 68 },
  "T-160": { name: "Service water", volume: 1500, level: 72 },
  "T-180": { name: "Demin. water", volume: 250, level: 81 },
} as const;

/** Taken from T-160 and T-180; the boilers' share is the make-up of B-201. */
export const uses = { service: 246, demin: 30, boilers: 4 } as const;

/** Voltage of the board that feeds the high-pressure pumps, kV: they are too large for the motor control center. */
export const highVoltage = 6.6;
