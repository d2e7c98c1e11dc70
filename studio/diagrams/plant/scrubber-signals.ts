// Inputs and outputs of the scrubbing system's PLC, derived from its tag list.
import { lamps, switches } from "../../models/panels/parts/panel-devices.ts";
import { figure, thousands } from "./figures.ts";
import { scrubber } from "./tags/scrubber.ts";
import { type Device, type Loop, partsOf } from "./tags/tag-list.ts";

const kinds = ["AI", "AO", "DI", "DO"] as const;
export type SignalKind = (typeof kinds)[number];
type Signal = { tag: string; service: string; kind: SignalKind; range: string; alarms: string };
export type Addressed = Signal & { address: string };

const loops = Object.entries<Loop>(scrubber.loops);
const devices = Object.entries<Device>(scrubber.devices);
const span = ({ range, unit = "" }: Loop) => (range ? `${figure(range[0])} to ${thousands(range[1])} ${unit}` : "");
const limits = (loop: Loop) =>
  Object.entries(loop.limits ?? {})
    .map(([name, value]) => `${name} ${value}`.replace("-", "−"))
    .join(", ");

const measured = loops.flatMap(([key, loop]): Signal[] =>
  loop.functions
    .split(" ")
    .filter((letters) => letters.endsWith("T"))
    .map((letters) => ({
      tag: `${letters}-${partsOf(key)[1]}`,
      service: loop.service,
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

/** Position "remote" of each switch, and the emergency stop. Local and off act without the PLC. */
const operated = switches.map(({ designation, device, legend: [tag = ""] }) =>
  device.includes("remote")
    ? digital("DI", tag, `remote, ${designation}`)
    : digital("DI", "SCR-101", `${device.toLowerCase()}, ${designation}`),
);
/** The lamps that the PLC lights; those of the pumps and of the supply are wired to their contactors. */
const lit = lamps
  .filter(({ legend }) => /ALARM|TRIP/.test(legend.join()))
  .map(({ designation, legend }) => digital("DO", "SCR-101", `${legend.join(" ").toLowerCase()} lamp, ${designation}`));

const inputs = [
  ...driven.flatMap(([tag]) => [digital("DI", tag, "runs"), digital("DI", tag, "feeder healthy")]),
  ...switched.flatMap(([tag]) => [digital("DI", tag, "open"), digital("DI", tag, "closed")]),
  ...operated,
  digital("DI", "DR-100", "on"),
];
const outputs = [
  ...driven.map(([tag]) => digital("DO", tag, "start")),
  ...switched.map(([tag]) => digital("DO", tag, "close")),
  digital("DO", "DR-100", "release"),
  ...lit,
];

const channelsOfCard: Readonly<Record<SignalKind, number>> = { AI: 8, AO: 8, DI: 16, DO: 16 };
/** The share of channels that is left free for later signals. */
const spare = 1 / 5;
/** Processor and power supply stand before the cards. */
const firstSlot = 2;

const ofKind: Readonly<Record<SignalKind, readonly Signal[]>> = { AI: measured, AO: moved, DI: inputs, DO: outputs };
const cardsFor = (kind: SignalKind) => Math.ceil(ofKind[kind].length / (1 - spare) / channelsOfCard[kind]);

const ofEach = <Value>(of: (kind: SignalKind) => Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Readonly<Record<SignalKind, Value>>;

/** Channels of each kind, used and spare. */
export const channels = ofEach((kind) => cardsFor(kind) * channelsOfCard[kind]);

/** Slot and channel in the order of the list; the cards of a kind follow those of the kind before it. */
const addressed = (kind: SignalKind): Addressed[] => {
  const before = kinds.slice(0, kinds.indexOf(kind)).reduce((sum, other) => sum + cardsFor(other), firstSlot);
  const wide = channelsOfCard[kind];
  return ofKind[kind].map((signal, index) => ({
    ...signal,
    address: `${before + Math.floor(index / wide)}.${index % wide}`,
  }));
};

/** The I/O list by signal type. */
export const signals = ofEach(addressed);

export const allSignals = kinds.flatMap((kind) => signals[kind]);
