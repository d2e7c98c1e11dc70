import type { ReactNode } from "react";
import { Ink, Note } from "../drawing/Text.tsx";
import { contactLines, firstLines, type Load, type RelayContact, type Rung, wireNumbers } from "./circuit.ts";

const ink = { fill: "none", stroke: "var(--ink)", strokeWidth: 2.4, strokeLinecap: "round" } as const;

/** Half the width of a contact: wires end at this distance from its center. */
const reach = 17;
const radius = 25;

/**
 * The float hangs below the blade. When it is lifted, it closes a contact that is open at rest, or opens one that is
 * closed.
 */
const blade = (restsClosed: boolean) => (restsClosed ? "M-13-3L18-7M2-5V9" : "M-13 2L15 9M2 6V9");

/** Contact with its tag above, drawn with the device at rest. Origin: center of the contact, on its line. */
function ContactSymbol({ x, y, of }: { x: number; y: number; of: RelayContact }) {
  const { tag, shape, restsClosed = false, note } = of;
  const hand = shape === "selector";
  return (
    <g transform={`translate(${x} ${y})`}>
      {shape === "relay" || shape === "overload" ? (
        <path d={`M${-reach} 0H-8M8 0H${reach}M-8-14V14M8-14V14${restsClosed ? "M-12 13L12-13" : ""}`} {...ink} />
      ) : (
        <>
          <path d={hand ? "M-13-3L12-14M-2-9V-16" : blade(restsClosed)} {...ink} />
          {[-17, 17].map((at) => (
            <circle key={at} cx={at} r={4} {...ink} fill="var(--paper)" />
          ))}
          {!hand && <circle cx={2} cy={14} r={5} {...ink} />}
        </>
      )}
      <Ink x={0} y={-21} size={22} anchor="middle" words={note ? `${tag} ${note}` : tag} />
    </g>
  );
}

/** Coil or lamp with its tag inside. */
const LoadSymbol = ({ x, y, of }: { x: number; y: number; of: Load }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={of.kind === "coil" ? radius : 17} {...ink} />
    {of.kind === "lamp" && <path d="M-12-12L-19-19M12-12L19-19M-12 12L-19 19M12 12L19 19M-25 0H-17M17 0H25" {...ink} />}
    <Ink x={0} y={8} size={22} anchor="middle" words={of.color ?? of.tag} />
  </g>
);

const pitch = 60;
const cell = 134;

type RelayLadderProps = { left: number; right: number; top: number; rungs: readonly Rung[] };

/** The circuit between its rails: numbered lines and wires, and a list of its contacts at each coil. */
export function RelayLadder({ left, right, top, rungs }: RelayLadderProps) {
  const first = firstLines(rungs);
  const numbers = wireNumbers(rungs);
  const coilX = right - 62;
  const drawn = rungs.map(({ branches, series, load }, index) => {
    const y = top + ((first[index] ?? 1) - 1) * pitch;
    const span = Math.max(...branches.map((branch) => branch.length));
    const join = left + span * cell;
    const symbols: ReactNode[] = [];
    let wires = "";
    /** Contacts in a row with the wires between them and to the given end. */
    const row = (contacts: readonly RelayContact[], start: number, line: number, end: number) => {
      let from = start;
      for (const [column, contact] of contacts.entries()) {
        const x = start + (column + 0.5) * cell;
        wires += `M${from} ${line}H${x - reach}`;
        from = x + reach;
        symbols.push(<ContactSymbol key={`${x} ${line}`} x={x} y={line} of={contact} />);
      }
      wires += `M${from} ${line}H${end}`;
    };
    for (const [below, contacts] of branches.entries()) {
      row(contacts, left, y + below * pitch, join);
      if (below === 0) continue;
      wires += `V${y}`;
      symbols.push(<circle key={`dot ${below}`} cx={join} cy={y} r={4} fill="var(--ink)" />);
    }
    row(series, join, y, coilX - radius);
    wires += `M${coilX + radius} ${y}H${right}`;
    const free = branches.length === 1 && series.length === 0;
    const lines = contactLines(rungs, load.tag);
    return (
      <g key={load.tag}>
        <path d={wires} {...ink} />
        {symbols}
        <LoadSymbol x={coilX} y={y} of={load} />
        {numbers[index]?.map(({ branch, column, number }) => (
          <Note
            key={number}
            x={column < 0 ? join + (free ? 6 : -6) : left + (column + 1) * cell + 12}
            y={y + branch * pitch + (column < 0 && !free ? 23 : -7)}
            size={22}
            anchor={column >= 0 ? "middle" : free ? "start" : "end"}
            words={number}
          />
        ))}
        <Ink x={right + 16} y={lines.length > 0 ? y - 3 : y + 8} size={22} words={load.note} />
        <Ink x={right + 16} y={y + 23} size={22} words={lines.join(", ")} />
      </g>
    );
  });
  const last = rungs.reduce((sum, { branches }) => sum + branches.length, 0);
  const rail = (x: number) => `M${x} ${top - 36}V${top + last * pitch - 34}`;
  return (
    <g>
      <path d={rail(left) + rail(right)} {...ink} strokeWidth={4} />
      {Array.from({ length: last }, (_, index) => (
        <Ink key={index} x={left - 14} y={top + index * pitch + 8} size={22} anchor="end" words={index + 1} />
      ))}
      {drawn}
    </g>
  );
}
