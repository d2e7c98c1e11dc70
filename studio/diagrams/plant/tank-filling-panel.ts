import type { RelayContact, Rung } from "../relay/circuit.ts";

const float = (tag: string, note: string, restsClosed = false): RelayContact => ({
  tag,
  shape: "float",
  restsClosed,
  note,
});
const relay = (tag: string, restsClosed = false): RelayContact => ({ tag, shape: "relay", restsClosed });
const selector = (tag: string): RelayContact => ({ tag, shape: "selector", note: "1SS" });
const overload: RelayContact = { tag: "1OL", shape: "overload", restsClosed: true };

/** Panel of 1996: a pump, started and stopped by float switches, lifts water from a sump into an overhead tank. */
export const fillingRungs: readonly Rung[] = [
  { branches: [[float("1FS", "SUMP")]], series: [], load: { tag: "1CR", kind: "coil", note: "SUMP WET" } },
  {
    branches: [[float("2FS", "LOW", true)], [relay("2CR")]],
    series: [float("3FS", "HIGH", true)],
    load: { tag: "2CR", kind: "coil", note: "FILL" },
  },
  {
    branches: [[selector("AUTO"), relay("2CR")], [selector("HAND")]],
    series: [relay("1CR"), overload],
    load: { tag: "1M", kind: "coil", note: "PUMP" },
  },
  { branches: [[relay("1M")]], series: [], load: { tag: "1LT", kind: "lamp", color: "G", note: "1LT RUNS" } },
  { branches: [[relay("1CR", true)]], series: [], load: { tag: "2LT", kind: "lamp", color: "A", note: "2LT DRY" } },
];
