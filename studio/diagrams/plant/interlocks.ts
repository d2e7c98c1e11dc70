// Cause and effect of the main plant: the condition that must hold, the instrument or contact that monitors it, and the
// effect if it does not hold. Screens list the conditions, cause-and-effect tables the rest.
import { mainPlant } from "./tags/main-plant.ts";
import { alarmTag } from "./tags/tag-list.ts";

const { loops } = mainPlant;
export type Interlock = { holds: string; cause: string; limit?: string };

const burnerGas = ["XV-202A, XV-202B and FV-202 close", "XV-207A and XV-207B close", "XV-202C opens"] as const;

/** Burner trips. They are hard-wired, and the first one that occurs is latched for display. */
export const burnerTrips: readonly Interlock[] = [
  { holds: "Flame proved", cause: alarmTag("B-201", "LL"), limit: `${loops["B-201"].limits.LL} %` },
  { holds: "Gas pressure not low", cause: alarmTag("P-202", "LL"), limit: `${loops["P-202"].limits.LL} bar` },
  { holds: "Gas pressure not high", cause: alarmTag("P-202", "HH"), limit: `${loops["P-202"].limits.HH} bar` },
  { holds: "Air flow above minimum", cause: alarmTag("F-203", "LL"), limit: `${loops["F-203"].limits.LL} m³/h` },
  { holds: "Furnace pressure normal", cause: alarmTag("P-203", "HH"), limit: `${loops["P-203"].limits.HH} mbar` },
  { holds: "Water above low-low, two probes", cause: alarmTag("L-201", "LL"), limit: `${loops["L-201"].limits.LL} %` },
  { holds: "Steam pressure not high", cause: alarmTag("P-201", "HH"), limit: `${loops["P-201"].limits.HH} bar` },
  { holds: "Fan runs", cause: "K-203 stopped" },
  { holds: "Emergency stop released", cause: "HS-201 pressed" },
];
/** What a burner trip does: at once (X), or after the furnace has been purged (P). */
export const burnerEffects: readonly { words: string; when: "X" | "P" }[] = [
  ...burnerGas.map((words) => ({ words, when: "X" }) as const),
  { words: "K-203 stops", when: "P" },
];
/** How a cause leads to an effect. A fan that has stopped can neither purge nor stop any more. */
export const effectOf = ({ cause }: Interlock, { words, when }: (typeof burnerEffects)[number]): "X" | "P" | "" =>
  words.split(" ")[0] === cause.split(" ")[0] ? "" : when;

const { LL: coldest, HH: hottest } = loops["T-301"].limits;
/** Monomer and initiator are dosed while all of these hold; otherwise FV-310, XV-311 and FV-315 close. */
export const dosingConditions: readonly Interlock[] = [
  { holds: `Reactor ${coldest} to ${hottest} °C`, cause: `${alarmTag("T-301", "LL")}, ${alarmTag("T-301", "HH")}` },
  { holds: `Agitator above ${loops["S-301"].limits.LL} 1/min`, cause: alarmTag("S-301", "LL") },
  { holds: "Jacket pump P-302 runs", cause: "P-302 stopped" },
  { holds: `Oxygen below ${loops["A-301"].limits.HH.toFixed(1)} %`, cause: alarmTag("A-301", "HH") },
  { holds: `Pressure below ${loops["P-301"].limits.HH} bar g`, cause: alarmTag("P-301", "HH") },
  { holds: `Level below ${loops["L-301"].limits.HH} %`, cause: alarmTag("L-301", "HH") },
  { holds: "T-310 not empty", cause: alarmTag("L-310", "LL") },
  { holds: "Heat removed within 10 %", cause: "Heat balance" },
];
