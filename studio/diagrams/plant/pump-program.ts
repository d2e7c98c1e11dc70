import { nc, no, type Rung, rung, type TagList, type Values } from "../ladder/program.ts";
import { water } from "./registers/water-treatment.ts";

const { starts: startLevel, stops: stopLevel } = water.loops["L-160"];

/** Tags of the program, with the addresses wired in the schematic IA-EL-141. */
export const pumpTags: TagList = {
  P141A_Remote: { address: "%IX0.0", meaning: "selector -S1 in Remote" },
  P141A_FB: { address: "%IX0.1", meaning: "contactor -Q2 closed" },
  P141A_Healthy: { address: "%IX0.2", meaning: "motor breaker -Q1 closed, not tripped" },
  P141B_Remote: { address: "%IX0.3", meaning: "selector in Remote" },
  P141B_Healthy: { address: "%IX0.5", meaning: "motor breaker closed, not tripped" },
  LSLL140_OK: { address: "%IX0.6", meaning: "T-140 above low-low, opens on low-low" },
  FSL141_Flow: { address: "%IX0.7", meaning: "closed with flow" },
  Reset_PB: { address: "%IX1.0", meaning: "reset push button" },
  P141A_Cmd: { address: "%QX0.0", meaning: "run, relay -K10" },
  P141B_Cmd: { address: "%QX0.1", meaning: "run, relay -K11" },
  LT160_Start: { meaning: `T-160 below ${startLevel} %` },
  LT160_Stop: { meaning: `T-160 above ${stopLevel} %` },
  Demand: { meaning: "T-160 is to be filled" },
  Duty_A: { meaning: "P-141A is the duty pump" },
  Alternate: { meaning: "one scan long at the end of a demand" },
  P141A_Avail: { meaning: "P-141A may be started" },
  P141B_Avail: { meaning: "P-141B may be started" },
  P141A_Trip: { meaning: "P-141A locked out until reset" },
  P141B_Trip: { meaning: "P-141B locked out until reset" },
};

export const pumpRungs: readonly Rung[] = [
  rung(
    [`Demand: start below ${startLevel} %, stop above ${stopLevel} % of T-160;`, "never with T-140 at low-low"],
    [{ kind: "any", branches: [[no("LT160_Start")], [no("Demand")]] }, nc("LT160_Stop"), no("LSLL140_OK")],
    "Demand",
  ),
  rung(
    ["P-141A available: in remote, breaker closed, no trip"],
    [no("P141A_Remote"), no("P141A_Healthy"), nc("P141A_Trip")],
    "P141A_Avail",
  ),
  rung(["P-141B available"], [no("P141B_Remote"), no("P141B_Healthy"), nc("P141B_Trip")], "P141B_Avail"),
  rung(
    ["Run P-141A: as duty, or in place of P-141B"],
    [no("Demand"), no("P141A_Avail"), { kind: "any", branches: [[no("Duty_A")], [nc("P141B_Avail")]] }],
    "P141A_Cmd",
  ),
  rung(
    ["Run P-141B: as duty, or in place of P-141A"],
    [no("Demand"), no("P141B_Avail"), { kind: "any", branches: [[nc("Duty_A")], [nc("P141A_Avail")]] }],
    "P141B_Cmd",
  ),
  rung(
    ["Trip P-141A: contactor does not close within 2 s"],
    [no("P141A_Cmd"), nc("P141A_FB"), { kind: "ton", name: "TON_FB", preset: "T#2s" }],
    "P141A_Trip",
    "set",
  ),
  rung(
    ["Trip P-141A: no flow 10 s after the contactor closed"],
    [no("P141A_FB"), nc("FSL141_Flow"), { kind: "ton", name: "TON_Flow", preset: "T#10s" }],
    "P141A_Trip",
    "set",
  ),
  rung(["Reset, accepted only without a run command"], [no("Reset_PB"), nc("P141A_Cmd")], "P141A_Trip", "reset"),
  rung(["End of a demand, for one scan"], [{ kind: "falling", tag: "Demand" }], "Alternate"),
  rung(
    ["Duty changes over with each end of a demand"],
    [
      {
        kind: "any",
        branches: [
          [no("Alternate"), nc("Duty_A")],
          [nc("Alternate"), no("Duty_A")],
        ],
      },
    ],
    "Duty_A",
  ),
];

/** Values at 14:32, as on the overview: P-141A is on duty, P-141B on standby. */
export const pumpValues: Values = {
  P141A_Remote: true,
  P141A_FB: true,
  P141A_Healthy: true,
  P141B_Remote: true,
  P141B_Healthy: true,
  LSLL140_OK: true,
  FSL141_Flow: true,
  P141A_Cmd: true,
  Demand: true,
  Duty_A: true,
  P141A_Avail: true,
  P141B_Avail: true,
};
