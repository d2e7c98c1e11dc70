// Two pages of a hazard study (HAZOP) of the scrubbing system: what may deviate, why, what follows, what guards, what is open.
import type { alarms } from "./scrubbing-system.ts";

export interface Hazard {
  readonly node: keyof typeof nodes;
  readonly deviation: string;
  readonly cause: string;
  readonly consequence: string;
  /** Alarms, with the interlocks that the register has for them. */
  readonly alarms: readonly (keyof typeof alarms)[];
  /** What else guards. */
  readonly safeguard?: string;
  /** What stays to be done, by whom. */
  readonly action?: string;
}

export const nodes = {
  gas: "Gas: DR-100, VS-101, C-101, K-101",
  liquor: "Liquor: T-101, STR-101A, STR-101B, P-101A, P-101B",
  caustic: "Caustic: T-102, P-102",
  water: "Water: LV-101, XV-112",
  utilities: "Power, air, control",
} as const;

export const hazards: readonly Hazard[] = [
  {
    node: "gas",
    deviation: "No flow",
    cause: "K-101 trips, or its converter fails",
    consequence: "Acid gas leaves DR-100 into the building",
    alarms: ["XA-103", "PAH-102"],
    action: "Client: gas detector at DR-100",
  },
  {
    node: "gas",
    deviation: "Less flow",
    cause: "Packing of C-101 fouls",
    consequence: "Suction at DR-100 falls",
    alarms: ["PDAH-101", "PAH-102"],
    safeguard: "PIC-102 raises the speed of K-101",
  },
  {
    node: "gas",
    deviation: "Higher temperature",
    cause: "VS-101 without liquor, or DR-100 too hot",
    consequence: "Polypropylene of T-101 and C-101 softens above 80 °C",
    alarms: ["TAH-101", "TAHH-101", "FALL-102"],
    safeguard: "XV-112 fails open; TT-101 is above the overflow",
  },
  {
    node: "gas",
    deviation: "More acid",
    cause: "Peak at the start of a batch",
    consequence: "Permit exceeded",
    alarms: ["AAH-103", "AAL-101"],
    safeguard: "DR-100’s start signal starts the dosing",
  },
  {
    node: "gas",
    deviation: "More suction",
    cause: "PIC-102 at full output, DR-100 shut in",
    consequence: "T-101 and C-101 under more suction than they are designed for",
    alarms: [],
    safeguard: "Seal of the overflow breaks first",
    action: "Contractor: shut-off head of K-101 below the design suction",
  },
  {
    node: "liquor",
    deviation: "No flow",
    cause: "P-101A and P-101B trip",
    consequence: "Acid passes C-101; VS-101 dry",
    alarms: ["FALL-101", "FALL-102", "AAH-103"],
    safeguard: "Two pumps on two feeders",
  },
  {
    node: "liquor",
    deviation: "Less flow",
    cause: "P-101A trips, or STR-101A is blocked",
    consequence: "Less absorption",
    alarms: ["FAL-101", "XA-101A"],
    safeguard: "P-101B starts, with a screen of its own",
  },
  {
    node: "liquor",
    deviation: "Low level",
    cause: "Make-up cut off",
    consequence: "P-101A and P-101B run dry",
    alarms: ["LAL-101", "LALL-101"],
    safeguard: "Quench water has its own supply",
    action: "Contractor: test XV-112 with the make-up shut",
  },
  {
    node: "liquor",
    deviation: "High level",
    cause: "LV-101 or XV-112 stuck open",
    consequence: "T-101 overflows",
    alarms: ["LAH-101"],
    safeguard: "Overflow for both at once, with a seal; TT-101 above it",
  },
  {
    node: "liquor",
    deviation: "More salt",
    cause: "AV-102 stuck shut",
    consequence: "Salt blocks nozzles and packing",
    alarms: ["AAH-102"],
    safeguard: "AT-102 is in the header: it sees flow with AV-102 shut",
  },
  {
    node: "caustic",
    deviation: "No flow",
    cause: "T-102 empty, P-102 stands",
    consequence: "pH falls, permit exceeded",
    alarms: ["LAL-102", "AAL-101", "AAH-103"],
  },
  {
    node: "caustic",
    deviation: "More flow",
    cause: "P-102 runs without circulation; AT-101 drifts",
    consequence: "Strong caustic in T-101, burns at work on it",
    alarms: ["FALL-101", "AAH-101"],
    safeguard: "P-102 runs only during a batch and with liquor flowing; AIC-101 holds without flow",
  },
  {
    node: "caustic",
    deviation: "More pressure",
    cause: "HV-107 shut while P-102 runs",
    consequence: "Caustic line bursts",
    alarms: [],
    safeguard: "PSV-102 back to T-102",
  },
  {
    node: "water",
    deviation: "No quench water",
    cause: "STR-112 blocked, HV-114 shut, fire water lost",
    consequence: "Hot gas on polypropylene",
    alarms: ["TAHH-101"],
    safeguard: "HV-114 locked open; DR-100 trips as well",
    action: "Client: quench test every three months",
  },
  {
    node: "water",
    deviation: "Reverse flow",
    cause: "Suction in the duct draws on the water line",
    consequence: "Acid gas reaches the water supply",
    alarms: [],
    safeguard: "XV-112 shut",
    action: "Contractor: check valve or air gap at the tie-ins of both waters",
  },
  {
    node: "utilities",
    deviation: "No power",
    cause: "Supply fails",
    consequence: "Pumps and fan stop while DR-100 is hot",
    alarms: ["XA-103", "FALL-101"],
    safeguard: "XV-112 opens without power, LV-101 and AV-102 close",
    action: "Client: DR-100 trips on loss of its release",
  },
  {
    node: "utilities",
    deviation: "Emergency stop",
    cause: "-S5 pressed",
    consequence: "All motors stop while DR-100 is hot",
    alarms: ["XA-104"],
  },
];
