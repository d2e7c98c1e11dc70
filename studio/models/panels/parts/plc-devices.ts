import { buttons } from "./plc-door.ts";

/** Designations by IEC 81346-2 with devices and numbers of pieces, from top to bottom, as they are labeled. */
export const devices: readonly (readonly [designation: string, device: string, count: number])[] = [
  ["-Q1", "Main switch, three poles", 1],
  ["-Q2", "Breaker of the power supplies, two poles", 1],
  ["-F1…7", "Circuit breaker, 240 V AC", 7],
  ["-T1, 2", "Power supply, 24 V DC, redundant", 2],
  ["-T3", "Redundancy module", 1],
  ["-F11…24", "Circuit breaker, 24 V DC", 14],
  ["-K1", "Rack: supply, controller, network; 6 inputs, 4 outputs, 3 analog", 1],
  ["-K2", "Rack: supply, network; 5 analog, 5 outputs", 1],
  ["-K3", "Network switch, ten sockets", 1],
  ["-T11…19", "Signal isolator", 9],
  ["-K101…150", "Relay, 24 V DC", 50],
  ["-X1…4", "Terminals between the panel's devices", 110],
  ["-X11…14", "Terminals for the plant's cables", 110],
  ["-X20", "Ground bar, 32 points", 1],
  ["-P1", "Operator panel, on the door", 1],
  ["-S1…5", "Push-button with lamp: -S1, 2 green, -S3, 4 white, -S5 red", buttons.length],
  ["-W1…12", "Cable gland with cable", 12],
];
