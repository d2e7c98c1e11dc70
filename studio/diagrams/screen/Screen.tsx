import type { ReactNode } from "react";
import { Paper, width } from "../drawing/Paper.tsx";
import { Text } from "../drawing/Text.tsx";
import { countOf } from "../plant/alarms.ts";
import { AlarmMark } from "./AlarmMark.tsx";
import { Tabs } from "./Tabs.tsx";

const tabs = ["Overview", "Desalination", "RO train A", "Reactor", "Boiler", "Alarms", "Trends"] as const;

type ScreenProps = { title: string; tab: (typeof tabs)[number]; children: ReactNode };

/** Frame of every large operator screen: title, tabs of the other screens, alarm counts by priority, time. */
export function Screen({ title, tab, children }: ScreenProps) {
  return (
    <Paper fill="var(--screen)">
      <rect width={width} height={60} fill="var(--header)" />
      <Text x={24} y={40} size={26} weight={600} fill="var(--text)" words={title} />
      <Tabs x={396} y={12} step={116} width={110} names={tabs} current={tab} />
      {([1, 2, 3] as const).map((priority, at) => (
        <g key={priority}>
          <AlarmMark x={1236 + at * 66} y={30} priority={priority} />
          <Text x={1258 + at * 66} y={37} size={20} weight={600} fill="var(--text)" words={countOf(priority)} />
        </g>
      ))}
      <Text x={1576} y={37} size={20} anchor="end" fill="var(--text)" words="18 May 14:32:07" />
      {children}
    </Paper>
  );
}
