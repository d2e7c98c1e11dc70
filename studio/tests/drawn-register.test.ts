// The drawings of the scrubbing system show what its register says: nothing of it is missing, and nothing else is drawn.
import { describe, expect, it } from "vitest";
import { lineNumber } from "../../packages/plant/lines-and-materials.ts";
import { tags as registeredTags } from "../../packages/plant/plant-tags.ts";
import { type RegisteredLoop, watchedBy } from "../../packages/plant/scrubbing-results.ts";
import {
  calculated,
  drives,
  effects,
  equipment,
  interlocks,
  lines,
  loops,
  pipeClasses,
  valves,
  type Effect,
  type Equipment,
  type Line,
  type Valve,
} from "../../packages/plant/scrubbing-system.ts";
import { allSignals } from "../diagrams/plant/scrubber-signals.ts";
import { motors } from "../diagrams/plant/scrubber-power.ts";
import { valveList } from "../diagrams/plant/scrubber-valves.ts";
import { interlocksOf, interlocksOn } from "../diagrams/plant/registers/scrubber.ts";
import { drawn, tagsIn } from "./drawn-texts.ts";

const piping = await drawn("diagrams/items/services-detail-engineering.tsx");
const numbers = Object.values<Line>(lines).map(lineNumber);
const lineNumbersIn = (texts: readonly string[]) =>
  texts.flatMap((text) => text.match(/(?<![\w-])\d{2,3}-[A-Z]{2}-\d{3}[A-Z]?-\w+/g) ?? []);
const allValves = Object.entries<Valve>(valves);

/** What a drawing that has these texts leaves out of the register, or has beyond it. */
function omissions(texts: readonly string[]): string[] {
  const tags = new Set(tagsIn(texts));
  const wanted = [
    ...[equipment, valves, drives, calculated].flatMap((table) => Object.keys(table)),
    ...Object.entries<RegisteredLoop>(loops).flatMap(([key, { functions }]) =>
      functions.split(" ").map((letters) => key.replace(/^[A-Z]+/, letters)),
    ),
  ];
  const drawnLines = lineNumbersIn(texts);
  return [
    ...wanted.filter((tag) => !tags.has(tag)),
    ...[...tags]
      .filter((tag) => tag !== "SCR-101" && !registeredTags.has(tag))
      .map((tag) => `${tag} is not registered`),
    ...numbers.filter((number) => drawnLines.filter((one) => one === number).length !== 1),
    ...drawnLines.filter((number) => !numbers.includes(number)),
    ...allValves.flatMap(([tag, { fails }]) =>
      fails && !texts.includes(`${tag} ${fails}`) ? [`${tag} ${fails}`] : [],
    ),
    ...interlocks.flatMap(({ cause }, index) =>
      texts.some((text, position) => text === `I-${index + 1}` && texts[position + 1] === cause)
        ? []
        : [`I-${index + 1} ${cause}`],
    ),
  ];
}

describe("the P&ID of the scrubbing system", () => {
  it("shows each valve, line, instrument, piece of equipment and interlock of the register, and no other", () => {
    expect(omissions(piping)).toEqual([]);
  });

  it("would be found to lack a valve, a line or an interlock", () => {
    for (const [lost, told] of [
      ["HV-106", "HV-106"],
      [lineNumber(lines.drain), lineNumber(lines.drain)],
      ["FALL-101", "I-4 FALL-101"],
      ["XV-112 FO", "XV-112 FO"],
    ])
      expect(omissions(piping.filter((text) => text !== lost)), lost).toContain(told);
  });

  it("has the limits of the interlocks, and marks what each acts on", () => {
    for (const { cause } of interlocks.filter(({ cause: tag }) => !tag.startsWith("XA"))) {
      const [, shown = ""] = piping.slice(piping.indexOf(cause));
      expect(Number.parseFloat(shown.replace("−", "-")), cause).toBe(watchedBy(cause).limit);
    }
    for (const effect of Object.keys(effects) as Effect[]) {
      const causes = interlocks.flatMap((one, index) => (one.effects.includes(effect) ? [index + 1] : []));
      const marked = interlocksOn(effect)
        .replace(/(\d+) to (\d+)/g, (_, from, to) =>
          Array.from({ length: Number(to) - Number(from) + 1 }, (__, index) => Number(from) + index).join(", "),
        )
        .match(/\d+/g);
      expect(marked?.map(Number), effect).toEqual(causes);
    }
    expect(interlocksOf("P-101")).toBe("");
  });

  it("says at each flag where a line comes from or goes to, if that is not on the drawing", () => {
    const onDrawing = new Set(["discharge header", "blind"]);
    for (const end of Object.values<Line>(lines).flatMap(({ from, to }) => [from, to]))
      if (!onDrawing.has(end) && tagsIn([end]).length === 0)
        expect(piping.map((text) => text.toLowerCase())).toContain(end);
  });
});

describe("the lists of the scrubbing system", () => {
  it("have each valve of the register with its line, class, place, fail position and set pressure", async () => {
    const texts = await drawn("diagrams/items/valve-list.tsx");
    expect(valveList.map(({ tag }) => tag)).toEqual(Object.keys(valves));
    for (const [tag, { kind, line, place, fails, opensAt }] of allValves) {
      const at = texts.indexOf(tag);
      const row = texts.slice(at, at + 9);
      expect(row, tag).toEqual(
        expect.arrayContaining([kind, `DN ${lines[line].bore}`, lineNumber(lines[line]), place]),
      );
      if (fails) expect(row, tag).toContain(fails === "FO" ? "opens" : "closes");
      if (opensAt) expect(row, tag).toContain(`${opensAt} bar`);
    }
    const classes = new Set(Object.values<Valve>(valves).map(({ line }) => lines[line].pipeClass));
    expect(classes.size).toBeGreaterThan(1);
    for (const name of classes)
      expect(texts.join(" ")).toMatch(new RegExp(`${name} [^;]* ${pipeClasses[name].limit} °C`));
  });

  it("have every transmitter, final element, motor, switch and alarm of a state, and what the PLC calculates", async () => {
    const listed = new Set(allSignals.map(({ tag }) => tag));
    const wanted = Object.entries<RegisteredLoop>(loops).flatMap(([key, { functions, final = [], of }]) => [
      ...functions.split(" ").flatMap((letters) => (letters.endsWith("T") ? [key.replace(/^[A-Z]+/, letters)] : [])),
      ...final,
      ...(of ? [of] : []),
    ]);
    for (const tag of [...wanted, ...motors.map(({ tag: motor }) => motor)]) expect(listed, tag).toContain(tag);
    for (const tag of listed) expect([...registeredTags, "SCR-101"], tag).toContain(tag);
    const told = allSignals.map(({ alarms }) => alarms);
    for (const [key, { of }] of Object.entries<RegisteredLoop>(loops))
      if (of) expect(told).toContain(key.replace("X-", "XA-"));
    const texts = await drawn("diagrams/items/io-list.tsx");
    const sums = texts.find((text) => text.startsWith("Calculated: ")) ?? "";
    for (const [tag, { from }] of Object.entries(calculated)) expect(sums).toContain(`${tag} from ${from}`);
  });

  it("have each motor of the register with its power and how it starts", async () => {
    const texts = (await drawn("diagrams/items/single-line-diagram.tsx")).join("\n");
    for (const [tag, { power, start }] of Object.entries<Equipment>(equipment)) {
      const found = motors.find((motor) => motor.tag === tag);
      expect([found?.kilowatts, found?.start], tag).toEqual([power, start]);
      if (power) expect(texts).toMatch(new RegExp(`${tag}\\n.*\\n${power} kW`));
    }
  });
});
