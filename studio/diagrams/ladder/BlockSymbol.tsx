import { Ink, Note } from "../drawing/Text.tsx";
import { Wire } from "./Contact.tsx";
import type { Block, Pin, Timer } from "./program.ts";

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
  return of.map(({ pin, operand, shows }, at) => {
    const level = y + at * pinStep;
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
