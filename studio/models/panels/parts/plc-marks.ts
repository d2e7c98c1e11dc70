/** Designations of the PLC panel's devices by IEC 81346-2, on its wiring ducts, each above what it designates. */
import { tagPlate } from "../../../kit/engraving.ts";
import { at } from "../../../kit/placement.ts";
import type { Piece } from "../../../kit/solids.ts";
import { ductNext, left, rows } from "./plc-rows.ts";
import { field, marshalling, type TerminalGroup, terminalMarks } from "./plc-terminals.ts";

/** Designation, and its middle: across from the plate's centre and above the floor, mm. */
export interface Mark {
  words: string;
  x: number;
  height: number;
}

const above = (row: number, marks: readonly (readonly [words: string, x: number])[]): Mark[] =>
  marks.map(([words, x]) => ({ words, x, height: ductNext(row, "above") }));

const aboveTerminals = (row: number, groups: readonly TerminalGroup[]): Mark[] =>
  above(
    row,
    terminalMarks(groups).map(([words, x]) => [words, left + x]),
  );

export const marks: readonly Mark[] = [
  ...above(rows.supply, [
    ["-Q1", -342],
    ["-Q2", -289],
    ["-F1…7", -206],
    ["-T1", -84],
    ["-T2", 6],
    ["-T3", 82],
    ["-F11…24", 234],
  ]),
  ...above(rows.rack, [["-K1", 0]]),
  ...above(rows.remote, [
    ["-K2", -130],
    ["-K3", 215],
    ["-T11…19", 308],
  ]),
  ...above(rows.relays, [
    ["-K101…124", -205],
    ["-K125…150", 163],
  ]),
  ...aboveTerminals(rows.terminals, marshalling),
  ...aboveTerminals(rows.field, field),
];

/** Distance from the plate to the face of a duct's cover, mm. */
const cover = 80;

/** The plates with the designations on the covers of the ducts. */
export const markPlates = (): Piece[] =>
  marks.flatMap(({ words, x, height }) => at(tagPlate(words), [x, height, cover]));
