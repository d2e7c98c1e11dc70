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
/** Left ends of the rails and of the ducts from the plate's centre, and half a duct's height, mm. */
export const left = -385;
export const ductLeft = -393;
export const halfDuct = 30;

/** The duct next to a row, above it or below: its edge from the row's middle, and its left end from `from`. */
export const ductBeside = (row: number, side: "above" | "below", from: number = left) => ({
  edge:
    side === "above"
      ? Math.min(...ducts.filter((duct) => duct > row)) - halfDuct - row
      : Math.max(...ducts.filter((duct) => duct < row)) + halfDuct - row,
  duct: ductLeft - from,
});
