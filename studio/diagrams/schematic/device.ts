export type Point = readonly [x: number, y: number];

/**
 * A two-terminal symbol, 60 units high, drawn downwards from its upper terminal at (x, y). Poles and contacts of a
 * device share its name. Terminals and wires are listed upper first.
 */
export type Device = {
  name: string;
  kind: "make" | "break" | "breaker" | "contactor" | "fuse" | "coil" | "lamp" | "input" | "output" | "terminal";
  at: Point;
  terminals: readonly string[];
  wires: readonly string[];
  /** How a contact is operated by hand; undefined if a coil or a release operates it. */
  operated?: "push" | "turn";
  note?: string;
};

export type WireRun = { number: string; path: readonly Point[]; label?: Point };

export const symbolHeight = 60;

const oneTerminal = new Set(["input"]);

/**
 * End points of a device's wires: upper terminal, then lower. An input has only the upper one, an output only the
 * lower.
 */
export function terminalPoints({ kind, at }: Device): Point[] {
  const lower: Point = [at[0], at[1] + symbolHeight];
  if (oneTerminal.has(kind)) return [at];
  if (kind === "output") return [lower];
  return kind === "terminal" ? [at] : [at, lower];
}
