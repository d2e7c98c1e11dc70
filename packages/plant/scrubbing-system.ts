/**
 * The register of scrubbing system SCR-101: each fact of the plant, once. The simulation, the page /demo, the OPC UA server
 * and the studio's drawings and lists read it. What follows from these facts is in scrubbing-results.ts.
 *
 * Lengths in mm, heights above the base of the vessel, flows in m³/h, pressures of gas in kPa, of liquids in bar, power in kW.
 */

/** Design load. Concentrations in mg per dry normal m³. */
export const duty = {
  gas: 12_000,
  toTower: 40,
  toVenturi: 12,
  /** °C of the gas from the dryer during a batch, and behind the venturi. */
  hot: 80,
  clean: 46,
  acidIn: 840,
  acidOut: 11,
  dustIn: 320,
  dustOut: 31,
  /** kPa: suction at the dryer, pressure drop of the packed bed. */
  suction: 0.5,
  bed: 0.8,
  /** Bore of the venturi's throat. */
  throat: 260,
} as const;

/** mg/Nm³ of hydrogen chloride at the stack that the authority allows. */
export const permit = 20;

/** The dryer: a batch lasts 45 minutes. On its own, it starts one in every two hours of the clock, half an hour after the hour. */
export const dryer = { batch: 2700, cycle: 7200, start: 1800 } as const;

/** The recirculation tank: inside length, width and height below the lid; thickness of bottom; overflow nozzle and its axis. */
export const recirculationTank = {
  inside: [3160, 1760, 1595],
  bottom: 20,
  overflow: { bore: 80, axis: 1440 },
  /** Nozzle of TT-101 on the lid: height of its face; length of the thermowell below it. */
  thermowell: { face: 1750, length: 200 },
} as const;

/** The caustic day tank: inside diameter and height. An operator fills it on his rounds between these levels, %. */
export const dayTank = { inside: [704, 1034], fill: { from: 40, to: 90 } } as const;

/** XV-112 closes by itself when the dryer has been tripped, and TI-101 below this, for so long: °C, s. */
export const quench = { flow: 3, closesBelow: 50, closesAfter: 900 } as const;

/** Pipe classes by the letters of a line number: highest temperature in °C, rating when cold in bar. */
export const pipeClasses = {
  F1: { material: "FRP, vinyl ester", limit: 110, rating: 0.1 },
  P1: { material: "polypropylene", limit: 80, rating: 10 },
  S1: { material: "stainless 304L", limit: 200, rating: 15.9 },
} as const;

/** Loops: function letters of ISA-5.1, range, alarm limits, set point and its limits, final element. */
export const loops = {
  "T-101": { functions: "TT TI", unit: "°C", range: [0, 120], limits: { H: 60, HH: 70 } },
  "PD-101": { functions: "PDT PDI", unit: "kPa", range: [0, 2], limits: { H: 1.2 } },
  "L-101": {
    functions: "LT LIC",
    unit: "%",
    range: [0, 100],
    limits: { LL: 20, L: 35, H: 80 },
    setPoint: 55,
    setPoints: [40, 75],
    final: ["LV-101"],
  },
  "F-101": {
    functions: "FT FI",
    unit: "m³/h",
    range: [0, 60],
    limits: { LL: 20, L: 32 },
  },
  "P-101": { functions: "PI", unit: "bar", range: [0, 6] },
  "A-101": {
    functions: "AT AIC",
    unit: "pH",
    range: [2, 12],
    limits: { L: 6, H: 10.5 },
    setPoint: 8.6,
    setPoints: [7, 10],
    final: ["AZ-101"],
  },
  "L-102": { functions: "LT LI", unit: "%", range: [0, 100], limits: { L: 25 } },
  "P-102": {
    functions: "PT PIC",
    unit: "kPa",
    range: [-1, 0],
    limits: { H: -0.25 },
    setPoint: -0.5,
    setPoints: [-0.8, -0.3],
    final: ["PZ-102"],
  },
  "PD-102": { functions: "PDT PDI", unit: "kPa", range: [0, 6] },
  "F-102": { functions: "FT FI", unit: "m³/h", range: [0, 20], limits: { LL: 8 } },
  "A-102": {
    functions: "AT AIC",
    unit: "mS/cm",
    range: [0, 200],
    limits: { H: 130 },
    setPoint: 100,
    setPoints: [60, 140],
    final: ["AV-102"],
  },
  "A-103": { functions: "AT AI", unit: "mg/Nm³", range: [0, 100], limits: { H: permit } },
  "F-103": { functions: "FT FI", unit: "m³/h", range: [0, 20_000] },
  "A-104": { functions: "AT AI", unit: "mg/Nm³", range: [0, 2000] },
  "X-101A": { functions: "XA", of: "P-101A" },
  "X-101B": { functions: "XA", of: "P-101B" },
  "X-103": { functions: "XA", of: "K-101" },
  "X-104": { functions: "XA", of: "HS-104" },
} as const;

/** What each loop measures. Apart from the loops, because the page /demo has no use for it. */
export const loopServices: Readonly<Record<keyof typeof loops, string>> = {
  "T-101": "Gas before tower",
  "PD-101": "Packed bed",
  "L-101": "Recirculation tank",
  "F-101": "Liquor to tower",
  "P-101": "Pump discharge",
  "A-101": "pH",
  "L-102": "Caustic day tank",
  "P-102": "Suction at dryer",
  "PD-102": "Venturi",
  "F-102": "Liquor to venturi",
  "A-102": "Conductivity",
  "A-103": "HCl at stack",
  "F-103": "Gas at stack",
  "A-104": "HCl in dryer gas",
  "X-101A": "Pump P-101A, motor breaker",
  "X-101B": "Pump P-101B, motor breaker",
  "X-103": "Fan K-101, converter",
  "X-104": "Emergency stop -S5",
};

/** Values that the PLC calculates from the position of a final element. At its end, that element lets the end of the range pass. */
export const calculated = {
  "FI-104": { from: "AZ-101", unit: "L/h", range: [0, 60] },
  "FI-105": { from: "LV-101", unit: "L/h", range: [0, 1200] },
  "FI-106": { from: "AV-102", unit: "L/h", range: [0, 600] },
  "SI-101": { from: "PZ-102", unit: "%", range: [0, 100] },
} as const;

export interface RegisteredAlarm {
  /** 1 is the most urgent. */
  readonly priority: 1 | 2 | 3;
  /** How far the value has to return before the alarm ends, in the unit of its loop. */
  readonly deadband: number;
  /** Seconds beyond the limit before the alarm begins, and back before it ends. */
  readonly delay: readonly [on: number, off: number];
  /** Suppressed by design while one of these alarms is active: it would only repeat it. Never for a legal limit. */
  readonly suppressedBy?: readonly string[];
  /** The limit is one of the permit: whatever the cause, it is told. */
  readonly legal?: true;
}

const liquorLost = ["FALL-101", "LALL-101", "XA-104"] as const;

/** Alarms, rationalized: one alarm for one cause (ISA-18.2). The loop and the limit follow from the tag. */
export const alarms = {
  "AAH-103": { priority: 1, deadband: 1, delay: [5, 20], legal: true },
  "XA-104": { priority: 1, deadband: 0, delay: [0, 0] },
  "TAHH-101": { priority: 1, deadband: 3, delay: [0, 10] },
  "LALL-101": { priority: 1, deadband: 3, delay: [0, 10] },
  "FALL-101": { priority: 1, deadband: 1, delay: [5, 5], suppressedBy: ["LALL-101", "XA-104"] },
  "FALL-102": { priority: 1, deadband: 1, delay: [10, 5], suppressedBy: liquorLost },
  "XA-103": { priority: 1, deadband: 0, delay: [0, 0] },
  "TAH-101": { priority: 2, deadband: 3, delay: [0, 10], suppressedBy: ["TAHH-101"] },
  "FAL-101": { priority: 2, deadband: 3, delay: [1, 10], suppressedBy: ["FALL-102", ...liquorLost] },
  "LAL-101": { priority: 2, deadband: 2, delay: [10, 30], suppressedBy: ["LALL-101"] },
  "LAL-102": { priority: 2, deadband: 2, delay: [10, 30] },
  "AAL-101": { priority: 2, deadband: 0.5, delay: [20, 30] },
  "XA-101A": { priority: 2, deadband: 0, delay: [0, 0] },
  "XA-101B": { priority: 2, deadband: 0, delay: [0, 0] },
  "PAH-102": { priority: 2, deadband: 0.05, delay: [15, 15], suppressedBy: ["XA-103", "XA-104"] },
  "LAH-101": { priority: 3, deadband: 2, delay: [10, 30] },
  "PDAH-101": { priority: 3, deadband: 0.08, delay: [15, 30] },
  "AAH-101": { priority: 3, deadband: 0.3, delay: [20, 30] },
  "AAH-102": { priority: 3, deadband: 5, delay: [30, 30] },
} as const satisfies Readonly<Record<string, RegisteredAlarm>>;

/** What an alarm says, and what the operator does about it. */
export interface AlarmWords {
  readonly condition: string;
  readonly action: string;
}

export const alarmWords: Readonly<Record<keyof typeof alarms, AlarmWords>> = {
  "AAH-103": {
    condition: "HCl at stack above the permit",
    action: "Check liquor flow, AIC-101 and P-102; lower the dryer feed",
  },
  "XA-104": { condition: "Emergency stop pressed", action: "Find out why, make safe, release -S5, then reset" },
  "TAHH-101": { condition: "Gas before tower very hot", action: "Find out why VS-101 has no liquor, then reset" },
  "LALL-101": { condition: "Tank level very low", action: "Fill T-101 before the pumps are reset" },
  "FALL-101": {
    condition: "Liquor to tower lost",
    action: "Check P-101A and P-101B, T-101’s level, STR-101A and STR-101B, then reset",
  },
  "FALL-102": { condition: "Liquor to venturi lost", action: "Check HV-106 and the nozzles of VS-101, then reset" },
  "XA-103": { condition: "Fan tripped", action: "Check K-101 and its converter, then reset" },
  "TAH-101": { condition: "Gas before tower hot", action: "Check the liquor to VS-101, and that XV-112 is open" },
  "FAL-101": { condition: "Liquor to tower low", action: "Check that the standby pump has started" },
  "LAL-101": { condition: "Tank level low", action: "Check the make-up water and LV-101" },
  "LAL-102": { condition: "Caustic day tank low", action: "Fill T-102" },
  "AAL-101": { condition: "pH low", action: "Check T-102 and P-102" },
  "XA-101A": { condition: "Pump A tripped", action: "Check P-101A and its motor before the reset" },
  "XA-101B": { condition: "Pump B tripped", action: "Check P-101B and its motor before the reset" },
  "PAH-102": { condition: "Suction at dryer lost", action: "Check K-101, PDI-101 and PDI-102, then reset" },
  "LAH-101": { condition: "Tank level high", action: "Check LV-101 and XV-112; above this, T-101 overflows" },
  "PDAH-101": { condition: "Bed pressure drop high", action: "Plan to clean the packing of C-101" },
  "AAH-101": { condition: "pH high", action: "Check P-102; clean the probe of AT-101" },
  "AAH-102": { condition: "Conductivity high", action: "Check AV-102" },
};

/** What interlocks do, in words, and how each ends. */
export const effects = {
  standby: { does: "Standby pump starts", ends: "The other pump stays on duty" },
  pumps: { does: "P-101A and P-101B stop", ends: "Reset" },
  dosing: { does: "P-102 stops, AIC-101 holds", ends: "By itself when the cause ends" },
  quench: {
    does: "XV-112 opens",
    ends: `Reset; by itself with the dryer tripped and TI-101 below ${quench.closesBelow} °C for ${quench.closesAfter / 60} min`,
  },
  fan: { does: "K-101 stops", ends: "Reset" },
  dryer: { does: "Dryer trips", ends: "Reset" },
} as const;
export type Effect = keyof typeof effects;

export interface RegisteredInterlock {
  /** The tag of the alarm whose limit is its cause. */
  readonly cause: keyof typeof alarms;
  /** Seconds for which the value has to stay beyond the limit; for which the cause is not looked at after a pump's start. */
  readonly delay: number;
  readonly afterStart?: number;
  readonly effects: readonly Effect[];
}

/** Causes and effects, in the order in which the PLC looks at them. */
export const interlocks: readonly RegisteredInterlock[] = [
  { cause: "TAH-101", delay: 0, effects: ["quench"] },
  { cause: "TAHH-101", delay: 0, effects: ["quench", "dryer"] },
  { cause: "FAL-101", delay: 1, afterStart: 10, effects: ["standby"] },
  { cause: "FALL-101", delay: 5, effects: ["dosing", "dryer"] },
  { cause: "FALL-102", delay: 10, effects: ["quench", "dryer"] },
  { cause: "LALL-101", delay: 0, effects: ["pumps", "dosing", "quench", "dryer"] },
  { cause: "XA-103", delay: 0, effects: ["dryer"] },
  { cause: "PAH-102", delay: 15, effects: ["dryer"] },
  { cause: "XA-104", delay: 0, effects: ["pumps", "dosing", "quench", "fan", "dryer"] },
];

/** What a line carries. */
export type Medium = "dry gas" | "wet gas" | "liquor" | "caustic" | "water";
/** Why a line has its size: each has a band of velocities, in lines-and-materials.ts. */
export type Run = "duct" | "suction" | "circulation" | "pressure" | "dosing" | "gravity";

export interface Line {
  /** Letters of the fluid and number; with bore and class, the line's number: 125-LQ-103A-P1. */
  readonly number: string;
  readonly bore: number;
  readonly pipeClass: keyof typeof pipeClasses;
  readonly medium: Medium;
  readonly run: Run;
  readonly from: string;
  readonly to: string;
  /** m³/h at design, and °C at most. */
  readonly flow: number;
  readonly hottest: number;
  /** Liquor flows in it whenever a pump runs, whatever the valves of controllers do. */
  readonly circulates?: true;
}

const circulated = duty.toTower + duty.toVenturi;
const { gas, hot, clean } = duty;
const cold = 30;
const makeUp = calculated["FI-105"].range[1] / 1000;
const blowDown = calculated["FI-106"].range[1] / 1000;
const dosed = calculated["FI-104"].range[1] / 1000;

/** Lines. Upstream of the quench the gas is too hot for polypropylene. Quench and make-up come from two supplies. */
export const lines = {
  rawGas: {
    number: "GA-101",
    bore: 560,
    pipeClass: "F1",
    medium: "dry gas",
    run: "duct",
    from: "DR-100",
    to: "VS-101",
    flow: gas,
    hottest: hot,
  },
  cleanGas: {
    number: "GA-102",
    bore: 560,
    pipeClass: "P1",
    medium: "wet gas",
    run: "duct",
    from: "C-101",
    to: "K-101",
    flow: gas,
    hottest: clean,
  },
  stack: {
    number: "GA-111",
    bore: 560,
    pipeClass: "P1",
    medium: "wet gas",
    run: "duct",
    from: "K-101",
    to: "stack",
    flow: gas,
    hottest: clean,
  },
  suctionA: {
    number: "LQ-103A",
    bore: 125,
    pipeClass: "P1",
    medium: "liquor",
    run: "suction",
    from: "T-101",
    to: "P-101A",
    flow: circulated,
    hottest: clean,
  },
  suctionB: {
    number: "LQ-103B",
    bore: 125,
    pipeClass: "P1",
    medium: "liquor",
    run: "suction",
    from: "T-101",
    to: "P-101B",
    flow: circulated,
    hottest: clean,
  },
  dischargeA: {
    number: "LQ-104A",
    bore: 100,
    pipeClass: "P1",
    medium: "liquor",
    run: "circulation",
    from: "P-101A",
    to: "discharge header",
    flow: circulated,
    hottest: clean,
  },
  dischargeB: {
    number: "LQ-104B",
    bore: 100,
    pipeClass: "P1",
    medium: "liquor",
    run: "circulation",
    from: "P-101B",
    to: "discharge header",
    flow: circulated,
    hottest: clean,
  },
  tower: {
    number: "LQ-105",
    bore: 100,
    pipeClass: "P1",
    medium: "liquor",
    run: "circulation",
    from: "discharge header",
    to: "C-101",
    flow: duty.toTower,
    hottest: clean,
    circulates: true,
  },
  venturi: {
    number: "LQ-106",
    bore: 50,
    pipeClass: "P1",
    medium: "liquor",
    run: "circulation",
    from: "discharge header",
    to: "VS-101",
    flow: duty.toVenturi,
    hottest: clean,
  },
  caustic: {
    number: "NA-107",
    bore: 25,
    pipeClass: "P1",
    medium: "caustic",
    run: "dosing",
    from: "P-102",
    to: "T-101",
    flow: dosed,
    hottest: cold,
  },
  makeUp: {
    number: "WA-108",
    bore: 25,
    pipeClass: "S1",
    medium: "water",
    run: "pressure",
    from: "process water",
    to: "T-101",
    flow: makeUp,
    hottest: cold,
  },
  blowDown: {
    number: "LQ-109",
    bore: 25,
    pipeClass: "P1",
    medium: "liquor",
    run: "pressure",
    from: "discharge header",
    to: "effluent",
    flow: blowDown,
    hottest: clean,
  },
  overflow: {
    number: "LQ-110",
    bore: 80,
    pipeClass: "P1",
    medium: "liquor",
    run: "gravity",
    from: "T-101",
    to: "drain",
    flow: makeUp + quench.flow,
    hottest: clean,
  },
  drain: {
    number: "LQ-113",
    bore: 50,
    pipeClass: "P1",
    medium: "liquor",
    run: "gravity",
    from: "T-101",
    to: "blind",
    flow: 0,
    hottest: clean,
  },
  causticFill: {
    number: "NA-115",
    bore: 25,
    pipeClass: "P1",
    medium: "caustic",
    run: "pressure",
    from: "tanker",
    to: "T-102",
    flow: 1.5,
    hottest: cold,
  },
  causticDrain: {
    number: "NA-116",
    bore: 25,
    pipeClass: "P1",
    medium: "caustic",
    run: "gravity",
    from: "T-102",
    to: "blind",
    flow: 0,
    hottest: cold,
  },
  causticRelief: {
    number: "NA-117",
    bore: 25,
    pipeClass: "P1",
    medium: "caustic",
    run: "gravity",
    from: "PSV-102",
    to: "T-102",
    flow: dosed,
    hottest: cold,
  },
  water: {
    number: "WA-114",
    bore: 50,
    pipeClass: "S1",
    medium: "water",
    run: "pressure",
    from: "fire water",
    to: "STR-112",
    flow: quench.flow,
    hottest: cold,
  },
  quench: {
    number: "WA-112",
    bore: 40,
    pipeClass: "S1",
    medium: "water",
    run: "pressure",
    from: "STR-112",
    to: "VS-101",
    flow: quench.flow,
    hottest: cold,
  },
} as const satisfies Readonly<Record<string, Line>>;
export type LineKey = keyof typeof lines;

/** What wets a part: the material of a pipe class, or of a pump. */
export type Material = keyof typeof pipeClasses | "PVDF";

export interface Equipment {
  readonly service: string;
  readonly material?: Material;
  readonly media?: readonly Medium[];
  /** °C at most. */
  readonly hottest?: number;
  /** Rated power of the motor, and how it starts. */
  readonly power?: number;
  readonly start?: "direct" | "converter";
  /** Dimensions that others quote. */
  readonly bore?: number;
  readonly throat?: number;
  readonly bed?: number;
  /** Width of the openings that hold dust back from the nozzles. */
  readonly mesh?: number;
}

/** Equipment, with the motors. */
export const equipment = {
  "DR-100": { service: "Dryer, of the plant" },
  "VS-101": {
    service: "Venturi",
    material: "F1",
    media: ["dry gas", "liquor"],
    hottest: hot,
    bore: 560,
    throat: duty.throat,
  },
  "C-101": { service: "Tower", material: "P1", media: ["wet gas", "liquor"], hottest: 70, bore: 1600, bed: 2500 },
  "T-101": { service: "Recirculation tank", material: "P1", media: ["wet gas", "liquor"], hottest: 70 },
  "T-102": { service: "Caustic day tank", material: "P1", media: ["caustic"], hottest: cold },
  "STR-101A": {
    service: "Suction screen of P-101A",
    material: "P1",
    media: ["liquor"],
    hottest: clean,
    bore: 125,
    mesh: 3,
  },
  "STR-101B": {
    service: "Suction screen of P-101B",
    material: "P1",
    media: ["liquor"],
    hottest: clean,
    bore: 125,
    mesh: 3,
  },
  "STR-112": { service: "Strainer of XV-112", material: "S1", media: ["water"], hottest: cold, bore: 50, mesh: 1 },
  "P-101A": {
    service: "Recirculation pump",
    material: "P1",
    media: ["liquor"],
    hottest: clean,
    power: 7.5,
    start: "direct",
  },
  "P-101B": {
    service: "Recirculation pump",
    material: "P1",
    media: ["liquor"],
    hottest: clean,
    power: 7.5,
    start: "direct",
  },
  "P-102": {
    service: "Metering pump",
    material: "PVDF",
    media: ["caustic"],
    hottest: cold,
    power: 0.37,
    start: "direct",
  },
  "K-101": { service: "Fan", material: "P1", media: ["wet gas"], hottest: clean, power: 37, start: "converter" },
} as const satisfies Readonly<Record<string, Equipment>>;

export interface Valve {
  /** What it is for, if its place does not say so. */
  readonly service?: string;
  readonly kind: "Butterfly" | "Check" | "Ball" | "Control" | "On/off" | "Relief";
  readonly line: LineKey;
  readonly place: string;
  /** Without air or power it opens (FO) or closes (FC). */
  readonly fails?: "FO" | "FC";
  /** Set pressure, bar. */
  readonly opensAt?: number;
}

/** Valves, hand valves too, by tag. */
export const valves = {
  "HV-103A": { kind: "Butterfly", line: "suctionA", place: "Suction of P-101A" },
  "HV-103B": { kind: "Butterfly", line: "suctionB", place: "Suction of P-101B" },
  "NRV-104A": { kind: "Check", line: "dischargeA", place: "Discharge of P-101A" },
  "HV-104A": { kind: "Butterfly", line: "dischargeA", place: "Discharge of P-101A" },
  "NRV-104B": { kind: "Check", line: "dischargeB", place: "Discharge of P-101B" },
  "HV-104B": { kind: "Butterfly", line: "dischargeB", place: "Discharge of P-101B" },
  "HV-105": { kind: "Butterfly", line: "tower", place: "To C-101, throttled" },
  "HV-106": { kind: "Butterfly", line: "venturi", place: "To VS-101, throttled" },
  "NRV-107": { kind: "Check", line: "caustic", place: "Discharge of P-102" },
  "HV-107": { kind: "Ball", line: "caustic", place: "Before T-101" },
  "HV-108": { kind: "Ball", line: "makeUp", place: "Before LV-101" },
  "LV-101": { service: "Make-up", kind: "Control", line: "makeUp", place: "Into T-101", fails: "FC" },
  "HV-109": { kind: "Ball", line: "blowDown", place: "Before AV-102" },
  "AV-102": { service: "Blow-down", kind: "Control", line: "blowDown", place: "To effluent", fails: "FC" },
  "HV-114": { kind: "Ball", line: "water", place: "Before STR-112, locked open" },
  "XV-112": {
    service: "Quench water",
    kind: "On/off",
    line: "quench",
    place: "Into the duct before VS-101",
    fails: "FO",
  },
  "HV-113": { kind: "Ball", line: "drain", place: "Drain of T-101, blinded" },
  "HV-115": { kind: "Ball", line: "causticFill", place: "Fill of T-102" },
  "HV-116": { kind: "Ball", line: "causticDrain", place: "Drain of T-102, blinded" },
  "PSV-102": { service: "Relief of P-102", kind: "Relief", line: "causticRelief", place: "P-102 to T-102", opensAt: 6 },
} as const satisfies Readonly<Record<string, Valve>>;

/** Drives that a controller moves: without its signal, each goes to its safe end. */
export const drives = {
  "AZ-101": { service: "Stroke of P-102", fails: "FC" },
  "PZ-102": { service: "Speed of K-101", fails: "FC" },
  "HS-104": { service: "Emergency stop -S5, on the panel’s door" },
} as const;

/** Where an instrument sits: in a line, or on a piece of equipment; above that one's base, if that matters. */
export interface Place {
  readonly line?: LineKey;
  readonly on?: keyof typeof equipment;
  readonly words: string;
}

export const places = {
  "PT-102": { line: "rawGas", words: "Duct from the dryer" },
  "AT-104": { line: "rawGas", words: "Duct from the dryer" },
  "PDT-102": { on: "VS-101", words: "Inlet and outlet" },
  "TT-101": { on: "T-101", words: "Gas space, thermowell in the lid" },
  "LT-101": { on: "T-101", words: "Lid, radar" },
  "PDT-101": { on: "C-101", words: "Below and above the bed" },
  "FT-101": { line: "tower", words: "Riser" },
  "FT-102": { line: "venturi", words: "Riser, after HV-106" },
  "PI-101": { line: "tower", words: "Discharge header" },
  "AT-101": { line: "tower", words: "Discharge header" },
  "AT-102": { line: "tower", words: "Discharge header, not in the blow-down" },
  "LT-102": { on: "T-102", words: "Lid, ultrasonic" },
  "AT-103": { line: "stack", words: "After the fan" },
  "FT-103": { line: "stack", words: "After the fan" },
} as const satisfies Readonly<Record<string, Place>>;
