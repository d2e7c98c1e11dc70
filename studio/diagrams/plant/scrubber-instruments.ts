import { scrubber } from "./tags/scrubber.ts";
import type { Loop, TagOf } from "./tags/tag-list.ts";

type ScrubberTag = TagOf<typeof scrubber>;

export type Instrument = {
  tag: ScrubberTag;
  at: readonly [x: number, y: number];
  /** In the field, or shown and operated on the panel's screen. */
  on: "field" | "panel";
  /** Text beside the bubble: quantity, alarms. */
  note?: string;
  beside?: "left" | "right" | "above" | "below";
};

/** Alarm limits of a loop as written beside its bubble: "L, H". */
const alarms = (loop: keyof typeof scrubber.loops) => {
  const { limits = {} }: Loop = scrubber.loops[loop];
  return Object.keys(limits).join(", ");
};

/** Every instrument on the sheet. */
export const instruments: readonly Instrument[] = [
  { tag: "PT-102", at: [172, 78], on: "field" },
  { tag: "PIC-102", at: [1110, 78], on: "panel", note: alarms("P-102"), beside: "below" },
  { tag: "AT-104", at: [244, 78], on: "field" },
  { tag: "AI-104", at: [330, 78], on: "panel" },
  { tag: "FT-103", at: [1342, 212], on: "field" },
  { tag: "FI-103", at: [1460, 292], on: "panel" },
  { tag: "AT-103", at: [1412, 212], on: "field" },
  { tag: "AI-103", at: [1494, 212], on: "panel", note: alarms("A-103") },
  { tag: "PZ-102", at: [1200, 78], on: "field" },
  { tag: "TT-101", at: [500, 278], on: "field" },
  { tag: "TI-101", at: [500, 194], on: "panel", note: alarms("T-101"), beside: "above" },
  { tag: "PDT-102", at: [160, 290], on: "field" },
  { tag: "PDI-102", at: [69, 290], on: "panel" },
  { tag: "PDT-101", at: [742, 330], on: "field" },
  { tag: "PDI-101", at: [828, 376], on: "panel", note: alarms("PD-101"), beside: "right" },
  { tag: "LT-101", at: [316, 400], on: "field" },
  { tag: "LIC-101", at: [404, 400], on: "panel", note: `${alarms("L-101")}, I-1`, beside: "above" },
  { tag: "FT-101", at: [968, 296], on: "field" },
  { tag: "FI-101", at: [878, 296], on: "panel", note: `${alarms("F-101")}, I-2`, beside: "left" },
  { tag: "FT-102", at: [69, 560], on: "field", note: `${alarms("F-102")}, I-1`, beside: "below" },
  { tag: "FI-102", at: [69, 380], on: "panel" },
  { tag: "XA-101A", at: [985, 490], on: "panel" },
  { tag: "XA-101B", at: [985, 599], on: "panel" },
  { tag: "LT-102", at: [1421, 706], on: "field" },
  { tag: "LI-102", at: [1500, 706], on: "panel", note: alarms("L-102") },
  { tag: "PI-101", at: [1086, 650], on: "field" },
  { tag: "AT-101", at: [1086, 556], on: "field", note: scrubber.loops["A-101"].service, beside: "above" },
  { tag: "AIC-101", at: [1156, 556], on: "panel", note: alarms("A-101"), beside: "above" },
  { tag: "AT-102", at: [1150, 296], on: "field", note: scrubber.loops["A-102"].service, beside: "above" },
  { tag: "AIC-102", at: [1286, 296], on: "panel", note: alarms("A-102"), beside: "above" },
];

/** Signal lines between instruments and final elements, as path data. */
export const signals = [
  "M201 78H208V42H1060V62H1081",
  "M273 78H301M1441 212H1465M1342 241V276H1431",
  "M1139 78H1171M1200 107V162",
  "M500 249V223M471 194H446V150M424 128H350V152M446 106V90H462",
  "M345 400H375M433 400H448",
  "M939 296H907",
  "M131 290H98M771 330H828V347M69 531V409",
  "M1115 556H1127M1185 556H1232V586H1309M1156 712V585",
  "M956 490H886V508M956 599H886V620M1450 706H1471",
  "M1179 296H1257M1315 296H1400V310",
] as const;

/** Process connections of the instruments. The thermometer is in the gas between venturi and tower. */
export const taps = [
  "M172 107V130M244 107V130",
  "M1342 162V183M1412 162V183",
  "M522 297V512",
  "M160 261V230H226M160 319V430H218",
  "M742 301V256H664M742 359V408H664",
  "M316 429V470",
  "M997 296H1030M98 560H108",
  "M1030 650H1057M1030 556H1057M1376 706H1392",
  "M1150 325V342",
] as const;
