export type Point = readonly [x: number, y: number];

/**
 * A two-terminal symbol, 60 units high, drawn from its upper terminal at (x, y) down. Poles and contacts of one device
 * share its name; terminals and wires are given upper first.
 */
export type Device = {
  name: string;
  kind: "make" | "break" | "breaker" | "contactor" | "fuse" | "coil" | "lamp" | "input" | "output" | "terminal";
  at: Point;
  terminals: readonly string[];
  wires: readonly string[];
  /** How a contact is operated by hand; without it a coil or a release does it. */
  operated?: "push" | "turn";
  note?: string;
};

export type WireRun = { number: string; path: readonly Point[]; label?: Point };

export const symbolHeight = 60;

const oneTerminal = new Set(["input"]);

/** Where a device's wires end: upper terminal, then lower. An input has only its upper one, an output only its lower. */
export function terminalPoints({ kind, at }: Device): Point[] {
  const lower: Point = [at[0], at[1] + symbolHeight];
  if (oneTerminal.has(kind)) return [at];
  if (kind === "output") return [lower];
  return kind === "terminal" ? [at] : [at, lower];
}
