import assert from "node:assert/strict";
import { type Block, readPcf, wordsOf } from "./pcf-read.ts";
import type { Proofs } from "./proof.ts";

type Point = readonly [number, number, number];

const pointIn = (words: readonly string[]): Point => {
  const point = words.slice(0, 3).map(Number);
  assert(point.length === 3 && point.every(Number.isFinite), `${words.join(" ")} is no place`);
  return point as unknown as Point;
};
const endsOf = (block: Block) => wordsOf(block, "END-POINT").map(pointIn);
const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** What a line is made of: components with two ends, one behind the other. */
const runOf = (blocks: readonly Block[]) =>
  blocks.filter(({ kind, has }) => kind !== "WELD" && has.some(([name]) => name === "END-POINT"));

/** Rows of the bill of materials of a component, with how many pieces it is; pipe in m. */
const piecesOf = (block: Block): number => {
  if (block.kind !== "PIPE") return Number(wordsOf(block, "BOLT-QUANTITY")[0]?.[0] ?? 1);
  const [from, to] = endsOf(block) as [Point, Point];
  return apart(from, to) / 1000;
};

/** What must hold of the text of a piping component file, with the bill of materials beside it. @throws what does not */
export const provePcf = (text: string, bill: readonly (readonly [string, string, string])[]): void => {
  const blocks = readPcf(text);
  for (const unit of ["UNITS-BORE", "UNITS-CO-ORDS"])
    assert(
      blocks.some(({ kind, has }) => kind === unit && has[0]?.[1] === "MM"),
      `${unit} is not in mm`,
    );
  const reference = blocks.find(({ kind }) => kind === "PIPELINE-REFERENCE")?.has[0]?.[1] ?? "";
  const run = runOf(blocks);
  assert(run.length > 2, "there is no line");
  for (const block of run) assert.equal(endsOf(block).length, 2, `${block.kind} has not two ends`);
  for (const [index, block] of run.slice(1).entries()) {
    const [, end] = endsOf(run[index] as Block) as [Point, Point];
    const [begin] = endsOf(block) as [Point, Point];
    assert(apart(end, begin) < 0.01, `${block.kind} begins ${apart(end, begin)} mm from where the last one ends`);
  }
  // A joint is of one kind on both sides: flange to gasket to flange, weld to weld.
  const joints = (block: Block) => wordsOf(block, "END-POINT").map((words) => words[4] ?? "gasket");
  for (const [index, block] of run.slice(1).entries()) {
    const pair = [joints(run[index] as Block)[1], joints(block)[0]].toSorted().join(" and ");
    assert(["BW and BW", "FL and gasket"].includes(pair), `${pair} meet at ${block.kind}`);
  }
  const bores = new Set(blocks.flatMap((block) => wordsOf(block, "END-POINT").map((words) => Number(words[3]))));
  assert.deepEqual([...bores], [Number.parseInt(reference, 10)], "the bore is not that of the line's number");
  for (const block of blocks.filter(({ kind }) => kind === "PIPE")) {
    const [from, to] = endsOf(block) as [Point, Point];
    assert.equal(
      from.filter((value, axis) => Math.abs(value - (to[axis] as number)) > 0.01).length,
      1,
      "a pipe is not along an axis",
    );
  }
  for (const block of blocks.filter(({ kind }) => kind === "ELBOW")) {
    const [from, to] = endsOf(block) as [Point, Point];
    const center = pointIn(wordsOf(block, "CENTRE-POINT")[0] ?? []);
    assert(Math.abs(apart(from, center) - apart(to, center)) < 0.01, "an elbow's legs differ");
    assert(
      Math.abs(apart(from, to) - Math.SQRT2 * apart(from, center)) < 0.01,
      "an elbow turns by another angle than 90 degrees",
    );
    assert.equal(wordsOf(block, "ANGLE")[0]?.[0], "9000");
  }
  const welded = run.flatMap((block, index) =>
    joints(block)[1] === "BW" && run[index + 1] ? [(endsOf(block) as [Point, Point])[1]] : [],
  );
  const welds = blocks.filter(({ kind }) => kind === "WELD").map((block) => (endsOf(block) as [Point])[0]);
  assert.equal(welds.length, welded.length, `${welds.length} welds at ${welded.length} places`);
  for (const place of welded)
    assert(
      welds.some((weld) => apart(weld, place) < 0.01),
      `there is no weld at ${place.join()}`,
    );

  const kinds = blocks.slice(
    0,
    blocks.findIndex(({ kind }) => kind === "MATERIALS"),
  );
  const counted = new Map<string, number>();
  for (const block of kinds)
    for (const [code = ""] of [...wordsOf(block, "ITEM-CODE"), ...wordsOf(block, "BOLT-ITEM-CODE")])
      counted.set(code, (counted.get(code) ?? 0) + piecesOf(block));
  const described = blocks.slice(kinds.length + 1).map((block) => block.has);
  assert.equal(described.length, bill.length, "the materials are not those of the bill");
  for (const [index, [description, , quantity]] of bill.entries()) {
    const code = `${index + 1}`;
    assert.equal(described[index]?.[0]?.[1], code);
    const count = counted.get(code) ?? 0;
    assert(Math.abs(count - Number.parseFloat(quantity)) < 0.006, `${description}: ${count}, not ${quantity}`);
  }
};

/** Of a diagram with a piping component file: it is that of the bill of materials on the drawing. */
export const ofPcfs: Proofs = {
  "has a piping component file whose line is closed and has the pieces of the bill of materials": async ({ read }) => {
    const { billOfMaterials } = await import("../diagrams/plant/quench-line.ts");
    provePcf(read("pipeline.pcf").toString(), billOfMaterials);
  },
};
