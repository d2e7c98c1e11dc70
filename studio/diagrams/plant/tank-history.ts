import { nowHour as now } from "./clock.ts";
import { noise } from "./histories.ts";
import { trainB, uses, water } from "./registers/water-treatment.ts";
import { conductivityAt } from "./train-history.ts";
import { secondPass, tanks, transfer } from "./water.ts";

type Sample = { hour: number; level: number; inflow: number; outflow: number };

/** Levels at which the pump sequence starts and stops the duty pump, %. */
const { starts: startLevel, stops: stopLevel } = water.loops["L-160"];
const stepsPerHour = 60;
const hours = 24;

/** m³/h above or below the base, by the hour of the day; highest `at` an hour, and about `width` hours wide. */
function swing(hour: number, at: number, height: number, width: number): number {
  const apart = Math.abs(((hour + 24) % 24) - at);
  return height * Math.exp(-((Math.min(apart, 24 - apart) / width) ** 2));
}
/** Low at night; peaks before the first shift, at noon and in the evening. */
const daily = (hour: number) =>
  swing(hour, 7.6, 108, 1.6) + swing(hour, 12.3, 24, 1.4) + swing(hour, 18.6, 58, 2.3) - swing(hour, 2.6, 40, 3);

/** Service water demand over a day, m³/h; at 14:32 the value on the overview. */
const demand = (hour: number) => uses.service + daily(hour) - daily(now);

/** Simulates the pump sequence and the tank from a level and a pump state 24 hours ago until now. */
function filled(first: number, running: boolean): Sample[] {
  const samples: Sample[] = [];
  const flowNoise = noise(43);
  let level = first;
  for (let step = hours * stepsPerHour; step >= 0; step--) {
    const hour = now - step / stepsPerHour;
    if (level <= startLevel) running = true;
    else if (level >= stopLevel) running = false;
    const inflow = running ? transfer.flow + (step > 0 ? 1.5 * flowNoise() : 0) : 0;
    const outflow = demand(hour) + (step > 0 ? 1.5 * flowNoise() : 0);
    samples.push({ hour, level, inflow, outflow });
    level += ((inflow - outflow) / tanks["T-160"].volume / stepsPerHour) * 100;
  }
  return samples;
}

/** The last 24 hours of T-160, from the initial level that leads to the level on the overview. */
export function tankHistory(): Sample[] {
  const miss = (samples: Sample[]) => Math.abs((samples.at(-1)?.level ?? 0) - tanks["T-160"].level);
  const beginnings = Array.from({ length: 500 }, (_, index) => startLevel + (index * (stopLevel - startLevel)) / 500);
  return beginnings
    .flatMap((level) => [filled(level, true), filled(level, false)])
    .filter((samples) => samples.at(-1)?.inflow === transfer.flow)
    .reduce((best, samples) => (miss(samples) < miss(best) ? samples : best));
}

type Permeate = { level: number; conductivity: number };

/**
 * T-140 over the same day: the trains fill it, P-141 and the second pass empty it, and what is in it is mixed. Level in % and
 * conductivity in µS/cm by sample; the level ends as on the overview.
 */
export function permeateHistory(samples: readonly Sample[]): Permeate[] {
  const { level, volume, in: permeate } = tanks["T-140"];
  const rises = samples.map(({ inflow }) => ((permeate - inflow - secondPass.feed) / volume / stepsPerHour) * 100);
  const both = [water.loops["A-127A"].now, trainB.conductivity] as const;
  const made = (hour: number) => both.reduce((sum, of) => sum + conductivityAt(hour, of), 0) / both.length;
  const noisy = noise(41);
  let filled = level - rises.reduce((sum, rise) => sum + rise, 0);
  let mixed = made(samples[0]?.hour ?? now);
  return samples.map(({ hour }, index) => {
    filled += rises[index] ?? 0;
    mixed += ((made(hour) - mixed) * permeate) / stepsPerHour / ((filled / 100) * volume);
    return { level: filled, conductivity: mixed + 1.5 * noisy() };
  });
}

const samples = tankHistory();
const permeate = permeateHistory(samples);
/** The last day of T-160 and T-140, a sample a minute. */
export const lastDay = samples.map((sample, index) => ({
  ...sample,
  permeateLevel: permeate[index]?.level ?? NaN,
  conductivity: permeate[index]?.conductivity ?? NaN,
}));
/** Conductivity of the permeate in T-140 now, µS/cm. */
export const permeateNow = lastDay.at(-1)?.conductivity ?? NaN;
/** Highest use of service water since midnight, m³/h. */
export const peakToday = Math.max(...lastDay.filter(({ hour }) => hour >= 0).map(({ outflow }) => outflow));
