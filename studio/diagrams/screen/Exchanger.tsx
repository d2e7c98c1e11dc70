import { Text } from "../drawing/Text.tsx";

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
