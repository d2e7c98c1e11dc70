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

/** Steps of batch 2417; each starts when the previous one ends. */
export const finishedSteps = [
  { name: "Inert with nitrogen", start: "04:10", minutes: 18, target: "O₂ < 2.0 %", actual: "O₂ 1.6 %" },
  { name: "Charge water", start: "04:28", minutes: 26, target: "2600 kg", actual: "2602 kg" },
  { name: "Charge emulsifier", start: "04:54", minutes: 9, target: "140 kg", actual: "140 kg" },
  { name: "Heat", start: "05:03", minutes: 48, target: "80.0 °C", actual: "80.1 °C" },
  { name: "Dose monomer, initiator", start: "05:51", minutes: 181, target: "2380 kg", actual: "2378 kg" },
  { name: "Hold", start: "08:52", minutes: 60, target: "80.0 ± 1.0 °C", actual: "79.6–80.5 °C" },
  { name: "Cool", start: "09:52", minutes: 42, target: "30.0 °C", actual: "29.8 °C" },
  { name: "Discharge to T-320", start: "10:34", minutes: 35, target: "≥ 5080 kg", actual: "5098 kg" },
];

/** Weights of batch 2417; the part that is not discharged remains in lines and filter. */
export const finished = {
  materials: [
    { name: "Demin. water", lot: "T-180", target: 2600, actual: 2602 },
    { name: "Emulsifier, 30 %", lot: "EM-0912", target: 140, actual: 140 },
    { name: "Monomer mix", lot: "MX-1187", target: 2260, actual: 2258 },
    { name: "Initiator, 5 %", lot: "IN-0450", target: 120, actual: 120 },
  ],
  product: 5098,
  residue: 22,
  conversion: 0.995,
} as const;

/** Solids content of the product, % of the charge: converted monomer, dry emulsifier, dry initiator. */
export function solids(): number {
  const [water, emulsifier, monomer, initiator] = finished.materials.map(({ actual }) => actual);
  const all = (water ?? 0) + (emulsifier ?? 0) + (monomer ?? 0) + (initiator ?? 0);
  const dry = (monomer ?? 0) * finished.conversion + (emulsifier ?? 0) * 0.3 + (initiator ?? 0) * 0.05;
  return (100 * dry) / all;
}
