import { viewsOf } from "../drawing/views.ts";
import { Paper, width } from "../drawing/Paper.tsx";
import { Text } from "../drawing/Text.tsx";
import { clock, machines, minutesToEnd, shift } from "../plant/production.ts";
import { Effectiveness } from "../production/Effectiveness.tsx";
import { MachineCounts } from "../production/MachineCounts.tsx";
import { Orders } from "../production/Orders.tsx";
import { Pareto } from "../production/Pareto.tsx";
import { ShiftBand } from "../production/ShiftBand.tsx";
import { thousands } from "../plant/figures.ts";

export const views = viewsOf({
  effectiveness: { left: 0, top: 60, right: 1600, bottom: 370 },
  losses: { left: 0, top: 390, right: 800, bottom: 1000 },
  orders: { left: 810, top: 390, right: 1600, bottom: 730 },
  production: { left: 810, top: 735, right: 1600, bottom: 1000 },
});

const rejected = machines.reduce((sum, machine) => sum + machine.rejected, 0);
const heading = (x: number, y: number, words: string) => (
  <Text x={x} y={y} size={26} weight={600} fill="var(--text)" words={words} />
);

/** Production monitoring: OEE of one line and shift, its downtime, orders and counts. */
export default function LineThree() {
  return (
    <Paper fill="var(--screen)">
      <rect width={width} height={68} fill="var(--header)" />
      <Text x={24} y={46} size={32} weight={600} fill="var(--text)" words="Line 3, bottling" />
      <Text
        x={800}
        y={45}
        size={26}
        anchor="middle"
        fill="var(--text)"
        words={`Shift A, ${clock(0)} to ${clock(shift.minutes)}`}
      />
      <Text x={1576} y={45} size={26} anchor="end" fill="var(--text)" words={`18 May ${clock(shift.now)}`} />
      <Effectiveness x={24} y={88} />
      <ShiftBand x={24} y={290} width={1552} />
      <rect y={396} width={width} height={604} fill="var(--panel)" />
      <Pareto x={24} y={416} />
      <Text x={24} y={958} size={22} words="Stops come from the controllers, reasons from the operators;" />
      <Text x={24} y={984} size={22} words="line: share of the lost time so far." />
      {heading(824, 436, "Orders, cases of 12")}
      <Orders x={824} y={476} width={752} />
      <Text
        x={824}
        y={696}
        size={22}
        words={`At the shift’s rate order 48121 is filled at ${clock(shift.now + minutesToEnd)}.`}
      />
      {heading(824, 770, `Bottles passed on, and ${thousands(rejected)} rejected`)}
      <MachineCounts x={824} y={796} />
    </Paper>
  );
}
