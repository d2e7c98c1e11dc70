import { noise } from "./histories.ts";
import { water } from "./tags/water.ts";
import { serviceWaterUse, tanks, transfer } from "./water.ts";

type Sample = { hour: number; level: number; inflow: number; outflow: number; conductivity: number };

/** Levels at which the pump sequence starts and stops the duty pump, %. */
export const { starts: startLevel, stops: stopLevel } = water.loops["L-160"];
const stepsPerHour = 60;
const hours = 24;
const now = 14 + 32 / 60;

/**
 * Service water demand over a day, m³/h: lowest at night, highest in the morning, and at 14:32 the value on the
 * overview.
 */
function demand(hour: number): number {
  const clock = (hour + 24) % 24;
  const peak = (at: number, height: number, width: number) => height * Math.exp(-(((clock - at) / width) ** 2));
  const usual = 145 + peak(7.5, 168, 1.5) + peak(12.3, 20, 1.6) + peak(18.5, 70, 2);
  const risen = hour > 13.2 ? Math.min(1, (hour - 13.2) / 1.2) : 0;
  return usual + risen * (serviceWaterUse - usual);
}

/** Simulates the pump sequence and the tank from a level and a pump state 24 hours ago until now. */
function filled(first: number, running: boolean): Sample[] {
  const samples: Sample[] = [];
  const next = noise(41);
  let level = first;
  for (let step = hours * stepsPerHour; step >= 0; step--) {
    const hour = now - step / stepsPerHour;
    if (level <= startLevel) running = true;
    else if (level >= stopLevel) running = false;
    const inflow = running ? transfer.flow : 0;
    const outflow = demand(hour);
    samples.push({
      hour,
      level,
      inflow,
      outflow,
      conductivity: 412 + 14 * Math.sin((hour - now) / 3.1) + (step > 0 ? 2 * next() : 0),
    });
    level += ((inflow - outflow) / tanks["T-160"].volume / stepsPerHour) * 100;
  }
  return samples;
}

/** The last 24 hours of T-160, from the initial level that leads to the level on the overview. */
export function tankHistory(): Sample[] {
  const miss = (samples: Sample[]) => Math.abs((samples.at(-1)?.level ?? 0) - tanks["T-160"].level);
  const beginnings = Array.from({ length: 500 }, (_, at) => startLevel + (at * (stopLevel - startLevel)) / 500);
  return beginnings
    .flatMap((level) => [filled(level, true), filled(level, false)])
    .filter((samples) => samples.at(-1)?.inflow === transfer.flow)
    .reduce((best, samples) => (miss(samples) < miss(best) ? samples : best));
}
