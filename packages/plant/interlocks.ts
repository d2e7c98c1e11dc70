import { levelOf } from "./liquor.ts";
import type { Plant } from "./state.ts";

export const effects = ["standby", "pumps", "quench", "dryer"] as const;
export type Effect = (typeof effects)[number];

export interface Interlock {
  /** The tag of the alarm that is its cause, its limit, and how long the value has to stay beyond it, s. */
  readonly cause: string;
  readonly limit: number;
  readonly delay: number;
  readonly effects: readonly Effect[];
}

/** Cause and effect, as on the P&ID (studio/diagrams/plant/tags/scrubber.ts). */
export const interlocks = [
  { cause: "TAH-101", limit: 60, delay: 0, effects: ["quench"] },
  { cause: "TAHH-101", limit: 70, delay: 0, effects: ["quench", "dryer"] },
  { cause: "FALL-102", limit: 8, delay: 10, effects: ["quench", "dryer"] },
  { cause: "FAL-101", limit: 32, delay: 1, effects: ["standby"] },
  { cause: "LALL-101", limit: 20, delay: 0, effects: ["pumps", "quench", "dryer"] },
] as const satisfies readonly Interlock[];

type Cause = (typeof interlocks)[number]["cause"];

const limits = Object.fromEntries(interlocks.map(({ cause, limit }) => [cause, limit])) as Record<Cause, number>;
const delays = Object.fromEntries(interlocks.map(({ cause, delay }) => [cause, delay])) as Record<Cause, number>;

function startStandby(plant: Plant): void {
  const other = plant.duty === "A" ? "B" : "A";
  if (plant[other].tripped || plant.pumpsStopped) return;
  plant[plant.duty].wanted = false;
  plant[other].wanted = true;
  plant.duty = other;
  plant.flowLow = 0;
}

/** The causes that stand now, in the order of the table. */
export const causesOf = (plant: Plant): Readonly<Record<Cause, boolean>> => ({
  "TAH-101": plant.temperature > limits["TAH-101"],
  "TAHH-101": plant.temperature > limits["TAHH-101"],
  "FALL-102": plant.venturiLow > delays["FALL-102"],
  "FAL-101": plant.flowLow > delays["FAL-101"],
  "LALL-101": levelOf(plant) < limits["LALL-101"],
});

/** Trips are kept until the operator resets them; the standby pump takes over by itself. */
export function stepInterlocks(plant: Plant): void {
  plant.flowLow = plant.tower < limits["FAL-101"] ? plant.flowLow + 1 : 0;
  plant.venturiLow = plant.venturi < limits["FALL-102"] ? plant.venturiLow + 1 : 0;
  const causes = causesOf(plant);
  if (causes["FAL-101"]) startStandby(plant);
  for (const { cause, effects: follow } of interlocks) {
    if (!causes[cause]) continue;
    for (const effect of follow) {
      if (effect === "quench") plant.quench = true;
      else if (effect === "dryer") plant.dryerTripped = true;
      else if (effect === "pumps") plant.pumpsStopped = true;
    }
  }
}

/** The operator's reset of pumps, quench valve and dryer. What is still beyond its limit trips again at once. */
export function reset(plant: Plant): void {
  plant.A.tripped = plant.B.tripped = plant.quench = plant.dryerTripped = plant.pumpsStopped = false;
  plant.A.wanted = plant.duty === "A";
  plant.B.wanted = plant.duty === "B";
  plant.flowLow = plant.venturiLow = 0;
}
