import { minutesTo, reactor, recipe } from "./batch.ts";
import { noise } from "./histories.ts";

const heating = minutesTo("Heat");
const dosing = minutesTo("Dose monomer, initiator");
const cooling = minutesTo("Cool");
const discharging = minutesTo("Discharge to T-320");

/**
 * Temperature of batch 2417, °C, `minute` minutes after its begin. The heating ramp and the swings of the loop are given
 * here, at powers that the jacket has; cooling follows from the heat balance in `batch.ts`.
 */
export function batchTemperature(minute: number): number {
  const { temperature } = recipe;
  const { charge } = reactor.temperatures;
  if (minute < heating) return charge;
  if (minute < dosing) return charge + ((temperature - charge) * (minute - heating)) / (dosing - heating);
  if (minute < cooling) return temperature + 0.6 * Math.exp((dosing - minute) / 18) * Math.sin((minute - dosing) / 7);
  const { chilled } = reactor.temperatures;
  // Nothing cools while the product is discharged.
  const cooled = Math.min(minute, discharging) - cooling;
  return chilled + (temperature - chilled) * Math.exp(-cooled / reactor.coolingTime);
}

/** The measured temperature by the minute, with the noise of the measurement. */
export function measuredTemperatures(): number[] {
  const next = noise(5);
  return Array.from({ length: minutesTo() + 1 }, (_, minute) => batchTemperature(minute) + 0.1 * next());
}
