import type { ReactNode } from "react";
import { Paper, small } from "../drawing/Paper.tsx";
import { Text } from "../drawing/Text.tsx";
import { AlarmMark } from "./AlarmMark.tsx";

type CompactScreenProps = {
  title: string;
  clock: string;
  /** The only active alarm, of priority 2. */
  alarm?: string;
  children: ReactNode;
};

/** Frame of an operator screen on small paper: title, alarm counts by priority, time, and the alarm below. */
export function CompactScreen({ title, clock, alarm, children }: CompactScreenProps) {
  return (
    <Paper size={small} fill="var(--screen)">
      <rect width={small.width} height={52} fill="var(--header)" />
      <Text x={20} y={36} size={28} weight={600} fill="var(--text)" words={title} />
      {([1, 2, 3] as const).map((priority, at) => (
        <g key={priority}>
          <AlarmMark x={540 + at * 78} y={26} priority={priority} size={22} />
          <Text
            x={566 + at * 78}
            y={35}
            size={26}
            weight={600}
            fill="var(--text)"
            words={alarm && priority === 2 ? 1 : 0}
          />
        </g>
      ))}
      <Text x={940} y={35} size={24} anchor="end" fill="var(--text)" words={clock} />
      {children}
      {alarm && (
        <>
          <rect x={20} y={550} width={920} height={42} fill="var(--field)" />
          <AlarmMark x={44} y={571} priority={2} size={22} />
          <Text x={72} y={580} size={24} weight={600} fill="var(--text)" words={alarm} />
        </>
      )}
    </Paper>
  );
}
