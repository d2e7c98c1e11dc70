import type { Rung } from "../relay/circuit.ts";

/** Panel of 1996: a pump, started and stopped by float switches, lifts water from a sump into an overhead tank. */
export const fillingRungs: readonly Rung[] = [
  {
    branches: [[{ tag: "1FS", shape: "float", note: "SUMP" }]],
    series: [],
    load: { tag: "1CR", kind: "coil", note: "SUMP WET" },
  },
  {
    branches: [[{ tag: "2FS", shape: "float", restsClosed: true, note: "LOW" }], [{ tag: "2CR", shape: "relay" }]],
    series: [{ tag: "3FS", shape: "float", restsClosed: true, note: "HIGH" }],
    load: { tag: "2CR", kind: "coil", note: "FILL" },
  },
  {
    branches: [
      [
        { tag: "AUTO", shape: "selector", note: "1SS" },
        { tag: "2CR", shape: "relay" },
      ],
      [{ tag: "HAND", shape: "selector", note: "1SS" }],
    ],
    series: [
      { tag: "1CR", shape: "relay" },
      { tag: "1OL", shape: "overload", restsClosed: true },
    ],
    load: { tag: "1M", kind: "coil", note: "PUMP" },
  },
  {
    branches: [[{ tag: "1M", shape: "relay" }]],
    series: [],
    load: { tag: "1LT", kind: "lamp", colour: "G", note: "1LT RUNS" },
  },
  {
    branches: [[{ tag: "1CR", shape: "relay", restsClosed: true }]],
    series: [],
    load: { tag: "2LT", kind: "lamp", colour: "A", note: "2LT DRY" },
  },
];
