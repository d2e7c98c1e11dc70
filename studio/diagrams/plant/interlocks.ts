// Cause and effect of the main plant: the condition that must hold, the instrument or contact that monitors it, and the
// effect if it does not hold. Screens list the conditions, cause-and-effect tables the rest.
import { type MainLoop, mainPlant } from "./registers/main-plant.ts";
import { alarmTag, type Limits, type Loop, partsOf } from "./registers/tag-list.ts";

const { loops } = mainPlant;
export type Interlock = {
  holds: string;
  cause: string;
  limit?: string;
  /** Its cause leaves nothing that could still purge: all drives stop with it. */
  stopsAll?: true;
};

/** Main and pilot line have two block valves each, with a vent between them (NFPA 85). */
const burnerGas = [
  "XV-202A, XV-202B and FV-202 close",
  "XV-207A and XV-207B close",
  "XV-202C and XV-207C open",
] as const;

const trip = (holds: string, loop: MainLoop, level: keyof Limits): Interlock => {
  const { limits, unit }: Loop = loops[loop];
  return { holds, cause: alarmTag(loop, level), limit: `${limits?.[level]} ${unit}` };
};
/** A probe is a cause of its own: either of the two trips the burner. */
const probe = (loop: "L-202A" | "L-202B"): Interlock => {
  const { functions, limits, unit } = loops[loop];
  const [, number = ""] = partsOf(loop);
  return {
    holds: `Water above low-low, probe ${number.slice(-1)}`,
    cause: `${functions}-${number}`,
    limit: `${limits.LL} ${unit}`,
  };
};

/** Burner trips. They are hard-wired, and the first one that occurs is latched for display. */
export const burnerTrips: readonly Interlock[] = [
  trip("Flame proved", "B-201", "LL"),
  trip("Gas pressure not low", "P-202", "LL"),
  trip("Gas pressure not high", "P-202", "HH"),
  trip("Air flow above minimum", "F-203", "LL"),
  trip("Furnace pressure normal", "P-203", "HH"),
  probe("L-202A"),
  probe("L-202B"),
  trip("Steam pressure not high", "P-201", "HH"),
  { holds: "Fan runs", cause: "K-203 stopped" },
  { holds: "Emergency stop released", cause: "HS-201 pressed" },
  { holds: "Power present", cause: "Power lost", stopsAll: true },
];
/** What a burner trip does: at once (X), or after the furnace has been purged (P). */
export const burnerEffects: readonly { words: string; when: "X" | "P" }[] = [
  ...burnerGas.map((words) => ({ words, when: "X" }) as const),
  { words: "K-203 stops", when: "P" },
];
/** How a cause leads to an effect. A fan that has stopped can neither purge nor stop any more; without power, none purges. */
export const effectOf = (
  { cause, stopsAll }: Interlock,
  { words, when }: (typeof burnerEffects)[number],
): "X" | "P" | "" => {
  if (words.split(" ")[0] === cause.split(" ")[0]) return "";
  return stopsAll ? "X" : when;
};

const { LL: coldest, HH: hottest } = loops["T-301"].limits;
/** Monomer and initiator are dosed while all of these hold; otherwise FV-310, XV-311 and FV-315 close. */
export const dosingConditions: readonly Interlock[] = [
  { holds: `Reactor ${coldest} to ${hottest} °C`, cause: `${alarmTag("T-301", "LL")}, ${alarmTag("T-301", "HH")}` },
  { holds: `Agitator above ${loops["S-301"].limits.LL} ${loops["S-301"].unit}`, cause: alarmTag("S-301", "LL") },
  { holds: "Jacket pump P-302 runs", cause: "P-302 stopped" },
  { holds: `Oxygen below ${loops["A-301"].limits.HH.toFixed(1)} %`, cause: alarmTag("A-301", "HH") },
  { holds: `Pressure below ${loops["P-301"].limits.HH} bar g`, cause: alarmTag("P-301", "HH") },
  { holds: `Level below ${loops["L-301"].limits.HH} %`, cause: alarmTag("L-301", "HH") },
  { holds: "T-310 not empty", cause: alarmTag("L-310", "LL") },
  { holds: "Heat removed within 10 %", cause: "Heat balance" },
];
