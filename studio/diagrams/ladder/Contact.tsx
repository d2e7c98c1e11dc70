import { Ink, Note } from "../drawing/Text.tsx";
import type { Coil, Contact, TagList } from "./program.ts";

export const cell = 148;
const flow = (on: boolean) => ({ stroke: on ? "var(--accent)" : "var(--ink)", strokeWidth: on ? 4 : 2 });

/** A wire of the ladder, bold while power flows in it. */
export function Wire({ d, on }: { d: string; on: boolean }) {
  return <path d={d} fill="none" {...flow(on)} />;
}

function Name({ x, y, tag, tags }: { x: number; y: number; tag: string; tags: TagList }) {
  const address = tags[tag]?.address;
  return (
    <>
      <Ink x={x} y={y - 24} anchor="middle" weight={500} words={tag} />
      {address && <Note x={x} y={y + 38} anchor="middle" words={address} />}
    </>
  );
}

type SymbolProps<T> = { x: number; y: number; of: T; tags: TagList; live: boolean; on: boolean };

/** Contact in a cell that begins at x. `live`: power reaches it; `on`: it passes power. */
export function ContactSymbol({ x, y, of, tags, live, on }: SymbolProps<Contact>) {
  const middle = x + cell / 2;
  return (
    <g>
      <Wire d={`M${x} ${y}H${middle - 11}`} on={live} />
      <Wire d={`M${middle + 11} ${y}H${x + cell}`} on={live && on} />
      <Wire d={`M${middle - 11} ${y - 16}v32m22-32v32`} on={on} />
      {of.kind === "nc" && <Wire d={`M${middle - 10} ${y + 16}L${middle + 10} ${y - 16}`} on={on} />}
      {of.kind === "falling" && <Ink x={middle} y={y + 6} anchor="middle" weight={600} words="N" />}
      <Name x={middle} y={y} tag={of.tag} tags={tags} />
    </g>
  );
}

/** Coil in the last cell before the right rail. */
export function CoilSymbol({ x, y, of, tags, on }: Omit<SymbolProps<Coil>, "live">) {
  const middle = x + cell / 2;
  return (
    <g>
      <Wire d={`M${x} ${y}H${middle - 19}M${middle + 19} ${y}H${x + cell}`} on={on} />
      <Wire d={`M${middle - 12} ${y - 17}q-14 17 0 34m24-34q14 17 0 34`} on={on} />
      <Ink x={middle} y={y + 7} anchor="middle" weight={600} words={{ coil: "", set: "S", reset: "R" }[of.kind]} />
      <Name x={middle} y={y} tag={of.tag} tags={tags} />
    </g>
  );
}
