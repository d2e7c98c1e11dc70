// Inputs and outputs of the scrubbing system's PLC, derived from its tag list.
import { scrubber } from "./tags/scrubber.ts";
import { figure } from "./figures.ts";
import { type Device, type Loop, partsOf } from "./tags/tag-list.ts";

export type SignalKind = "AI" | "AO" | "DI" | "DO";
export type Signal = { tag: string; service: string; kind: SignalKind; range: string; alarms: string };
export type Addressed = Signal & { address: string };

const loops = Object.entries<Loop>(scrubber.loops);
const devices = Object.entries<Device>(scrubber.devices);
const span = ({ range, unit = "" }: Loop) => (range ? `${figure(range[0])} to ${figure(range[1])} ${unit}` : "");
const limits = (loop: Loop) =>
  Object.entries(loop.limits ?? {})
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");

const measured = loops.flatMap(([key, loop]): Signal[] =>
  loop.functions
    .split(" ")
    .filter((letters) => letters.endsWith("T"))
    .map((letters) => ({
      tag: `${letters}-${partsOf(key)[1]}`,
      service: `${loop.service.charAt(0).toUpperCase()}${loop.service.slice(1)}`,
      kind: "AI",
      range: span(loop),
      alarms: limits(loop),
    })),
);

const moved = loops.flatMap(([, loop]) =>
  (loop.final ?? []).map((tag): Signal => ({
    tag,
    service: scrubber.devices[tag as keyof typeof scrubber.devices].service,
    kind: "AO",
    range: "0 to 100 %",
    alarms: "",
  })),
);

/** Pumps and the fan: each has a start command, a running and a healthy signal. */
const driven = devices.filter(([tag]) => /^[PK]-/.test(tag));
/** Valves with a solenoid and two limit switches. */
const switched = devices.filter(([tag]) => tag.startsWith("XV-"));

const digital = (kind: "DI" | "DO", tag: string, service: string): Signal => ({
  tag,
  service,
  kind,
  range: kind === "DI" ? "24 V DC" : "24 V DC, 0.5 A",
  alarms: "",
});

const inputs = [
  ...driven.flatMap(([tag]) => [digital("DI", tag, "runs"), digital("DI", tag, "feeder healthy")]),
  ...switched.flatMap(([tag]) => [digital("DI", tag, "open"), digital("DI", tag, "closed")]),
];
const outputs = [
  ...driven.map(([tag]) => digital("DO", tag, "start")),
  ...switched.map(([tag]) => digital("DO", tag, "close")),
  digital("DO", "SCR-101", "release of the dryer"),
];

const cards: Readonly<Record<SignalKind, { slot: number; channels: number }>> = {
  AI: { slot: 2, channels: 8 },
  AO: { slot: 4, channels: 4 },
  DI: { slot: 5, channels: 16 },
  DO: { slot: 6, channels: 16 },
};

/** Assigns slot and channel in list order; a full card is followed by the next slot. */
const addressed = (signals: readonly Signal[]): Addressed[] =>
  signals.map((signal, at) => {
    const { slot, channels } = cards[signal.kind];
    return { ...signal, address: `${slot + Math.floor(at / channels)}.${at % channels}` };
  });

/** The I/O list by signal type. */
export const signals: Readonly<Record<SignalKind, readonly Addressed[]>> = {
  AI: addressed(measured),
  AO: addressed(moved),
  DI: addressed(inputs),
  DO: addressed(outputs),
};

export const allSignals: readonly Addressed[] = [...signals.AI, ...signals.AO, ...signals.DI, ...signals.DO];
