import { expect, test, vi } from "vitest";
import { entries, modelOf } from "../catalog.ts";
import { processUnit } from "../diagrams/plant/registers/process-unit.ts";
import { type Loop, partsOf } from "../diagrams/plant/registers/tag-list.ts";
import type { Part } from "../kit/part.ts";
import type { Model } from "../models/model.ts";
import type { Particulars } from "../sheets/particulars.ts";
import type { Line, lineNumbers } from "../sheets/plot-plan.ts";

const listed: Line[] = [];
vi.mock("../sheets/plot-plan.ts", async (original) => {
  const module = await original<{ lineNumbers: typeof lineNumbers }>();
  const recorded = (model: Model, lines: readonly Line[]) => {
    listed.push(...lines);
    return module.lineNumbers(model, lines);
  };
  return { ...module, lineNumbers: recorded };
});

/** Pipes without a number of their own. */
const unnumbered: readonly RegExp[] = [
  // The branch of a header has the header's number.
  /^discharge \d$/,
  /^T-\d+ fill line$/,
  // Parts of a control valve station, of an instrument and of a tank.
  / bypass (inlet|outlet)$/,
  /^level standpipe$/,
  /^T-\d+ overflow$/,
];

/** Whether a part is a line: it has a route, or it is a pipe of more than 0.8 m. */
const isLine = ({ name, route, ports }: Part): boolean => {
  const [inlet, outlet] = ["inlet", "outlet"].map((end) => ports.find((port) => port.name === end));
  const isRun = inlet?.end.bore === outlet?.end.bore && !/^[A-Z]+-\d/.test(name);
  return route !== undefined || (isRun && (inlet?.position.distanceTo(outlet?.position ?? inlet.position) ?? 0) > 800);
};

/** A line in several parts is listed by one of them. */
const isSame = (a: string, b: string) => a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);

const plan = async (name: string) => {
  const model = await modelOf({ source: `models/plant/${name}.ts` });
  const { default: particulars } = (await import(`../sheets/particulars/${name}.ts`)) as {
    default: (model: Model) => Particulars;
  };
  listed.length = 0;
  const { tables = [] } = particulars(model);
  const numbers = tables.find(({ title }) => title === "LINES")?.rows.map(([number]) => number) ?? [];
  return { model, names: listed.map(([part]) => part), numbers };
};

const missing = ({ parts }: Model, names: readonly string[]) =>
  parts
    .filter(isLine)
    .map(({ name }) => name)
    .filter((name) => !unnumbered.some((one) => one.test(name)) && !names.some((line) => isSame(line, name)));

test.each(["pipe-rack", "piping-layout", "tank-farm"])("every line of %s has a number", async (name) => {
  const { model, names, numbers } = await plan(name);
  expect(missing(model, names)).toEqual([]);
  expect(numbers).toEqual([...new Set(numbers)]);
});

test("every line of the process plant has a number, as on the layout of its distillate section", async () => {
  const section = await plan("piping-layout");
  const { model, names, numbers } = await plan("process-plant");
  expect(missing(model, [...names, ...section.names])).toEqual([]);
  expect(numbers).toEqual(expect.arrayContaining(section.numbers));
  expect(numbers).toEqual([...new Set(numbers)]);
});

const drawn = entries.filter(({ kind, source }) => kind === "render" && /^models\/(plant|skids)\//.test(source));

test.each(drawn)("$name has the transmitter of each valve that a loop moves", async (entry) => {
  const names = new Set((await modelOf(entry)).parts.map(({ name }) => name));
  for (const [key, { functions, final = [] }] of Object.entries<Loop>(processUnit.loops)) {
    // The rack ends before the consumer of its steam, where the pressure is measured.
    if (!final.some((tag) => names.has(tag)) || final.includes("PV-304")) continue;
    const transmitter = functions.split(" ").find((letters) => letters.endsWith("T"));
    expect([...names], key).toContain(`${transmitter}-${partsOf(key)[1]}`);
  }
});
