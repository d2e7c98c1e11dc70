/** Elements of a rung. Contacts: normally open, normally closed, falling edge. Coils: plain, set, reset. */
export type Contact = { kind: "no" | "nc" | "falling"; tag: string };
export const no = (tag: string) => ({ kind: "no", tag }) as const;
export const nc = (tag: string) => ({ kind: "nc", tag }) as const;
export type Timer = { kind: "ton"; name: string; preset: string };
type Parallel = { kind: "any"; branches: readonly (readonly Contact[])[] };
export type Pin = { pin: string; operand?: string; shows?: string };
/** A function or function block: its first pins carry power flow, the others operands with their current values. */
export type Block = {
  kind: "block";
  type: string;
  name?: string;
  inputs: readonly Pin[];
  outputs: readonly Pin[];
  passes: boolean;
};
export type Element = Contact | Timer | Parallel | Block;
export type Coil = { kind: "coil" | "set" | "reset"; tag: string };
export type Rung = { comment: readonly string[]; elements: readonly Element[]; coil?: Coil };

/** A rung that ends in a coil. */
export const rung = (
  comment: readonly string[],
  elements: readonly Element[],
  tag: string,
  kind: Coil["kind"] = "coil",
): Rung => ({ comment, elements, coil: { kind, tag } });

type Tag = { address?: string; meaning: string };
export type TagList = Readonly<Record<string, Tag>>;
export type Values = Readonly<Record<string, boolean>>;

/** Values at the previous scan, for edges, and the timers that have elapsed. */
type Past = { before: Values; expired: ReadonlySet<string> };

/** The past of values that have not changed, before any timer has elapsed. */
export const still = (values: Values): Past => ({ before: values, expired: new Set() });

function closes(contact: Contact, values: Values, past: Past): boolean {
  const now = values[contact.tag] ?? false;
  if (contact.kind === "falling") return (past.before[contact.tag] ?? false) && !now;
  return contact.kind === "no" ? now : !now;
}

/** Whether an element passes power that reaches it. */
export function passes(element: Element, values: Values, past: Past): boolean {
  if (element.kind === "block") return element.passes;
  if (element.kind === "ton") return past.expired.has(element.name);
  if (element.kind === "any")
    return element.branches.some((branch) => branch.every((contact) => closes(contact, values, past)));
  return closes(element, values, past);
}

/** One scan from the first rung to the last. A timer's output is on only while its input is on. */
export function scan(rungs: readonly Rung[], values: Values, past: Past): Values {
  const now = { ...values };
  for (const { elements, coil } of rungs) {
    const power = elements.every((element) => passes(element, now, past));
    if (!coil) continue;
    if (coil.kind === "coil") now[coil.tag] = power;
    else if (power) now[coil.tag] = coil.kind === "set";
  }
  return now;
}
