import { Heading, Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { flow, tank } from "../mimics/water-plant-marks.tsx";
import { figure } from "../plant/figures.ts";
import { cartridgeDrop, desalinationReadings } from "../plant/readings.ts";
import { water } from "../plant/tags/water.ts";
import { dosing, insideTrain, intake, train } from "../plant/water.ts";
import { Indicator } from "../screen/Indicator.tsx";
import { outlined, Pipe, Pump, Unit } from "../screen/equipment.tsx";
import { Screen } from "../screen/Screen.tsx";
import { Table } from "../screen/lists.tsx";
import { Value } from "../screen/values.tsx";
import { WaterBalance } from "../screen/WaterBalance.tsx";

const filters = ["A", "B", "C", "D", "E"] as const;
const standby = "D";
const doser = (x: number, tag: string) => (
  <g>
    <Pump x={x} y={148} r={20} state="running" />
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

export default function Desalination() {
  const inService = filters.length - 1;
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
      {filters.map((letter, at) => {
        const x = 342 + at * 96;
        const running = letter !== standby;
        return (
          <g key={letter}>
            <rect
              x={x}
              y={240}
              width={72}
              height={110}
              rx={22}
              fill={running ? "var(--running)" : "var(--stopped)"}
              {...outlined}
            />
            <Text
              x={x + 36}
              y={282}
              anchor="middle"
              weight={600}
              fill={running ? "var(--on-running)" : "var(--text)"}
              words={letter}
            />
            <Text
              x={x + 36}
              y={314}
              anchor="middle"
              fill={running ? "var(--on-running)" : "var(--text)"}
              words={running ? figure(intake.flow / inService, 1) : "ready"}
            />
            <Pipe d={`M${x + 36} 350V394`} />
          </g>
        );
      })}
      <Pipe d="M378 394H830V320H870" arrow={[852, 320, 0]} />
      <Text x={342} y={428} words="F-115 media filters, m³/h" />
      <Value x={640} y={424} tag="AI-118" value="0.16" unit="NTU" width={120} />
      {tank("T-120", 870, 210, 180)}
      <Pipe d="M1010 300H1076M1124 300H1310V226H1340M1310 300V380H1340" arrow={[1240, 300, 0]} />
      <Pump x={1100} y={300} tag="P-120A, B" state="running" />
      {doser(1160, "P-117")}
      {doser(1260, "P-119")}
      {flow(1150, 344, "FI-120", 2 * train.feed, 1)}
      {(["A", "B"] as const).map((letter, at) => (
        <g key={letter}>
          <Unit
            x={1340}
            y={180 + at * 134}
            width={200}
            height={104}
            tag={`RO train ${letter}`}
            name={`permeate ${figure(train.permeate, 1)}`}
          />
          <Text x={1350} y={254 + at * 134} fill="var(--text)" words={`brine ${figure(train.brine, 1)}`} />
          <Pipe d={`M1540 ${212 + at * 134}H1592`} arrow={[1580, 212 + at * 134, 0]} />
          <Pipe main={false} d={`M1540 ${262 + at * 134}H1592`} arrow={[1580, 262 + at * 134, 0]} />
        </g>
      ))}

      <rect y={panel} width={1600} height={1000 - panel} fill="var(--panel)" />
      <Heading x={24} y={510} fill="var(--text)" words="Trains" />
      <Table
        x={24}
        y={540}
        width={420}
        columns={{ "": 12, A: { right: 310 }, B: { right: 406 } }}
        rows={[
          { cells: ["Feed pressure, bar", figure(insideTrain.pressures.feed, 1), "57.6"] },
          { cells: ["Recovery, %", figure(100 * train.recovery, 1), figure(100 * train.recovery, 1)] },
          { cells: ["Conductivity, µS/cm", "405", "419"] },
          { cells: ["Brine salt, kg/m³", figure(train.brineSalt, 1), figure(train.brineSalt, 1)] },
          { cells: ["Cartridge dP, bar", figure(cartridgeDrop, 2), "0.54"] },
        ]}
      />
      <Heading x={24} y={dosingTitle} fill="var(--text)" words="Dosing" />
      <Table
        x={24}
        y={812}
        width={760}
        columns={{ "": 48, "mg/l": { right: 330 }, "kg/h": { right: 450 }, "tank, %": { right: 570 }, pump: 620 }}
        rows={dosing.map(({ name, tag, milligramsPerLitre, rate, level }) => ({
          cells: [name, figure(milligramsPerLitre, 1), figure(rate, 2), figure(level), tag],
          ...(level < water.loops["L-119"].limits.L && { alarm: 3 as const }),
        }))}
        step={44}
      />
      {desalinationReadings.map((reading, at) => (
        <Indicator key={reading.tag} x={516 + at * 100} y={544} height={150} reading={reading} />
      ))}
      <Heading x={columns.balance} y={510} fill="var(--text)" words="Water balance, m³/h" />
      <WaterBalance x={columns.balance} y={570} />
    </Screen>
  );
}
