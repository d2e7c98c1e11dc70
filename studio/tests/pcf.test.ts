import { expect, test } from "vitest";
import { pcf } from "../diagrams/plant/quench-components.ts";
import { billOfMaterials } from "../diagrams/plant/quench-line.ts";
import { corners } from "../models/scrubbing/parts/quench-places.ts";
import { provePcf } from "../proofs/of-pcf.ts";
import { readPcf, wordsOf } from "../proofs/pcf-read.ts";

test("the isometric's piping component file is a closed line from tie-in to nozzle, with the pieces of its bill", () => {
  provePcf(pcf, billOfMaterials);
  const ends = readPcf(pcf).flatMap((block) =>
    wordsOf(block, "END-POINT").map((words) => words.slice(0, 3).map(Number)),
  );
  expect(ends[0]).toEqual(corners[0]);
  expect(ends.at(-1)).toEqual(corners.at(-1));
});

/** The first block of a kind, without the line break before it. */
const first = (kind: string) => new RegExp(`(?<=\\r\\n)${kind}\\r\\n(?: .*\\r\\n)+`);

test.each([
  ["a piece of pipe is missing", first("PIPE"), ""],
  ["an elbow is missing", first("ELBOW"), ""],
  ["a support is missing", first("SUPPORT"), ""],
  ["a weld is missing", first("WELD"), ""],
  ["bolts are missing in a joint", first("BOLT"), ""],
  ["a component is moved", /(?<=ELBOW\r\n {4}END-POINT )-?\d+/, "17"],
  ["an elbow's center is beside its axes", /(?<=CENTRE-POINT )-?\d+/, "17"],
  ["a flange has another bore", /(?<=FLANGE\r\n {4}END-POINT \S+ \S+ \S+ )\d+/, "50"],
  ["a flange is the wrong way round", / FL\r\n(?<end> {4}END-POINT .*) BW\r\n/, " BW\r\n$<end> FL\r\n"],
  ["the units are inches", /(?<=UNITS-CO-ORDS )MM/, "INCH"],
  ["a material is missing", /ITEM-CODE 3\r\n {4}DESCRIPTION .*\r\n/, ""],
  ["a letter is no ASCII", /DESCRIPTION Pipe/, "DESCRIPTION Pipe ×"],
])("the proofs of a piping component file find that %s", (_, pattern, instead) => {
  const broken = pcf.replace(pattern, instead);
  expect(broken).not.toBe(pcf);
  expect(() => provePcf(broken, billOfMaterials)).toThrow();
});
