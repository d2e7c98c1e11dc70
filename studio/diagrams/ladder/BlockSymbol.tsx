import { Ink, Note } from "../drawing/Text.tsx";
import { Wire } from "./Contact.tsx";
import type { Block, Pin, Timer } from "./program.ts";

const pinStep = 27;
const left = 190;
const right = 340;
export const blockWidth = 380;

/** Height of the box in drawing units. */
export const blockHeight = ({ inputs }: Block) => inputs.length * pinStep + 36;

function Operand({ x, y, of, anchor }: { x: number; y: number; of: Pin; anchor: "start" | "end" }) {
  return (
    <text x={x} y={y + 6} fontSize={18} textAnchor={anchor} fill="var(--ink)">
      {of.operand}
      {of.shows && (
        <tspan fill="var(--accent)" fontWeight={600}>
          {` ${of.shows}`}
        </tspan>
      )}
    </text>
  );
}

/**
 * Box with its pins: power flow enters and leaves on the rung's line; the other pins show operands and their current
 * values.
 */
export function BlockSymbol({ x, y, of, live }: { x: number; y: number; of: Block; live: boolean }) {
  const on = live && of.passes;
  return (
    <g>
      <rect
        x={x + left}
        y={y - 34}
        width={right - left}
        height={blockHeight(of)}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <Ink x={x + (left + right) / 2} y={y - 13} anchor="middle" weight={600} words={of.type} />
      {of.name && <Ink x={x + (left + right) / 2} y={y - 41} anchor="middle" weight={500} words={of.name} />}
      {of.inputs.map((pin, at) => (
        <g key={pin.pin}>
          <Wire d={`M${pin.operand ? x + left - 16 : x} ${y + at * pinStep}H${x + left}`} on={!pin.operand && live} />
          <Note x={x + left + 8} y={y + 6 + at * pinStep} words={pin.pin} />
          {pin.operand && <Operand x={x + left - 22} y={y + at * pinStep} of={pin} anchor="end" />}
        </g>
      ))}
      {of.outputs.map((pin, at) => (
        <g key={pin.pin}>
          <Wire
            d={`M${x + right} ${y + at * pinStep}H${pin.operand ? x + right + 16 : x + blockWidth}`}
            on={!pin.operand && on}
          />
          <Note x={x + right - 8} y={y + 6 + at * pinStep} anchor="end" words={pin.pin} />
          {pin.operand && <Operand x={x + right + 22} y={y + at * pinStep} of={pin} anchor="start" />}
        </g>
      ))}
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
      <rect x={left} y={y - 28} width={104} height={82} fill="none" stroke="var(--ink)" strokeWidth={2} />
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
