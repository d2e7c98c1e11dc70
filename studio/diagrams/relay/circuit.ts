/** A hard-wired circuit between two rails, drawn line by line as a relay ladder diagram. */
type ContactShape = "relay" | "float" | "selector" | "overload";
export type RelayContact = {
  tag: string;
  shape: ContactShape;
  /** Closed while the device is at rest: relay de-energised, float hanging, overload not tripped. */
  restsClosed?: boolean;
  note?: string;
};
export type Load = { tag: string; kind: "coil" | "lamp"; note: string; color?: string };
/** Branches are in parallel, one on each line; elements in series after them are on the first line. */
export type Rung = {
  branches: readonly (readonly RelayContact[])[];
  series: readonly RelayContact[];
  load: Load;
};

/** First line of each rung; a rung takes one line for each branch. */
export function firstLines(rungs: readonly Rung[]): number[] {
  let line = 1;
  return rungs.map(({ branches }) => {
    const first = line;
    line += branches.length;
    return first;
  });
}

type NumberedWire = { branch: number; column: number; number: number };

/**
 * Wire numbers after every contact: 1 is the live rail, 2 the neutral, and each further node takes the next number. The
 * last contacts of all branches share a node, at position −1 of branch 0.
 */
export function wireNumbers(rungs: readonly Rung[]): NumberedWire[][] {
  let next = 3;
  return rungs.map(({ branches, series }) => {
    const wires: NumberedWire[] = [];
    for (const [branch, contacts] of branches.entries())
      for (const [column] of contacts.slice(0, -1).entries()) wires.push({ branch, column, number: next++ });
    wires.push({ branch: 0, column: -1, number: next++ });
    for (const [column] of series.entries())
      wires.push({ branch: 0, column: (branches[0]?.length ?? 0) + column, number: next++ });
    return wires;
  });
}

/** Line numbers of a coil's contacts, with a minus before those that are closed at rest; written at the coil. */
export function contactLines(rungs: readonly Rung[], coil: string): string[] {
  const first = firstLines(rungs);
  return rungs.flatMap(({ branches, series }, index) => {
    const line = first[index] ?? 0;
    const found = (contacts: readonly RelayContact[], offset: number) =>
      contacts
        .filter(({ tag, shape }) => tag === coil && shape === "relay")
        .map(({ restsClosed }) => `${restsClosed ? "-" : ""}${line + offset}`);
    return [...branches.flatMap((contacts, offset) => found(contacts, offset)), ...found(series, 0)];
  });
}

type States = Readonly<Record<string, boolean>>;

/**
 * Relay states after the circuit has settled. `states` are the devices operated: floats lifted, selector turned, relays
 * energised.
 */
export function settled(rungs: readonly Rung[], states: States): States {
  const closed = ({ tag, restsClosed = false }: RelayContact, now: States) => (now[tag] ?? false) !== restsClosed;
  let now = states;
  for (let pass = 0; pass < 8; pass++) {
    const next = { ...now };
    for (const { branches, series, load } of rungs)
      next[load.tag] =
        branches.some((contacts) => contacts.every((contact) => closed(contact, next))) &&
        series.every((contact) => closed(contact, next));
    now = next;
  }
  return now;
}
