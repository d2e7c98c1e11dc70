import { Paper, width } from "../drawing/Paper.tsx";
import { Row, Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { thousands } from "../plant/figures.ts";
import { clock, machines, minutesToEnd, orders } from "../plant/production.ts";
import { bottlesInCase, ordered, shift, stops } from "../plant/registers/bottling-line.ts";
import { Effectiveness, Pareto } from "../production/losses.tsx";
import { outlined } from "../screen/equipment.tsx";

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

/**
 * Timeline of the shift: bright while the line was running, dark while it was stopped, empty where not planned or in
 * the future.
 */
function ShiftBand({ x, y, width }: { x: number; y: number; width: number }) {
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

const columns = { Order: 12, Product: 104, Lot: 300, Cases: { right: 480 }, Asked: { right: 574 }, State: 596 };

/** Orders of the shift: cases packed and ordered, with a progress bar for the running order. */
const Orders = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <g>
    <Row x={x} y={y} columns={columns} look={() => ({ size: 22 })} />
    {orders.map(({ order, product, lot, asked, packed, state }, row) => {
      const top = y + 12 + row * 56;
      const running = state === "Running";
      return (
        <g key={order}>
          <rect x={x} y={top} width={width} height={50} fill={running ? "var(--running)" : "var(--field)"} />
          <rect x={x} y={top + 44} width={(width * packed) / asked} height={6} fill="var(--normal)" />
          <Row
            x={x}
            y={top + 32}
            columns={columns}
            words={[order, product, lot, thousands(packed), thousands(asked), state]}
            look={(right) => ({
              size: 22,
              weight: right ? 600 : 400,
              fill: running ? "var(--on-running)" : right ? "var(--value)" : "var(--text)",
            })}
          />
        </g>
      );
    })}
  </g>
);

const step = 151;
const arrow = { fill: "none", stroke: "var(--pipe)", strokeWidth: 3 } as const;

/** Rejects and output of each machine of the line. Origin: top left. */
const MachineCounts = ({ x, y }: { x: number; y: number }) => (
  <g>
    {machines.map(({ machine, passed, rejected }, index) => {
      const left = x + index * step;
      const middle = left + (step - 28) / 2;
      const count = { x: middle, weight: 600, anchor: "middle", fill: "var(--value)" } as const;
      return (
        <g key={machine}>
          {index > 0 && <path d={`M${left - 25} ${y + 46}H${left - 4}m-8-7l9 7l-9 7`} {...arrow} />}
          <rect x={left} y={y} width={step - 28} height={92} fill="var(--field)" {...outlined} strokeWidth={2} />
          <Text x={middle} y={y + 34} size={22} anchor="middle" fill="var(--text)" words={machine} />
          <Text {...count} y={y + 72} size={26} words={thousands(passed)} />
          <path d={`M${middle} ${y + 92}v20m-7-9l7 9l7-9`} {...arrow} />
          <Text {...count} y={y + 138} size={24} words={thousands(rejected)} />
        </g>
      );
    })}
  </g>
);

const head = { y: 45, size: 26, fill: "var(--text)" } as const;
const filled = `At the shift’s rate order ${ordered[1].order} is filled at ${clock(shift.now + minutesToEnd)}.`;

/** Production monitoring: OEE of one line and shift, its downtime, orders and counts. */
export default function LineThree() {
  return (
    <Paper fill="var(--screen)">
      <rect width={width} height={68} fill="var(--header)" />
      <Text x={24} y={46} size={32} weight={600} fill="var(--text)" words="Line 3, bottling" />
      <Text {...head} x={800} anchor="middle" words={`Shift A, ${clock(0)} to ${clock(shift.minutes)}`} />
      <Text {...head} x={1576} anchor="end" words={`18 May ${clock(shift.now)}`} />
      <Effectiveness x={24} y={88} />
      <ShiftBand x={24} y={290} width={1552} />
      <rect y={396} width={width} height={604} fill="var(--panel)" />
      <Pareto x={24} y={416} />
      <Text x={24} y={958} size={22} words="Stops come from the controllers, reasons from the operators;" />
      <Text x={24} y={984} size={22} words="line: share of the lost time so far." />
      {heading(824, 436, `Orders, cases of ${bottlesInCase}`)}
      <Orders x={824} y={476} width={752} />
      <Text x={824} y={696} size={22} words={filled} />
      {heading(824, 770, `Bottles passed on, and ${thousands(rejected)} rejected`)}
      <MachineCounts x={824} y={796} />
    </Paper>
  );
}
