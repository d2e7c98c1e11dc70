import type { ReactNode } from "react";
import { Paper, small, width } from "../drawing/Paper.tsx";
import { Text } from "../drawing/Text.tsx";
import { countOf } from "../plant/alarms.ts";
import { shownTime } from "../plant/clock.ts";
import { AlarmMark } from "./AlarmMark.tsx";
import { Keys } from "./Keys.tsx";

const tabs = ["Overview", "Desalination", "RO train A", "Reactor", "Boiler", "Alarms", "Trends"] as const;
const priorities = [1, 2, 3] as const;

type ScreenProps = { title: string; tab: (typeof tabs)[number]; children: ReactNode };

/** Frame of every large operator screen: title, tabs of the other screens, alarm counts by priority, time. */
export const Screen = ({ title, tab, children }: ScreenProps) => (
  <Paper fill="var(--screen)">
    <rect width={width} height={60} fill="var(--header)" />
    <Text x={24} y={40} size={26} weight={600} fill="var(--text)" words={title} />
    <Keys x={396} y={12} step={116} gap={6} names={tabs} current={tab} />
    {priorities.map((priority, index) => (
      <g key={priority}>
        <AlarmMark x={1236 + index * 66} y={30} priority={priority} idle={countOf(priority) === 0} />
        <Text x={1258 + index * 66} y={37} size={20} weight={600} fill="var(--text)" words={countOf(priority)} />
      </g>
    ))}
    <Text x={1576} y={37} size={20} anchor="end" fill="var(--text)" words={shownTime} />
    {children}
  </Paper>
);

type CompactScreenProps = {
  title: string;
  clock: string;
  /** The only active alarm, of priority 2. */
  alarm?: string;
  children: ReactNode;
};

/** Frame of an operator screen on small paper: title, alarm counts by priority, time, and the alarm below. */
export const CompactScreen = ({ title, clock, alarm, children }: CompactScreenProps) => (
  <Paper size={small} fill="var(--screen)">
    <rect width={small.width} height={52} fill="var(--header)" />
    <Text x={20} y={36} size={28} weight={600} fill="var(--text)" words={title} />
    {priorities.map((priority, index) => {
      const count = alarm && priority === 2 ? 1 : 0;
      return (
        <g key={priority}>
          <AlarmMark x={516 + index * 78} y={26} priority={priority} size={22} idle={count === 0} />
          <Text x={542 + index * 78} y={35} size={26} weight={600} fill="var(--text)" words={count} />
        </g>
      );
    })}
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
