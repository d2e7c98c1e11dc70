// What follows from the register of reactor R-301: batch 2417, which was finished this morning, and batch 2418 at 14:32. kg, min,
// kW.
import { jacket, type Sample, simulate } from "./batch-simulation.ts";
import { minuteOf, nowMinute } from "./clock.ts";
import { noise } from "./histories.ts";
import { chemistry, present, reactorUnit, recipe, record, strength, vessel } from "./registers/batch-reactor.ts";

export const charged = record.materials.reduce((sum, { target }) => sum + target, 0);

/** Minutes since dosing began, the reactor then and now, and its contents. */
const elapsed = nowMinute - minuteOf(present.dosingBegan);
const planned = simulate(recipe);
const state = planned.dosing[elapsed];
if (!state) throw new Error("Batch 2418 is not in its dosing phase");
const dosed = (recipe.monomer * elapsed) / recipe.dosing;
const initiated = (recipe.initiator * elapsed) / recipe.dosing;
const dosingRate = (recipe.monomer / recipe.dosing) * 60;
const contents = recipe.water + recipe.emulsifier + dosed + initiated;
const heat = (state.unreacted / chemistry.reacts / 60) * chemistry.heat;
const warming = (dosingRate / 3600) * chemistry.capacity.monomer * (state.temperature - vessel.feed);
const jacketDuty = jacket.effective * (state.temperature - state.jacketIn);

export const running = {
  elapsed,
  dosed,
  initiated,
  /** kg/h */
  dosingRate,
  /** kg/h */
  initiatorRate: (recipe.initiator / recipe.dosing) * 60,
  contents,
  /** Level in %. */
  level: (contents / vessel.density / vessel.volume) * 100,
  temperature: state.temperature,
  heat,
  warming,
  jacketDuty,
  jacketFlow: reactorUnit.loops["F-302"].now,
  jacketIn: state.jacketIn,
  jacketOut: state.jacketIn + jacketDuty / jacket.flow,
  dosingEnds: minuteOf(present.dosingBegan) + recipe.dosing,
} as const;

/** Minutes that the trends of the reactor's screen look back. */
export const shownMinutes = 95;
const sinceDosing = Array.from({ length: shownMinutes + 1 }, (_, index) => elapsed - shownMinutes + index);
const beforeDosing = (ago: number): Sample | undefined => planned.heating.at(-1 - ago) ?? planned.heating[0];
const noisy = noise(29);
/** Trends of batch 2418, by the minute until now: °C with the noise of the measurement, and kg of monomer. */
export const trends = {
  temperature: sinceDosing.map((minute, index) => {
    const sample = minute < 0 ? beforeDosing(-minute) : planned.dosing[minute];
    return (sample?.temperature ?? NaN) + (index < shownMinutes ? 0.1 * noisy() : 0);
  }),
  dosed: sinceDosing.map((minute) => (recipe.monomer * Math.max(0, minute)) / recipe.dosing),
} as const;

const [water = 0, emulsifier = 0, monomer = 0, initiator = 0] = record.materials.map(({ actual }) => actual);
export const weighed = water + emulsifier + monomer + initiator;
export const product = weighed - record.residue;

/** Batch 2417 as it went. */
export const course = simulate({ water, emulsifier, monomer, initiator, dosing: record.minutes.dosing });
const unreacted = course.cooling.at(-1)?.unreacted ?? NaN;
/** Unreacted monomer in the product, mass per million. */
export const residualMonomer = (unreacted / weighed) * 1e6;
/** Solids content of the product, % of the charge: converted monomer, dry emulsifier, dry initiator. */
export const solids =
  (100 * (monomer - unreacted + emulsifier * strength.emulsifier + initiator * strength.initiator)) / weighed;

const { minutes } = record;
const minutesOf = (phase: keyof typeof course) => course[phase].length - 1;
const phases = { heating: course.heating, dosing: course.dosing, holding: course.holding, cooling: course.cooling };
const charging = minutes.inert + minutes.water + minutes.emulsifier;
/** The measured temperature by the minute from the begin of batch 2417, °C, with the noise of the measurement. */
export const measured: readonly number[] = (() => {
  const next = noise(5);
  const cold = Array.from({ length: charging }, () => vessel.charge);
  const moving = Object.values(phases).flatMap((samples) => samples.slice(0, -1).map(({ temperature }) => temperature));
  // Nothing cools while the product is discharged.
  const end = course.cooling.at(-1)?.temperature ?? NaN;
  const discharged = Array.from({ length: minutes.discharge + 1 }, () => end);
  return [...cold, ...moving, ...discharged].map((value) => value + 0.1 * next());
})();
/** Lowest and highest measured temperature from a minute of the batch up to another. */
const between = (from: number, to: number) => {
  const values = measured.slice(from, to + 1);
  return [Math.min(...values), Math.max(...values)].map((value) => value.toFixed(1));
};
const heated = charging + minutesOf("heating");
const held = heated + minutesOf("dosing");
const cooled = held + minutesOf("holding") + minutesOf("cooling");
export const highest = Math.max(...measured);
const holds = between(held, held + minutesOf("holding"));

const target = recipe.temperature.toFixed(1);
/** How far the temperature may be from the recipe's while it is held, K. */
export const allowance = 1;

/** Steps of batch 2417; each starts when the previous one ends. */
export const finishedSteps = [
  { name: "Inert with nitrogen", minutes: minutes.inert, actual: `O₂ ${record.oxygen} %` },
  { name: "Charge water", minutes: minutes.water, actual: `${water} kg` },
  { name: "Charge emulsifier", minutes: minutes.emulsifier, actual: `${emulsifier} kg` },
  { name: "Heat", minutes: minutesOf("heating"), actual: `${measured[heated]?.toFixed(1)} °C` },
  { name: "Dose monomer, initiator", minutes: minutesOf("dosing"), actual: `${monomer + initiator} kg` },
  { name: "Hold", minutes: minutesOf("holding"), actual: `${holds.join("–")} °C` },
  { name: "Cool", minutes: minutesOf("cooling"), actual: `${measured[cooled]?.toFixed(1)} °C` },
  { name: "Discharge to T-320", minutes: minutes.discharge, actual: `${product} kg` },
];

/** Minutes of the day at which batch 2417 began. */
export const begun = minuteOf(record.begun);
/** Minutes from the begin of the batch to the begin of a step of this name; its end if there is none. */
export function minutesTo(name?: string): number {
  const index = name === undefined ? finishedSteps.length : finishedSteps.findIndex((step) => step.name === name);
  return finishedSteps.slice(0, index).reduce((sum, step) => sum + step.minutes, 0);
}

/** What the report says of the temperature. */
export const temperatureWords = {
  reached: target,
  highest: highest.toFixed(1),
  heldWithin: measured
    .slice(held + 1, held + 1 + minutesOf("holding"))
    .filter((value) => Math.abs(value - recipe.temperature) <= allowance).length,
} as const;
