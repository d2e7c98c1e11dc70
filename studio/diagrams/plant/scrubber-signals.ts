// Inputs and outputs of the scrubbing system's PLC, derived from the register and from the devices on its panel's doors.
import type { RegisteredLoop } from "../../../packages/plant/scrubbing-results.ts";
import {
  equipment,
  type Equipment,
  loops as registeredLoops,
  valves,
  type Valve,
} from "../../../packages/plant/scrubbing-system.ts";
import { lamps, switches } from "../../models/panels/parts/panel-devices.ts";
import { figure, thousands } from "./figures.ts";
import { scrubber } from "./registers/scrubber.ts";
import { type Loop, partsOf } from "./registers/tag-list.ts";

const kinds = ["AI", "AO", "DI", "DO"] as const;
export type SignalKind = (typeof kinds)[number];
type Signal = { tag: string; service: string; kind: SignalKind; range: string; alarms: string };
export type Addressed = Signal & { address: string };

const loops = Object.entries<Loop>(scrubber.loops);
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

/** The alarm that tells the state of a motor or switch, by the tag of that; "" if none does. */
const alarmOf = (tag: string): string => {
  const [key = ""] = Object.entries<RegisteredLoop>(registeredLoops).find(([, { of }]) => of === tag) ?? [];
  return key.replace(/^X-/, "XA-");
};

const digital = (kind: "DI" | "DO", tag: string, service: string, alarms = ""): Signal => ({
  tag,
  service,
  kind,
  range: kind === "DI" ? "24 V DC" : "24 V DC, 0.5 A",
  alarms,
});

/** Motors: each has a start command, a running signal and one that says that nothing has tripped. */
const driven = Object.entries<Equipment>(equipment).filter(([, { power }]) => power !== undefined);
const healthy = ({ start }: Equipment) => `${start === "converter" ? "converter" : "breaker"} healthy`;
/** Valves with a solenoid and two limit switches; its solenoid moves each away from where it fails to. */
const switched = Object.entries<Valve>(valves).filter(([, { kind }]) => kind === "On/off");

/** Position "remote" of each switch, and the emergency stop. Local and off act without the PLC. */
const operated = switches.map(({ designation, device, legend: [tag = ""] }) =>
  device.includes("remote")
    ? digital("DI", tag, `remote, ${designation}`)
    : digital("DI", "HS-104", `${device.toLowerCase()}, ${designation}`, alarmOf("HS-104")),
);
/** The lamps that the PLC lights; those of the pumps and of the supply are wired to their contactors. */
const lit = lamps
  .filter(({ legend }) => /ALARM|TRIP/.test(legend.join()))
  .map(({ designation, legend }) => digital("DO", "SCR-101", `${legend.join(" ").toLowerCase()} lamp, ${designation}`));

const inputs = [
  ...driven.flatMap(([tag, motor]) => [digital("DI", tag, "runs"), digital("DI", tag, healthy(motor), alarmOf(tag))]),
  ...switched.flatMap(([tag]) => [digital("DI", tag, "open"), digital("DI", tag, "closed")]),
  ...operated,
  digital("DI", "DR-100", "on"),
];
const outputs = [
  ...driven.map(([tag]) => digital("DO", tag, "start")),
  ...switched.map(([tag, { fails }]) => digital("DO", tag, fails === "FO" ? "close" : "open")),
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
