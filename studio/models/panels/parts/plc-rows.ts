import { ductBeside } from "../../../kit/duct-wires.ts";

/** Heights above the floor of the rows on the PLC panel's mounting plate, and of the ducts between them, mm. */
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
/** Left ends of the rails and of the ducts from the plate's centre, mm. */
export const left = -385;
export const ductLeft = -393;

/** Height of the duct next to a row. */
export const ductNext = (row: number, side: "above" | "below"): number =>
  side === "above" ? Math.min(...ducts.filter((duct) => duct > row)) : Math.max(...ducts.filter((duct) => duct < row));

/** The duct next to a row as it is seen from the row's left end. */
export const ductSeen = (row: number, side: "above" | "below", from: number = left) =>
  ductBeside([ductLeft, ductNext(row, side)], [from, row]);
