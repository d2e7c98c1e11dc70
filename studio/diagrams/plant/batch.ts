import { mainPlant } from "./tags/main-plant.ts";

// Acrylic emulsion in reactor R-301: batch 2417 was finished this morning, batch 2418 is in its dosing phase. kg, min,
// kW.
export const recipe = {
  water: 2600,
  emulsifier: 140,
  monomer: 2260,
  initiator: 120,
  dosing: 180,
  temperature: mainPlant.loops["T-301"].setPoint,
} as const;

export const charged = recipe.water + recipe.emulsifier + recipe.monomer + recipe.initiator;

/** Minutes since dosing began at 13:22, and the reactor's contents now. */
const elapsed = 70;
const dosed = (recipe.monomer * elapsed) / recipe.dosing;
const initiated = (recipe.initiator * elapsed) / recipe.dosing;
const dosingRate = (recipe.monomer / recipe.dosing) * 60;
/** Heat of polymerisation 700 kJ/kg; the monomer enters at 22 °C with 2.0 kJ/(kg K). */
const heat = (dosingRate * 700) / 3600;
const warming = (dosingRate * 2 * (recipe.temperature - 22)) / 3600;
const ambient = 2;
const jacketFlow = 18;
const jacketDuty = heat - warming - ambient;
const contents = recipe.water + recipe.emulsifier + dosed + initiated;

export const running = {
  elapsed,
  dosed,
  initiated,
  /** kg/h */
  dosingRate,
  /** kg/h */
  initiatorRate: (recipe.initiator / recipe.dosing) * 60,
  contents,
  /** Level in % of a 6.3 m³ reactor, at a density of 1010 kg/m³. */
  level: (contents / 1010 / 6.3) * 100,
  heat,
  warming,
  ambient,
  jacketDuty,
  jacketFlow,
  jacketIn: 58,
  /** Heat capacity of water: 1.163 kWh/(m³ K). */
  jacketOut: 58 + jacketDuty / (jacketFlow * 1.163),
} as const;

/** Weights of batch 2417; the part that is not discharged remains in lines and filter. */
export const finished = {
  materials: [
    { name: "Demin. water", lot: "T-180", target: recipe.water, actual: 2602 },
    { name: "Emulsifier, 30 %", lot: "EM-0912", target: recipe.emulsifier, actual: 140 },
    { name: "Monomer mix", lot: "MX-1187", target: recipe.monomer, actual: 2258 },
    { name: "Initiator, 5 %", lot: "IN-0450", target: recipe.initiator, actual: 120 },
  ],
  residue: 22,
  /** Unreacted monomer in the product, mass per million. */
  residualMonomer: 310,
} as const;

const [water = 0, emulsifier = 0, monomer = 0, initiator = 0] = finished.materials.map(({ actual }) => actual);
export const weighed = water + emulsifier + monomer + initiator;
export const product = weighed - finished.residue;

/** Part of the monomer that reacted. */
const conversion = 1 - (finished.residualMonomer * 1e-6 * weighed) / monomer;
const dry = monomer * conversion + emulsifier * 0.3 + initiator * 0.05;

/** Solids content of the product, % of the charge: converted monomer, dry emulsifier, dry initiator. */
export const solids = (100 * dry) / weighed;

/** Heat capacities, kJ/(kg K): water, and the polymer with what is dissolved. */
const heatCapacity = { water: 4.18, solids: 1.6 } as const;
/** kW/K. */
const conductance = jacketDuty / (recipe.temperature - (running.jacketIn + running.jacketOut) / 2);
/** kW/K: 1.163 kWh/(m³ K). */
const jacketCapacity = jacketFlow * 1.163;
/** kJ/K. */
const stored = (weighed - dry) * heatCapacity.water + dry * heatCapacity.solids;

/** The reactor with its jacket, as it heats and cools batch 2417. */
export const reactor = {
  /** Of jacket and contents, from the duty on the screen; wetted area and viscosity change it in opposite ways. */
  conductance,
  stored,
  /** Charge, chilled water and discharge, °C. */
  temperatures: { charge: 23, chilled: 12, discharge: 30 },
  /** Time constant of cooling, minutes: the jacket's water is the warmer the slower it flows. */
  coolingTime: stored / (jacketCapacity * (1 - Math.exp(-conductance / jacketCapacity))) / 60,
} as const;

const { chilled, discharge } = reactor.temperatures;
/** Whole minutes from the recipe's temperature to just below that of the discharge. */
const coolingMinutes = Math.ceil(
  reactor.coolingTime * Math.log((recipe.temperature - chilled) / (discharge - chilled)),
);
const cooledTo = chilled + (recipe.temperature - chilled) * Math.exp(-coolingMinutes / reactor.coolingTime);

/** Steps of batch 2417; each starts when the previous one ends. */
export const finishedSteps = [
  { name: "Inert with nitrogen", minutes: 18, target: "O₂ < 2.0 %", actual: "O₂ 1.6 %" },
  { name: "Charge water", minutes: 26, target: `${recipe.water} kg`, actual: `${water} kg` },
  { name: "Charge emulsifier", minutes: 9, target: `${recipe.emulsifier} kg`, actual: `${emulsifier} kg` },
  { name: "Heat", minutes: 48, target: `${recipe.temperature.toFixed(1)} °C`, actual: "80.1 °C" },
  {
    name: "Dose monomer, initiator",
    minutes: recipe.dosing + 1,
    target: `${recipe.monomer + recipe.initiator} kg`,
    actual: `${monomer + initiator} kg`,
  },
  { name: "Hold", minutes: 60, target: `${recipe.temperature.toFixed(1)} ± 1.0 °C`, actual: "79.6–80.5 °C" },
  { name: "Cool", minutes: coolingMinutes, target: `${discharge.toFixed(1)} °C`, actual: `${cooledTo.toFixed(1)} °C` },
  { name: "Discharge to T-320", minutes: 35, target: "≥ 5080 kg", actual: `${product} kg` },
];

/** Minutes of the day at which batch 2417 began. */
export const begun = 4 * 60 + 10;
/** Minutes from the begin of the batch to the begin of a step of this name; its end if there is none. */
export function minutesTo(name?: string): number {
  const index = name === undefined ? finishedSteps.length : finishedSteps.findIndex((step) => step.name === name);
  return finishedSteps.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** A time of the day from its minutes: 04:10. */
export const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
