import { Ink, Note } from "../drawing/Text.tsx";
import type { Block, Coil, Contact, Pin, TagList, Timer } from "./program.ts";

export const cell = 148;

/** A wire of the ladder, bold while power flows in it. */
export const Wire = ({ d, on }: { d: string; on: boolean }) => (
  <path d={d} fill="none" stroke={on ? "var(--accent)" : "var(--ink)"} strokeWidth={on ? 4 : 2} />
);

const Name = ({ x, y, tag, tags }: { x: number; y: number; tag: string; tags: TagList }) => (
  <>
    <Ink x={x} y={y - 24} anchor="middle" weight={500} words={tag} />
    <Note x={x} y={y + 38} anchor="middle" words={tags[tag]?.address} />
  </>
);

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

const pinStep = 27;
const box = { fill: "none", stroke: "var(--ink)", strokeWidth: 2 } as const;
export const blockWidth = 380;

/** Height of the box in drawing units. */
export const blockHeight = ({ inputs }: Block) => inputs.length * pinStep + 36;

type PinsProps = { x: number; y: number; end: number; of: readonly Pin[]; on: boolean };

/** Pins at an edge of the box, with wires away from it: to an operand, or with power flow to the symbol's end. */
function Pins({ x, y, end, of, on }: PinsProps) {
  const way = Math.sign(end - x);
  const [inside, outside] = way < 0 ? (["start", "end"] as const) : (["end", "start"] as const);
  return of.map(({ pin, operand, shows }, index) => {
    const level = y + index * pinStep;
    const [from, to] = [x, operand ? x + way * 16 : end].toSorted((a, b) => a - b);
    return (
      <g key={pin}>
        <Wire d={`M${from} ${level}H${to}`} on={!operand && on} />
        <Note x={x - way * 8} y={level + 6} anchor={inside} words={pin} />
        {operand && (
          <text x={x + way * 22} y={level + 6} fontSize={18} textAnchor={outside} fill="var(--ink)">
            {operand}
            {shows && (
              <tspan fill="var(--accent)" fontWeight={600}>
                {` ${shows}`}
              </tspan>
            )}
          </text>
        )}
      </g>
    );
  });
}

/**
 * Box with its pins: power flow enters and leaves on the rung's line; the other pins show operands and their current
 * values.
 */
export function BlockSymbol({ x, y, of, live }: { x: number; y: number; of: Block; live: boolean }) {
  const [left, right] = [x + 190, x + 340];
  const middle = (left + right) / 2;
  return (
    <g>
      <rect x={left} y={y - 34} width={right - left} height={blockHeight(of)} {...box} />
      <Ink x={middle} y={y - 13} anchor="middle" weight={600} words={of.type} />
      <Ink x={middle} y={y - 41} anchor="middle" weight={500} words={of.name} />
      <Pins x={left} y={y} end={x} of={of.inputs} on={live} />
      <Pins x={right} y={y} end={x + blockWidth} of={of.outputs} on={live && of.passes} />
    </g>
  );
}

export const timerWidth = 218;

type TimerBlockProps = { x: number; y: number; of: Timer; live: boolean; on: boolean };

/** On-delay timer: instance name above, type inside, IN and Q on the rung's line. */
export function TimerBlock({ x, y, of, live, on }: TimerBlockProps) {
  const left = x + 86;
  const right = left + 104;
  return (
    <g>
      <Wire d={`M${x} ${y}H${left}`} on={live} />
      <Wire d={`M${right} ${y}H${x + timerWidth}`} on={on} />
      <Wire d={`M${left - 16} ${y + 34}H${left}`} on={false} />
      <rect x={left} y={y - 28} width={104} height={82} {...box} />
      <Ink x={(left + right) / 2} y={y - 36} anchor="middle" weight={500} words={of.name} />
      <Ink x={(left + right) / 2} y={y - 10} anchor="middle" weight={600} words="TON" />
      <Note x={left + 8} y={y + 12} words="IN" />
      <Note x={right - 8} y={y + 12} anchor="end" words="Q" />
      <Note x={left + 8} y={y + 42} words="PT" />
      <Note x={right - 8} y={y + 42} anchor="end" words="ET" />
      <Ink x={left - 20} y={y + 41} anchor="end" words={of.preset} />
    </g>
  );
}
