import { Heading, Text } from "../drawing/Text.tsx";
import { activeAlarms } from "../plant/alarms.ts";
import { AlarmMark } from "./AlarmMark.tsx";

type AlarmListProps = { x: number; y: number; width: number; rows: number };

/** The newest active alarms at the foot of a screen. */
export function AlarmList({ x, y, width, rows }: AlarmListProps) {
  const columns = [x + 50, x + 140, x + 270, x + width - 14] as const;
  return (
    <g>
      <Heading x={x} y={y - 12} fill="var(--text)" words="Newest alarms" />
      {activeAlarms.slice(0, rows).map((alarm, at) => {
        const top = y + at * 44;
        return (
          <g key={alarm.tag}>
            <rect x={x} y={top} width={width} height={40} fill="var(--field)" />
            <AlarmMark x={x + 24} y={top + 20} priority={alarm.priority} />
            {[alarm.time, alarm.tag, alarm.condition].map((word, column) => (
              <Text
                key={word}
                x={columns[column] ?? x}
                y={top + 27}
                weight={alarm.state === "Unacknowledged" ? 600 : 400}
                fill="var(--text)"
                words={word}
              />
            ))}
            <Text x={columns[3]} y={top + 27} anchor="end" weight={600} fill="var(--value)" words={alarm.value} />
          </g>
        );
      })}
    </g>
  );
}
