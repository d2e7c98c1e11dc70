import type { LoopKey } from "../../../packages/plant/scrubbing-results.ts";
import { interlocksOf, scrubber } from "./registers/scrubber.ts";
import type { Loop, TagOf } from "./registers/tag-list.ts";

type ScrubberTag = TagOf<typeof scrubber>;

export type Instrument = {
  tag: ScrubberTag;
  at: readonly [x: number, y: number];
  /** In the field, on the panel's door, or shown and operated on the panel's screen. */
  on: "field" | "door" | "panel";
  /** Text beside the bubble: quantity, alarms, interlocks. */
  notes?: readonly string[];
  beside?: "left" | "right" | "above" | "below";
};

/** Alarm limits and interlocks of a loop: "LL, L, H" and "I-6". */
const alarms = (of: LoopKey): readonly string[] => {
  const { limits = {} }: Loop = scrubber.loops[of];
  return [Object.keys(limits).join(", "), interlocksOf(of)].filter(Boolean);
};

/** Every instrument on the sheet. */
export const instruments: readonly Instrument[] = [
  { tag: "PT-102", at: [200, 149], on: "field" },
  { tag: "PIC-102", at: [1140, 80], on: "panel", notes: [alarms("P-102").join(", ")], beside: "below" },
  { tag: "AT-104", at: [262, 149], on: "field" },
  { tag: "AI-104", at: [328, 149], on: "panel" },
  { tag: "PZ-102", at: [1230, 80], on: "field" },
  { tag: "XA-103", at: [1310, 80], on: "panel", notes: alarms("X-103") },
  { tag: "FT-103", at: [1372, 216], on: "field" },
  { tag: "FI-103", at: [1372, 290], on: "panel" },
  { tag: "AT-103", at: [1436, 216], on: "field" },
  { tag: "AI-103", at: [1504, 216], on: "panel", notes: alarms("A-103") },
  { tag: "TT-101", at: [546, 340], on: "field" },
  { tag: "TI-101", at: [546, 266], on: "panel", notes: alarms("T-101"), beside: "above" },
  { tag: "PDT-102", at: [412, 300], on: "field" },
  { tag: "PDI-102", at: [342, 300], on: "panel" },
  { tag: "PDT-101", at: [770, 328], on: "field" },
  { tag: "PDI-101", at: [838, 328], on: "panel", notes: alarms("PD-101") },
  { tag: "LT-101", at: [352, 438], on: "field" },
  { tag: "LIC-101", at: [286, 438], on: "panel", notes: alarms("L-101"), beside: "left" },
  { tag: "FT-101", at: [1100, 288], on: "field" },
  { tag: "FI-101", at: [1030, 288], on: "panel", notes: alarms("F-101"), beside: "left" },
  { tag: "FT-102", at: [112, 300], on: "field" },
  { tag: "FI-102", at: [180, 300], on: "panel", notes: alarms("F-102") },
  { tag: "HS-104", at: [956, 369], on: "door", notes: ["Emergency stop"], beside: "above" },
  { tag: "XA-104", at: [1022, 369], on: "panel", notes: alarms("X-104") },
  { tag: "XA-101A", at: [966, 452], on: "panel" },
  { tag: "XA-101B", at: [966, 578], on: "panel" },
  { tag: "LT-102", at: [1448, 668], on: "field" },
  { tag: "LI-102", at: [1516, 668], on: "panel", notes: alarms("L-102") },
  { tag: "PI-101", at: [1116, 452], on: "field" },
  { tag: "AT-101", at: [1216, 480], on: "field", notes: [scrubber.loops["A-101"].service], beside: "above" },
  { tag: "AIC-101", at: [1290, 480], on: "panel", notes: alarms("A-101"), beside: "above" },
  { tag: "AT-102", at: [1222, 286], on: "field", notes: [scrubber.loops["A-102"].service], beside: "above" },
  { tag: "AIC-102", at: [1290, 286], on: "panel", notes: alarms("A-102") },
];

/** Signal lines between instruments and final elements, as path data. */
export const signals = [
  "M174 149H76V42H1082V80H1114M1166 80H1204M1256 80H1284M1230 106V154",
  "M288 149H302M1462 216H1478M1372 242V264",
  "M546 314V292M440 140H459M779 80H796",
  "M779 80H796M386 300H368M138 300H154M796 328H812",
  "M326 438H312M286 414V396",
  "M1074 288H1056M1248 286H1264M1290 312V318",
  "M982 369H996",
  "M966 478V494M966 604V610",
  "M1242 480H1264M1316 480H1334V511M1353 530H1356M1306 560H1334V549",
  "M1474 668H1490",
] as const;

/** Process connections of the instruments. The thermometer is in the gas between venturi and tower. */
export const taps = [
  "M200 172V195M262 172V195",
  "M1372 154V190M1436 154V190",
  "M546 366V512",
  "M412 274V258H428M412 326V440H446",
  "M770 302V262H710M770 354V392H710",
  "M352 464V470",
  "M1126 288H1166M60 300H86",
  "M1142 452H1166M1166 480H1190M1416 668H1422",
  "M1166 286H1196",
] as const;
