// Reads the register as a checker would.
import { expect, test } from "vitest";
import { ruleOf } from "../alarm-rules.ts";
import { effectColumns } from "../cause-and-effect.ts";
import { type Hazard, hazards, nodes } from "../hazard-study.ts";
import { bands, lineNumber, suits, velocity } from "../lines-and-materials.ts";
import { tags, tagsIn } from "../plant-tags.ts";
import { type AlarmTag, type RegisteredLoop, suction } from "../scrubbing-results.ts";
import {
  alarms,
  alarmWords,
  drives,
  type Effect,
  effects,
  type Equipment,
  equipment,
  interlocks,
  type Line,
  lines,
  loops,
  pipeClasses,
  type Place,
  places,
  recirculationTank,
  type Valve,
  valves,
} from "../scrubbing-system.ts";

const allLines = Object.values<Line>(lines);
const ends = new Set<string>(
  [...tags, ...allLines.flatMap(({ from, to }) => [from, to])].filter((end) => !/^[A-Z]+-\d/.test(end)),
);

test("every tag in a text of the register exists", () => {
  const texts = [
    ...Object.values(alarmWords).flatMap(({ condition, action }) => [condition, action]),
    ...Object.values(effects).flatMap(({ does, ends: end }) => [does, end]),
    ...Object.values<Place>(places).map(({ words }) => words),
    ...Object.values<Valve>(valves).map(({ place }) => place),
    ...Object.values<Equipment>(equipment).map(({ service }) => service),
    ...Object.values(drives).map(({ service }) => service),
    ...Object.values(nodes),
    ...hazards.flatMap(({ cause, consequence, safeguard = "", action = "" }) => [
      cause,
      consequence,
      safeguard,
      action,
    ]),
  ];
  expect(texts.flatMap(tagsIn).length).toBeGreaterThan(60);
  for (const text of texts) for (const tag of tagsIn(text)) expect(tags, `${tag} in “${text}”`).toContain(tag);
});

test("tables name only what the register has", () => {
  for (const { from, to } of allLines)
    for (const end of [from, to]) if (!ends.has(end)) expect(tags, end).toContain(end);
  for (const [tag, { line, on }] of Object.entries<Place>(places)) {
    expect(tags, tag).toContain(tag);
    expect(line ? lines : equipment, tag).toHaveProperty(line ?? on ?? "");
  }
  for (const [tag, { line }] of Object.entries<Valve>(valves)) expect(lines, tag).toHaveProperty(line);
  for (const [key, { final = [], of }] of Object.entries<RegisteredLoop>(loops))
    for (const tag of [...final, ...(of ? [of] : [])]) expect(tags, key).toContain(tag);
  for (const { cause } of interlocks) expect(ruleOf(cause).limit, cause).not.toBeNaN();
});

test("every transmitter has a place, and line numbers are unique", () => {
  for (const tag of tags) if (/^[A-Z]+T-/.test(tag)) expect(places, tag).toHaveProperty(tag);
  const numbers = allLines.map(lineNumber);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("what liquor and gas touch is made for it, and not too hot", () => {
  const made = [
    ...Object.entries<Equipment>(equipment).flatMap(([tag, { material, media = [], hottest = 0 }]) =>
      material ? [{ tag, material, media, hottest }] : [],
    ),
    ...allLines.map((line) => ({
      tag: lineNumber(line),
      material: line.pipeClass,
      media: [line.medium],
      hottest: line.hottest,
    })),
  ];
  for (const { tag, material, media, hottest } of made) {
    for (const medium of media) expect(suits[material], `${medium} in ${tag}`).toContain(medium);
    if (material in pipeClasses)
      expect(hottest, tag).toBeLessThanOrEqual(pipeClasses[material as keyof typeof pipeClasses].limit);
  }
  const trip = loops["T-101"].limits.HH;
  for (const tag of ["C-101", "T-101"] as const) expect(equipment[tag].hottest, tag).toBeGreaterThanOrEqual(trip);
});

test("velocities are within the band of what each line is for", () => {
  for (const line of allLines) {
    if (line.flow === 0) continue;
    const [low, high] = bands[line.run];
    const speed = velocity(line);
    expect(speed, `${lineNumber(line)}: ${speed.toFixed(2)} m/s`).toBeGreaterThanOrEqual(low);
    expect(speed, `${lineNumber(line)}: ${speed.toFixed(2)} m/s`).toBeLessThanOrEqual(high);
  }
});

test("analyzers of the liquor are where it flows whatever a controller does", () => {
  const circulating = Object.entries<Line>(lines).filter(([, { circulates }]) => circulates);
  for (const tag of ["AT-101", "AT-102"] as const)
    expect(
      circulating.map(([key]) => key),
      tag,
    ).toContain(places[tag].line);
  for (const [key] of circulating)
    for (const [tag, { line, kind }] of Object.entries<Valve>(valves))
      if (line === key) expect(["Control", "On/off"], tag).not.toContain(kind);
});

test("quench and make-up have two supplies, and the quench a valve to shut and a strainer", () => {
  expect(lines.water.from).not.toBe(lines.makeUp.from);
  expect(lines.quench.from).toBe(lines.water.to);
  const onQuench = Object.values<Valve>(valves).filter(({ line }) => line === "water" || line === "quench");
  expect(onQuench.some(({ kind }) => kind === "Ball")).toBe(true);
  expect(onQuench.find(({ kind }) => kind === "On/off")?.fails).toBe("FO");
  expect(equipment["STR-112"].bore).toBe(lines.water.bore);
});

test("what protects fails to its safe end, and controllers move what the register has", () => {
  for (const { final = [] } of Object.values<RegisteredLoop>(loops))
    for (const tag of final) {
      const moved: { fails?: string } | undefined = { ...valves, ...drives }[tag as "LV-101"];
      expect(moved?.fails, tag).toBe("FC");
    }
});

test("what trips the dryer or stops a pump is urgent", () => {
  const urgent: ReadonlySet<Effect> = new Set(["dryer", "pumps"]);
  for (const { cause, effects: follow } of interlocks)
    if (follow.some((effect) => urgent.has(effect))) expect(alarms[cause].priority, cause).toBeLessThanOrEqual(2);
});

test("the seal of the overflow can hold the suction", () => {
  // Meters of water: less than the seal can be deep below the overflow.
  expect(suction / 9.81).toBeLessThan(recirculationTank.overflow.axis / 1000);
});

test("an effect acts on what its words name, and ends in its safe position", () => {
  for (const { does, tags: acted, safe } of effectColumns) {
    const named = tagsIn(does).filter((tag) => tag in equipment || tag in valves);
    if (named.length > 0) expect(acted, does).toEqual(named);
    if (/ (?:stops?|opens|trips)\b/.test(does)) expect(does).toContain(safe.replace(/s$/, ""));
  }
});

test("each deviation has a safeguard that exists or an action, and each trip is in the study", () => {
  for (const { node, deviation, alarms: told, safeguard, action, by } of hazards) {
    expect(by !== undefined, `${node}: ${deviation}: who acts`).toBe(action !== undefined);
    expect(told.length > 0 || safeguard !== undefined || action !== undefined, `${node}: ${deviation}`).toBe(true);
    for (const tag of told) expect(alarms, tag).toHaveProperty(tag);
  }
  const studied = new Set(hazards.flatMap(({ alarms: told }: Hazard): readonly AlarmTag[] => told));
  for (const { cause } of interlocks) expect(studied, cause).toContain(cause);
  for (const node of Object.keys(nodes)) expect(hazards.map((hazard) => hazard.node)).toContain(node);
});
