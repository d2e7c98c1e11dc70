import { startLevel, stopLevel } from "./tank-history.ts";
import type { Rung, TagList, Values } from "../ladder/program.ts";

/** Tags of the program, with the addresses that the schematic IA-EL-141 wires. */
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

const no = (tag: string) => ({ kind: "no", tag }) as const;
const nc = (tag: string) => ({ kind: "nc", tag }) as const;

export const pumpRungs: readonly Rung[] = [
  {
    comment: [
      `Demand: start below ${startLevel} %, stop above ${stopLevel} % of T-160;`,
      "never with T-140 at low-low",
    ],
    elements: [{ kind: "any", branches: [[no("LT160_Start")], [no("Demand")]] }, nc("LT160_Stop"), no("LSLL140_OK")],
    coil: { kind: "coil", tag: "Demand" },
  },
  {
    comment: ["P-141A available: in remote, breaker closed, no trip"],
    elements: [no("P141A_Remote"), no("P141A_Healthy"), nc("P141A_Trip")],
    coil: { kind: "coil", tag: "P141A_Avail" },
  },
  {
    comment: ["P-141B available"],
    elements: [no("P141B_Remote"), no("P141B_Healthy"), nc("P141B_Trip")],
    coil: { kind: "coil", tag: "P141B_Avail" },
  },
  {
    comment: ["Run P-141A: as duty, or in place of P-141B"],
    elements: [no("Demand"), no("P141A_Avail"), { kind: "any", branches: [[no("Duty_A")], [nc("P141B_Avail")]] }],
    coil: { kind: "coil", tag: "P141A_Cmd" },
  },
  {
    comment: ["Run P-141B: as duty, or in place of P-141A"],
    elements: [no("Demand"), no("P141B_Avail"), { kind: "any", branches: [[nc("Duty_A")], [nc("P141A_Avail")]] }],
    coil: { kind: "coil", tag: "P141B_Cmd" },
  },
  {
    comment: ["Trip P-141A: contactor does not close within 2 s"],
    elements: [no("P141A_Cmd"), nc("P141A_FB"), { kind: "ton", name: "TON_FB", preset: "T#2s" }],
    coil: { kind: "set", tag: "P141A_Trip" },
  },
  {
    comment: ["Trip P-141A: no flow 10 s after the contactor closed"],
    elements: [no("P141A_FB"), nc("FSL141_Flow"), { kind: "ton", name: "TON_Flow", preset: "T#10s" }],
    coil: { kind: "set", tag: "P141A_Trip" },
  },
  {
    comment: ["Reset, accepted only without a run command"],
    elements: [no("Reset_PB"), nc("P141A_Cmd")],
    coil: { kind: "reset", tag: "P141A_Trip" },
  },
  {
    comment: ["End of a demand, for one scan"],
    elements: [{ kind: "falling", tag: "Demand" }],
    coil: { kind: "coil", tag: "Alternate" },
  },
  {
    comment: ["Duty changes over with each end of a demand"],
    elements: [
      {
        kind: "any",
        branches: [
          [no("Alternate"), nc("Duty_A")],
          [nc("Alternate"), no("Duty_A")],
        ],
      },
    ],
    coil: { kind: "coil", tag: "Duty_A" },
  },
];

/** The program at 14:32, as the overview shows the plant: P-141A runs as duty, P-141B stands by, T-160 at 72 %. */
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
