import type { Reading } from "../screen/Indicator.tsx";

const cartridgePressureDrop: Reading = {
  tag: "F-121A dP",
  value: 1.02,
  decimals: 2,
  unit: "bar",
  range: [0, 1.5],
  normal: [0.15, 0.9],
  limit: 1,
  alarm: 2,
};

const silt: Reading = {
  tag: "SDI 15",
  value: 2.7,
  decimals: 1,
  unit: "%/min",
  range: [0, 6],
  normal: [0, 3.5],
  limit: 4.5,
};
const redox: Reading = { tag: "ORP", value: 186, unit: "mV", range: [0, 400], normal: [120, 240], limit: 300 };

/** What the membranes must not see: silt, chlorine, scale. */
export const desalinationReadings: readonly Reading[] = [silt, redox, cartridgePressureDrop];

/** What the overview shows beside the flows: quality and condition, each against its normal range. */
export const overviewReadings: readonly Reading[] = [
  { tag: "Intake", value: 24.6, decimals: 1, unit: "°C", range: [5, 40], normal: [15, 32], limit: 36 },
  { tag: "pH", value: 7.9, decimals: 1, unit: "", range: [5, 10], normal: [7.2, 8.3], limit: 8.8 },
  { tag: "Turbidity", value: 0.16, decimals: 2, unit: "NTU", range: [0, 1], normal: [0, 0.3], limit: 0.5 },
  silt,
  redox,
  cartridgePressureDrop,
  { tag: "Permeate", value: 412, unit: "µS/cm", range: [0, 800], normal: [250, 520], limit: 600 },
  { tag: "PI-141", value: 2.9, decimals: 1, unit: "bar", range: [0, 5], normal: [2.5, 3.4], limit: 3.8 },
];

/** Train A against its normal ranges. */
export const trainReadings: readonly Reading[] = [
  cartridgePressureDrop,
  { tag: "Feed", value: 58.2, decimals: 1, unit: "bar", range: [40, 72], normal: [54, 63], limit: 68 },
  { tag: "Vessel dP", value: 1.3, decimals: 1, unit: "bar", range: [0, 3], normal: [0.8, 1.8], limit: 2.4 },
  { tag: "AI-127A", value: 405, unit: "µS/cm", range: [0, 800], normal: [250, 520], limit: 600 },
  { tag: "Bearing", value: 61, unit: "°C", range: [20, 110], normal: [40, 80], limit: 95 },
  { tag: "Vibration", value: 2.1, decimals: 1, unit: "mm/s", range: [0, 8], normal: [0, 3.5], limit: 4.5 },
];
