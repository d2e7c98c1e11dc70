import { Text } from "../drawing/Text.tsx";
import { insideTrain } from "../plant/water.ts";

const shown = 5;

/**
 * Rack of membrane pressure vessels: feed at the left, permeate out at the top, brine at the bottom. Origin: left of
 * the rack.
 */
export function Vessels({ x, y }: { x: number; y: number }) {
  const { vessels, elementsInVessel } = insideTrain;
  return (
    <g>
      <path d={`M${x} ${y + 24}V${y + 198}M${x + 260} ${y + 18}V${y + 194}`} stroke="var(--pipe)" strokeWidth={4} />
      {Array.from({ length: shown }, (_, at) => (
        <g key={at}>
          <path d={`M${x} ${y + 34 + at * 40}H${x + 260}`} stroke="var(--pipe)" strokeWidth={3} />
          <path d={`M${x + 232} ${y + 48 + at * 40}v6H${x + 290}`} stroke="var(--pipe)" strokeWidth={2.5} fill="none" />
          <rect
            x={x + 14}
            y={y + 20 + at * 40}
            width={232}
            height={28}
            rx={10}
            fill="var(--running)"
            stroke="var(--outline)"
            strokeWidth={2.5}
          />
          <path
            d={`M${x + 40} ${y + 20 + at * 40}v28M${x + 220} ${y + 20 + at * 40}v28M${x + 40} ${y + 34 + at * 40}H${x + 220}`}
            stroke="var(--pipe)"
            strokeWidth={1.5}
          />
        </g>
      ))}
      <Text x={x + 130} y={y + 4} anchor="middle" weight={600} fill="var(--text)" words="RO-125A" />
      <Text
        x={x + 130}
        y={y + 244}
        anchor="middle"
        words={`${vessels} vessels, ${vessels * elementsInVessel} elements`}
      />
    </g>
  );
}

/** Isobaric pressure exchanger: seawater on the left, brine on the right. Origin: top left; 240 wide, 110 high. */
export function Exchanger({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect x={x} y={y} width={240} height={110} fill="var(--field)" stroke="var(--outline)" strokeWidth={2.5} />
      {[44, 74].map((dy) => (
        <rect
          key={dy}
          x={x + 56}
          y={y + dy}
          width={128}
          height={22}
          rx={11}
          fill="var(--running)"
          stroke="var(--outline)"
          strokeWidth={2}
        />
      ))}
      <path d={`M${x + 120} ${y + 44}v22M${x + 136} ${y + 74}v22`} stroke="var(--outline)" strokeWidth={4} />
      <Text x={x + 120} y={y + 28} anchor="middle" fill="var(--text)" words="X-123A exchanger" />
    </g>
  );
}
