import { Heading, Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { figure } from "../plant/figures.ts";
import { desalinationReadings, shownNow } from "../plant/readings.ts";
import { intake, trainB, water } from "../plant/registers/water-treatment.ts";
import { dosing, gain, mediaFilters, secondPass, train } from "../plant/water.ts";
import { colorsOf, outlined, Pipe, Pump, Unit } from "../screen/equipment.tsx";
import { Indicators } from "../screen/Indicators.tsx";
import { Table } from "../screen/lists.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Value } from "../screen/values.tsx";
import { flow, tank } from "../screen/water-plant-marks.tsx";

const doser = (x: number, tag: string) => (
  <g>
    <Pump x={x} y={148} r={20} state="running" discharge="down" />
    <Text x={x + 28} y={142} words={tag} />
    <Pipe main={false} d={`M${x} 168V300`} arrow={[x, 286, 90]} />
  </g>
);

const panel = 476;
const dosingTitle = 780;
const margin = 24;
const columns = { tables: margin, balance: 830 };

export const views = viewsOf({
  process: { top: 60, bottom: panel },
  trains: { top: panel, bottom: dosingTitle - margin, right: columns.balance - margin },
  dosing: { top: dosingTitle - margin, right: columns.balance - margin },
  balance: { top: panel, left: columns.balance - margin },
});

const scale = 0.38;
const gap = 34;

type BandProps = {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  thickness: number;
  dim?: boolean;
};

/** A flow of a balance, as a band whose thickness is proportional to it; `from` and `to` are upper corners. */
function Band({ from, to, thickness, dim = false }: BandProps) {
  const middle = (from[0] + to[0]) / 2;
  return (
    <path
      d={`M${from[0]} ${from[1]}C${middle} ${from[1]} ${middle} ${to[1]} ${to[0]} ${to[1]}v${thickness}C${middle} ${to[1] + thickness} ${middle} ${from[1] + thickness} ${from[0]} ${from[1] + thickness}z`}
      fill={dim ? "var(--stopped)" : "var(--normal)"}
      stroke="var(--panel)"
      strokeWidth={1.5}
    />
  );
}

/** The desalination's flows as bands: intake to permeate, to the sea or into T-120. Origin: top left. */
function WaterBalance({ x, y }: { x: number; y: number }) {
  const feed = train.feed * scale;
  const permeate = train.permeate * scale;
  const brine = train.brine * scale;
  const recycled = secondPass.reject * scale;
  const stored = gain("T-120") * scale;
  const trains = [y, y + feed + gap] as const;
  const brineTop = y + 2 * permeate + 2 * gap;
  const label = (dx: number, at: number, name: string, value: number, decimals = 1) => (
    <g>
      <Text x={x + dx} y={at} fill="var(--text)" words={name} />
      <Text x={x + dx} y={at + 24} size={20} weight={600} fill="var(--value)" words={figure(value, decimals)} />
    </g>
  );
  return (
    <g>
      <Band from={[x, y + 10]} to={[x + 150, y + 10]} thickness={intake.flow * scale} />
      <Band from={[x, y - 12]} to={[x + 150, y + 10 - recycled]} thickness={recycled} />
      {trains.map((top, index) => (
        <g key={top}>
          <Band from={[x + 150, y + 10 - recycled + index * feed]} to={[x + 330, top]} thickness={feed} />
          <Band from={[x + 330, top]} to={[x + 610, y + index * permeate]} thickness={permeate} />
          <Band from={[x + 330, top + permeate]} to={[x + 610, brineTop + index * brine]} thickness={brine} dim />
          {label(250, top + feed / 2, index === 0 ? "Train A" : "Train B", train.feed)}
        </g>
      ))}
      <Band from={[x + 150, y + 10 - recycled + 2 * feed]} to={[x + 330, y + 2 * feed + 2 * gap]} thickness={stored} />
      {label(12, y + 140, "Intake", intake.flow, 0)}
      <Text x={x} y={y - 22} words={`2nd pass reject ${figure(secondPass.reject, 1)}`} />
      {label(340, y + 2 * feed + 2 * gap, "T-120 gains", gain("T-120"), 0)}
      {label(626, y + permeate - 8, "Permeate", 2 * train.permeate)}
      {label(626, brineTop + brine - 8, "Brine to sea", 2 * train.brine)}
    </g>
  );
}

export default function Desalination() {
  const inService = mediaFilters.filter(({ running }) => running).length;
  return (
    <Screen title="Desalination" tab="Desalination">
      <Pipe d="M24 300H96M70 220V380M70 220H96M70 380H96M144 220H176V380H144M144 300H330" arrow={[204, 300, 0]} />
      <Pump x={120} y={220} state="running" />
      <Pump x={120} y={300} state="running" />
      <Pump x={120} y={380} state="stopped" alarm={2} />
      <Text x={76} y={182} words="P-101A, B, C" />
      {flow(186, 360, "FI-101", intake.flow)}
      {doser(250, "P-104 ferric")}
      <Pipe d="M330 210V300M330 210H762M378 210V240M474 210V240M570 210V240M666 210V240M762 210V240" />
      {mediaFilters.map(({ letter, running }, index) => {
        const x = 342 + index * 96;
        const { box, text } = colorsOf(running);
        const flow = running ? figure(intake.flow / inService, 1) : "ready";
        return (
          <g key={letter}>
            <rect x={x} y={240} width={72} height={110} rx={22} fill={box} {...outlined} />
            <Text x={x + 36} y={282} anchor="middle" weight={600} fill={text} words={letter} />
            <Text x={x + 36} y={314} anchor="middle" fill={text} words={flow} />
            <Pipe d={`M${x + 36} 350V394`} />
          </g>
        );
      })}
      <Pipe d="M378 394H830V320H870" arrow={[852, 320, 0]} />
      <Text x={342} y={428} words="F-115 media filters, m³/h" />
      <Value x={640} y={424} tag="AI-118" value={shownNow("A-118", 2)} unit="NTU" width={120} />
      {tank("T-120", 870, 210, 180)}
      <Pipe d="M1010 300H1076M1124 300H1310V226H1340M1310 300V380H1340" arrow={[1240, 300, 0]} />
      <Pump x={1100} y={300} tag="P-120A, B" state="running" />
      {doser(1160, "P-117")}
      {doser(1260, "P-119")}
      {flow(1150, 344, "FI-120", 2 * train.feed, 1)}
      {["A", "B"].map((letter, index) => {
        const y = 180 + index * 134;
        const permeate = `permeate ${figure(train.permeate, 1)}`;
        return (
          <g key={letter}>
            <Unit x={1340} y={y} width={200} height={104} tag={`RO train ${letter}`} name={permeate} />
            <Text x={1350} y={y + 74} fill="var(--text)" words={`brine ${figure(train.brine, 1)}`} />
            <Pipe d={`M1540 ${y + 32}H1592`} arrow={[1580, y + 32, 0]} />
            <Pipe main={false} d={`M1540 ${y + 82}H1592`} arrow={[1580, y + 82, 0]} />
          </g>
        );
      })}

      <rect y={panel} width={1600} height={1000 - panel} fill="var(--panel)" />
      <Heading x={24} y={510} fill="var(--text)" words="Trains" />
      <Table
        x={24}
        y={540}
        width={420}
        columns={{ "": 12, A: { right: 310 }, B: { right: 406 } }}
        rows={[
          { cells: ["Feed pressure, bar", shownNow("P-125A", 1), figure(trainB.pressure, 1)] },
          { cells: ["Recovery, %", figure(100 * train.recovery, 1), figure(100 * train.recovery, 1)] },
          { cells: ["Conductivity, µS/cm", shownNow("A-127A"), figure(trainB.conductivity)] },
          { cells: ["Brine salt, kg/m³", figure(train.brineSalt, 1), figure(train.brineSalt, 1)] },
          { cells: ["Cartridge dP, bar", shownNow("PD-121A", 2), figure(trainB.cartridges, 2)] },
        ]}
      />
      <Heading x={24} y={dosingTitle} fill="var(--text)" words="Dosing" />
      <Table
        x={24}
        y={812}
        width={760}
        columns={{ "": 48, "mg/l": { right: 330 }, "kg/h": { right: 450 }, "tank, %": { right: 570 }, pump: 620 }}
        rows={dosing.map(({ name, tag, milligramsPerLiter, rate, level }) => ({
          cells: [name, figure(milligramsPerLiter, 1), figure(rate, 2), figure(level), tag],
          ...(level < water.loops["L-119"].limits.L && { alarm: 3 as const }),
        }))}
        step={44}
      />
      <Indicators x={516} y={544} step={100} height={150} of={desalinationReadings} />
      <Heading x={columns.balance} y={510} fill="var(--text)" words="Water balance, m³/h" />
      <WaterBalance x={columns.balance} y={570} />
    </Screen>
  );
}
