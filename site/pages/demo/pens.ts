/** The pens of the trend, with their scales. The first four are shown at the start. */
export const pens = [
  { tag: "AI-103", low: 0, high: 50 },
  { tag: "AIC-101.PV", low: 4, high: 12 },
  { tag: "FI-104", low: 0, high: 60 },
  { tag: "FI-101", low: 0, high: 60 },
  { tag: "LIC-101.PV", low: 0, high: 100 },
  { tag: "TI-101", low: 0, high: 120 },
] as const;
export const pensAtStart = 4;
/** Letters that name the pens on the drawing. */
export const letterOf = (pen: number): string => "ABCDEF"[pen] ?? "";
/** Spans of time to choose from, s. */
export const spans = [300, 600, 1800, 3600, 7200, 14_400] as const;
/** The drawing's size, and the part of it that has the curves. */
export const trendSize = { width: 860, height: 250, top: 12, bottom: 222, left: 4, right: 836 } as const;
export const gridLines = 5;
/** How many times the table has. */
export const tableRows = 13;
