import { isBeyond, ruleOf } from "./alarm-rules.ts";
import { pointIndex, points } from "./points.ts";
import { type Effect, interlocks, quench } from "./scrubbing-system.ts";
import type { Plant } from "./state.ts";

/** The interlocks of the register with what the PLC looks at. */
const table = interlocks.map((interlock) => {
  const rule = ruleOf(interlock.cause);
  const point = points[pointIndex(rule.point)];
  if (!point) throw new Error(`The plant has no point ${rule.point}`);
  return { ...interlock, rule, read: point.of };
});

/** A pump has started: causes that its start would raise are not looked at for a while. */
function pumpStarts({ beyond }: Plant): void {
  for (const [index, { afterStart = 0 }] of table.entries()) if (afterStart > 0) beyond[index] = -afterStart;
}

function startStandby(plant: Plant): void {
  const other = plant.duty === "A" ? "B" : "A";
  if (plant[other].tripped || plant.pumpsStopped) return;
  plant[plant.duty].wanted = false;
  plant[other].wanted = true;
  plant.duty = other;
  pumpStarts(plant);
}

/** The effects of the causes that last longer than their delays. */
function effectsNow(plant: Plant): ReadonlySet<Effect> {
  const now = new Set<Effect>();
  for (const [index, { rule, read, delay, effects }] of table.entries()) {
    const seconds = plant.beyond[index] ?? 0;
    const lasts = isBeyond(rule, read(plant));
    plant.beyond[index] = lasts || seconds < 0 ? seconds + 1 : 0;
    if (lasts && seconds >= delay) for (const effect of effects) now.add(effect);
  }
  return now;
}

/**
 * Trips are kept until the operator resets them; the standby pump takes over, dosing comes back, and the quench valve closes
 * by themselves.
 */
export function stepInterlocks(plant: Plant): void {
  const now = effectsNow(plant);
  if (now.has("standby")) startStandby(plant);
  // Between batches no acid comes: caustic would only raise the pH.
  plant.dosing = plant.batch >= 0 && !now.has("dosing");
  if (now.has("pumps")) plant.pumpsStopped = true;
  if (now.has("fan")) plant.fanStopped = true;
  if (now.has("dryer")) plant.dryerTripped = true;
  plant.cool = plant.dryerTripped && plant.temperature < quench.closesBelow ? plant.cool + 1 : 0;
  if (now.has("quench")) plant.quench = true;
  // A tank whose level stays low would be flooded by the water that cools the gas of a dryer long stopped.
  if (plant.cool >= quench.closesAfter) plant.quench = false;
}

/** The operator's reset of motors, quench valve, dryer and emergency stop. What is still beyond its limit trips again. */
export function reset(plant: Plant): void {
  plant.A.tripped = plant.B.tripped = plant.fanTripped = plant.stopPressed = false;
  plant.quench = plant.dryerTripped = plant.pumpsStopped = plant.fanStopped = false;
  plant.A.wanted = plant.duty === "A";
  plant.B.wanted = plant.duty === "B";
  plant.beyond.fill(0);
  pumpStarts(plant);
}
