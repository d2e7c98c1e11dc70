/**
 * Places on the PLC panel's mounting plate, mm: rows of devices, ducts between them, and the designations by IEC 81346-2
 * on the ducts. X across from the plate's middle, heights above the floor.
 */
import { ductBeside } from "../../../kit/duct-wires.ts";
import { plateDuct } from "../../../kit/din-rail.ts";
import { tagPlate } from "../../../kit/engraving.ts";
import { at } from "../../../kit/placement.ts";
import type { Piece } from "../../../kit/solids.ts";
import { field, marshalling, type TerminalGroup, terminalMarks } from "./plc-terminals.ts";

export const rows = {
  supply: 1325,
  rack: 1108,
  remote: 853,
  relays: 638,
  terminals: 480,
  field: 318,
  earth: 205,
} as const;
export const ducts = [1425, 1225, 975, 720, 560, 400] as const;
/** Left ends of the rails and of the ducts. */
export const left = -385;
export const ductLeft = -393;

/** Height of the duct next to a row. */
const ductNext = (row: number, side: "above" | "below"): number =>
  side === "above" ? Math.min(...ducts.filter((duct) => duct > row)) : Math.max(...ducts.filter((duct) => duct < row));

/** The duct next to a row as it is seen from the row's left end. */
export const ductSeen = (row: number, side: "above" | "below", from: number = left) =>
  ductBeside([ductLeft, ductNext(row, side)], [from, row]);

type Mark = readonly [words: string, x: number];
const above = (row: number, marks: readonly Mark[]) =>
  marks.map(([words, x]) => ({ words, x, height: ductNext(row, "above") }));

const aboveTerminals = (row: number, groups: readonly TerminalGroup[]) =>
  above(
    row,
    terminalMarks(groups).map(([words, x]) => [words, left + x]),
  );

/** Designations, each with its middle above what it designates. */
export const marks = [
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

/** The plates with the designations on the covers of the ducts. */
export const markPlates = (): Piece[] =>
  marks.flatMap(({ words, x, height }) => at(tagPlate(words), [x, height, plateDuct.deep]));
