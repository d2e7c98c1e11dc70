import { Text } from "../drawing/Text.tsx";
import { clock, shift, stops } from "../plant/production.ts";
import { outlined } from "../screen/equipment.tsx";

/**
 * Timeline of the shift: bright while the line was running, dark while it was stopped, empty where not planned or in
 * the future.
 */
export function ShiftBand({ x, y, width }: { x: number; y: number; width: number }) {
  const across = (minute: number) => x + (width * minute) / shift.minutes;
  const block = (at: number, minutes: number, fill: string) => (
    <rect key={at} x={across(at)} y={y} width={across(at + minutes) - across(at)} height={54} fill={fill} />
  );
  return (
    <g>
      <rect x={x} y={y} width={width} height={54} fill="var(--field)" />
      {block(0, shift.now, "var(--running)")}
      {block(shift.breakFrom, shift.breakMinutes, "var(--field)")}
      {stops.map(({ at, minutes }) => block(at, minutes, "var(--stopped)"))}
      <rect x={x} y={y} width={width} height={54} fill="none" {...outlined} strokeWidth={2} />
      <Text x={across(shift.breakFrom + shift.breakMinutes / 2)} y={y + 34} size={22} anchor="middle" words="Break" />
      <path d={`M${across(shift.now)} ${y - 12}V${y + 66}`} stroke="var(--value)" strokeWidth={4} />
      <Text x={across(shift.now) + 12} y={y + 35} size={22} weight={600} fill="var(--value)" words={clock(shift.now)} />
      {Array.from({ length: 9 }, (_, hour) => (
        <Text
          key={hour}
          x={across(hour * 60)}
          y={y + 82}
          size={22}
          anchor={hour === 0 ? "start" : hour === 8 ? "end" : "middle"}
          words={clock(hour * 60)}
        />
      ))}
    </g>
  );
}
