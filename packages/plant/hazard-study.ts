// Two pages of a hazard study (HAZOP, IEC 61882) of the scrubbing system: what may deviate, why, what follows, what guards,
// what is to be done. A probe whose own fault is the cause guards nothing.
import { followsFrom } from "./cause-and-effect.ts";
import { type AlarmTag, overflowAt, tankVolume } from "./scrubbing-results.ts";
import { calculated, duty, loops, permit, pipeClasses, quench } from "./scrubbing-system.ts";

export type Party = "Client" | "Contractor";

export interface Hazard {
  readonly node: keyof typeof nodes;
  readonly deviation: string;
  readonly cause: string;
  readonly consequence: string;
  /** Alarms, with the interlocks that the register has for them. */
  readonly alarms: readonly AlarmTag[];
  /** What else guards. */
  readonly safeguard?: string;
  /** What stays to be done, by whom. */
  readonly action?: string;
  readonly by?: Party;
}

const thousands = (value: number) => value.toLocaleString("en-US");
const { setPoint } = loops["A-101"];
const most = (tag: keyof typeof calculated) => `${thousands(calculated[tag].range[1])} ${calculated[tag].unit}`;

/** Parts of the plant, each with what it is there for. */
export const nodes = {
  gas: `Gas: DR-100, VS-101, C-101, K-101. ${thousands(duty.gas)} m³/h at ${duty.hot} °C, ${duty.suction} kPa of suction at DR-100`,
  liquor: `Liquor: T-101, STR-101A, STR-101B, P-101A, P-101B. ${duty.toTower} m³/h to C-101, ${duty.toVenturi} m³/h to VS-101, at pH ${setPoint}`,
  caustic: `Caustic: T-102, P-102. Caustic soda to T-101 by AIC-101, up to ${most("FI-104")}`,
  water: `Water: XV-112, LV-101. Quench water, ${quench.flow} m³/h, into the duct; make-up, up to ${most("FI-105")}, into T-101`,
  utilities: "Power, air, control. All that moves and measures",
  work: "Start-up and maintenance. Safe access to all parts",
} as const;

/** m³ that T-101 takes between its high alarm and the overflow. */
const free = (((overflowAt - loops["L-101"].limits.H) / 100) * tankVolume) / 1000;

export const hazards: readonly Hazard[] = [
  {
    node: "gas",
    deviation: "No flow",
    cause: "K-101 trips, or its converter fails",
    consequence: "Acid gas leaves DR-100 into the building",
    alarms: ["XA-103", "PAH-102"],
    action: "HCl detector and horn at DR-100",
    by: "Client",
  },
  {
    node: "gas",
    deviation: "Less flow",
    cause: "Packing fouls; air by a dry seal of the overflow",
    consequence: "Suction at DR-100 falls, acid gas leaks",
    alarms: ["PDAH-101", "PAH-102"],
    safeguard: "PIC-102 raises the speed of K-101",
    action: "trickle of make-up into the seal",
    by: "Contractor",
  },
  {
    node: "gas",
    deviation: "Unsteady flow",
    cause: "Fouled bed and high speed bring K-101 to surge",
    consequence: "Vibration damages K-101",
    alarms: ["PDAH-101", "XA-103"],
    action: "surge line on the fan’s curve; vibration switch",
    by: "Contractor",
  },
  {
    node: "gas",
    deviation: "Higher temperature",
    cause: "VS-101 without liquor",
    consequence: `PP of T-101 and C-101 softens above ${pipeClasses.P1.limit} °C`,
    alarms: ["TAH-101", "TAHH-101", "FALL-102"],
    safeguard: "TT-101 is above the overflow",
  },
  {
    node: "gas",
    deviation: "Higher temperature",
    cause: "Heater of DR-100 out of control",
    consequence: `FRP of VS-101 fails above ${pipeClasses.F1.limit} °C; TT-101, after it, sees it late`,
    alarms: [],
    action: "high-temperature trip of DR-100, apart from its control",
    by: "Client",
  },
  {
    node: "gas",
    deviation: "More acid",
    cause: "Peak at the start of a batch",
    consequence: `Permit of ${permit} mg/Nm³ exceeded`,
    alarms: ["AAH-103", "AAL-101"],
    safeguard: "DR-100’s start signal starts the dosing",
  },
  {
    node: "gas",
    deviation: "More suction",
    cause: "PIC-102 at full output with DR-100 shut",
    consequence: "T-101 or C-101 collapses",
    alarms: [],
    safeguard: "Seal of the overflow breaks first",
    action: "shut-off head of K-101 below the design suction",
    by: "Contractor",
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
    deviation: "No flow",
    cause: "HV-105 and HV-106 shut, P-101A runs on",
    consequence: "Its casing softens; so does that of P-101B, which FAL-101 starts",
    alarms: [],
    safeguard: "FALL-101 and FALL-102 tell the operator, who stops it",
    action: "low-power trip of each pump; both valves locked as throttled",
    by: "Contractor",
  },
  {
    node: "liquor",
    deviation: "Less flow",
    cause: "P-101A trips, or STR-101A is blocked",
    consequence: "Less absorption",
    alarms: ["FAL-101", "XA-101A"],
    safeguard: "P-101B has a screen of its own",
  },
  {
    node: "liquor",
    deviation: "Reverse flow",
    cause: "NRV-104B leaks while P-101B stands",
    consequence: "P-101B turns backward, and trips as FAL-101 starts it",
    alarms: ["XA-101B", "FALL-102"],
    safeguard: "HV-104B can be shut",
    action: "leak test of NRV-104A and NRV-104B each year",
    by: "Client",
  },
  {
    node: "liquor",
    deviation: "Low level",
    cause: "Make-up cut off",
    consequence: "P-101A and P-101B run dry",
    alarms: ["LAL-101", "LALL-101"],
    safeguard: "Quench water has its own supply",
    action: "test of XV-112 with the make-up shut",
    by: "Contractor",
  },
  {
    node: "liquor",
    deviation: "High level",
    cause: "LV-101 or XV-112 stuck open; bed drains back at a stop",
    consequence: "T-101 overflows",
    alarms: ["LAH-101"],
    safeguard: `${free.toFixed(1)} m³ free above LAH-101; overflow for both valves at once`,
    action: "overflow to effluent treatment",
    by: "Client",
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
    cause: "T-102 empty; AT-101 reads high",
    consequence: "pH falls, permit exceeded",
    alarms: ["AAH-103", "LAL-102"],
    safeguard: "AT-103 sees it in any case",
  },
  {
    node: "caustic",
    deviation: "More flow",
    cause: "AT-101 reads low",
    consequence: "pH above 12: burns, scale in C-101",
    alarms: [],
    safeguard: `P-102 gives ${most("FI-104")} at most, and only during a batch`,
    action: "pH of a sample, each a shift",
    by: "Client",
  },
  {
    node: "caustic",
    deviation: "Still liquor",
    cause: "P-102 runs on as both pumps stop",
    consequence: "Caustic layer in T-101; heat at restart",
    alarms: ["FALL-101"],
  },
  {
    node: "caustic",
    deviation: "Siphon",
    cause: "T-102 siphons through still P-102",
    consequence: "T-102 runs empty into T-101",
    alarms: ["LAL-102", "AAH-101"],
    action: "back-pressure valve at P-102",
    by: "Contractor",
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
    node: "caustic",
    deviation: "High level",
    cause: "Tanker unloads too much",
    consequence: "Caustic soda overflows: burns",
    alarms: [],
    action: "high alarm; overflow to a sump",
    by: "Contractor",
  },
  {
    node: "caustic",
    deviation: "Other liquid",
    cause: "Tanker unloads acid by HV-115",
    consequence: "T-102 boils over: burns, fumes",
    alarms: [],
    action: "own coupling; sample first",
    by: "Client",
  },
  {
    node: "water",
    deviation: "No quench water",
    cause: "STR-112 blocked, HV-114 left shut, fire water used at a fire",
    consequence: "Hot gas on PP",
    alarms: ["TAHH-101"],
    safeguard: "The trip needs no water; HV-114 is locked open",
    action: "quench test every three months",
    by: "Client",
  },
  {
    node: "water",
    deviation: "Reverse flow",
    cause: "A main is drained while XV-112 or LV-101 is open",
    consequence: "Acid gas in the fire water, liquor in the process water",
    alarms: [],
    safeguard: "XV-112 is shut but for a quench",
    action: "check valve or air gap at both tie-ins",
    by: "Contractor",
  },
  {
    node: "utilities",
    deviation: "No power",
    cause: "Supply fails; 24 V DC fails",
    consequence: "Pumps and fan stop while DR-100 is hot; no alarms",
    alarms: [],
    safeguard: "XV-112 opens without power, LV-101 and AV-102 close",
    action: "DR-100 trips on loss of its release",
    by: "Client",
  },
  {
    node: "utilities",
    deviation: "No air",
    cause: "Compressor fails",
    consequence: "XV-112 opens, LV-101 and AV-102 close: T-101 overflows, its liquor thins",
    alarms: ["LAH-101"],
    action: "alarm of low air pressure",
    by: "Contractor",
  },
  {
    node: "utilities",
    deviation: "Emergency stop",
    cause: "-S5 pressed",
    consequence: "All motors stop while DR-100 is hot",
    alarms: ["XA-104"],
    safeguard: "-S5 cuts the motors’ circuits without the PLC",
    action: "DR-100 stops with them",
    by: "Client",
  },
  {
    node: "utilities",
    deviation: "False signal",
    cause: "Wire of TT-101 breaks",
    consequence: "No trip at hot gas",
    alarms: ["FALL-102"],
    safeguard: "It sees the cause, by another transmitter",
    action: "below 3.6 mA counts as the trip, as at FT-102",
    by: "Contractor",
  },
  {
    node: "work",
    deviation: "Start",
    cause: "DR-100 started before the liquor flows",
    consequence: "Hot acid gas on dry packing",
    alarms: ["FALL-101", "FALL-102"],
  },
  {
    node: "work",
    deviation: "Entry",
    cause: "XV-112 opens, its air shut off, with people in T-101",
    consequence: "Flooding; HV-113 is blinded, T-101 has no other drain",
    alarms: [],
    action: "permit; HV-107, HV-108, HV-114 locked shut",
    by: "Client",
  },
];

const sentence = (text: string): string => `${text}.`;

/** What guards, in sentences: trips by what they do, alarms by their tags, then the rest. */
export function safeguardsOf({ alarms, safeguard }: Pick<Hazard, "alarms" | "safeguard">): string {
  const trips = Map.groupBy(alarms, followsFrom);
  const alone = trips.get("") ?? [];
  return [
    ...[...trips].filter(([does]) => does !== "").map(([does, tags]) => sentence(`${tags.join(", ")}: ${does}`)),
    ...(alone.length > 0 ? [sentence(`Alarm${alone.length > 1 ? "s" : ""} ${alone.join(", ")}`)] : []),
    ...(safeguard === undefined ? [] : [sentence(safeguard)]),
  ].join(" ");
}
