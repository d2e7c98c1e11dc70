// A batch of reactor R-301 from its register: heat balance of contents and jacket under the temperature controller, and the
// monomer that has not reacted yet.
import { chemistry, reactorUnit, recipe, tuning, vessel } from "./registers/batch-reactor.ts";

/** kW/K of the jacket's wall, and of the water that flows through it: 1.163 kWh/(m³ K). */
const conductance = (vessel.area * vessel.transfer) / 1000;
const jacketFlow = reactorUnit.loops["F-302"].now * 1.163;
/** kW per K between the jacket's inlet and the reactor: the water takes on the reactor's temperature the slower it flows. */
export const jacket = {
  conductance,
  flow: jacketFlow,
  effective: jacketFlow * (1 - Math.exp(-conductance / jacketFlow)),
} as const;

/** Charged before heating, and dosed, kg; minutes of dosing. */
export interface Charge {
  readonly water: number;
  readonly emulsifier: number;
  readonly monomer: number;
  readonly initiator: number;
  readonly dosing: number;
}

export interface Sample {
  /** °C in the reactor and at the jacket's inlet. */
  readonly temperature: number;
  readonly jacketIn: number;
  /** Monomer that has not reacted, kg. */
  readonly unreacted: number;
}

const stepsPerMinute = 12;
const step = 60 / stepsPerMinute;
const { capacity } = chemistry;

/** Phases from the begin of heating, each with the minutes that it took and a sample for each minute of it and its end. */
export interface Course {
  readonly heating: readonly Sample[];
  readonly dosing: readonly Sample[];
  readonly holding: readonly Sample[];
  readonly cooling: readonly Sample[];
}

/** Simulates a batch from the begin of heating until it is cold enough to be discharged. */
export function simulate({ water, emulsifier, monomer, initiator, dosing }: Charge): Course {
  let temperature: number = vessel.charge;
  let jacketIn: number = vessel.charge;
  let dosed = 0;
  let unreacted = 0;
  let integral = 0;
  const rate = monomer / dosing / 60;

  /** One step, with what flows in, kg/s, and the jacket under the controller or as cold as it can be. */
  const advance = (feed: number, controlled: boolean) => {
    const error = recipe.temperature - temperature;
    const wanted = recipe.temperature + tuning.gain * error + integral;
    jacketIn = controlled ? Math.min(vessel.hottest, Math.max(vessel.chilled, wanted)) : vessel.chilled;
    if (controlled && jacketIn === wanted) integral += ((tuning.gain * error) / tuning.integral / 60) * step;
    // Colder than the recipe asks, the initiator starts no more chains.
    const reacting = controlled ? unreacted / chemistry.reacts / 60 : 0;
    const stored =
      (water + emulsifier + (initiator * dosed) / monomer) * capacity.water +
      unreacted * capacity.monomer +
      (dosed - unreacted) * capacity.polymer;
    const heat =
      reacting * chemistry.heat -
      feed * capacity.monomer * (temperature - vessel.feed) +
      jacket.effective * (jacketIn - temperature) -
      vessel.loss;
    temperature += (heat / stored) * step;
    dosed += feed * step;
    unreacted += (feed - reacting) * step;
  };

  /** A phase that ends after so many minutes, or at the first full minute at which it is done. */
  const phase = (until: (minute: number) => boolean, feed: number, controlled = true): Sample[] => {
    const samples: Sample[] = [{ temperature, jacketIn, unreacted }];
    for (let minute = 0; !until(minute); minute++) {
      for (let part = 0; part < stepsPerMinute; part++) advance(feed, controlled);
      samples.push({ temperature, jacketIn, unreacted });
    }
    return samples;
  };

  return {
    heating: phase(() => temperature > recipe.temperature - 0.5, 0),
    dosing: phase((minute) => minute >= dosing, rate),
    holding: phase((minute) => minute >= recipe.hold, 0),
    cooling: phase(() => temperature < vessel.discharge, 0, false),
  };
}
