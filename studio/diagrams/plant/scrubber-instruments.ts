export type Instrument = {
  letters: string;
  number: number;
  at: readonly [x: number, y: number];
  /** In the field, or shown and operated on the panel's screen. */
  on: "field" | "panel";
  /** What stands beside it: quantity, alarm, action. */
  note?: string;
  beside?: "left" | "right" | "above" | "below";
};

/** Every instrument of the sheet; the numbers are those of the models and of the panel's screen where these have them. */
export const instruments: readonly Instrument[] = [
  { letters: "PT", number: 102, at: [172, 78], on: "field" },
  { letters: "PIC", number: 102, at: [1110, 78], on: "panel" },
  { letters: "SC", number: 102, at: [1200, 78], on: "field" },
  { letters: "TT", number: 101, at: [984, 166], on: "field", note: "H", beside: "left" },
  { letters: "PDT", number: 102, at: [160, 290], on: "field" },
  { letters: "PDT", number: 101, at: [742, 330], on: "field", note: "H", beside: "right" },
  { letters: "LT", number: 101, at: [336, 400], on: "field" },
  { letters: "LIC", number: 101, at: [424, 400], on: "panel", note: "H, L", beside: "above" },
  { letters: "FT", number: 101, at: [968, 296], on: "field" },
  { letters: "FI", number: 101, at: [878, 296], on: "panel", note: "L: standby pump", beside: "below" },
  { letters: "FT", number: 102, at: [69, 560], on: "field" },
  { letters: "PI", number: 101, at: [1100, 650], on: "field" },
  { letters: "AT", number: 101, at: [1100, 556], on: "field", note: "pH", beside: "above" },
  { letters: "AIC", number: 101, at: [1184, 556], on: "panel" },
  { letters: "AT", number: 102, at: [1150, 296], on: "field", note: "salt", beside: "above" },
  { letters: "AIC", number: 102, at: [1286, 296], on: "panel" },
];

/** Signals between them and to what they move, as path data. */
export const signals = [
  "M201 78H320V56H1081",
  "M1139 78H1171M1200 107V162",
  "M365 400H395M453 400H468",
  "M939 296H907",
  "M1129 556H1155M1213 556H1232V586H1249M1184 702V585",
  "M1179 296H1257M1315 296H1400V310",
] as const;

/** Where instruments touch the process. */
export const taps = [
  "M172 107V130",
  "M1013 166H1052",
  "M160 261V230H226M160 319V430H218",
  "M742 301V256H664M742 359V408H664",
  "M336 429V470",
  "M997 296H1030M98 560H108",
  "M1030 650H1071M1030 556H1071",
  "M1150 325V342",
] as const;

/** Line numbers: bore in mm, fluid, number. GA gas, LQ liquor, NA caustic, WA water. */
export const lines = {
  rawGas: "560-GA-101",
  cleanGas: "560-GA-102",
  stack: "560-GA-111",
  suctionA: "100-LQ-103A",
  suctionB: "100-LQ-103B",
  dischargeA: "80-LQ-104A",
  dischargeB: "80-LQ-104B",
  tower: "100-LQ-105",
  venturi: "50-LQ-106",
  caustic: "25-NA-107",
  makeUp: "25-WA-108",
  blowDown: "25-LQ-109",
  overflow: "80-LQ-110",
} as const;
