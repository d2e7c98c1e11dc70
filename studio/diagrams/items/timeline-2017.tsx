import { small } from "../drawing/Paper.tsx";
import { Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { figure } from "../plant/figures.ts";
import { compressors, discharge, station, suction } from "../plant/gas-station.ts";
import { reading } from "../plant/readings.ts";
import { gasStation } from "../plant/registers/gas-station.ts";
import { alarmTag } from "../plant/registers/tag-list.ts";
import { AlarmMark } from "../screen/AlarmMark.tsx";
import { colorsOf, outlined, Pipe } from "../screen/equipment.tsx";
import { Indicators, type Reading } from "../screen/Indicators.tsx";
import { CompactScreen } from "../screen/Screen.tsx";

export const views = viewsOf(
  {
    compressors: { left: 230, top: 110, right: 500, bottom: 340 },
    indicators: { left: 0, top: 320, right: 960, bottom: 540 },
  },
  small,
);

const [a, b] = compressors;
const { loops } = gasStation;
const limit = loops["T-806B"].limits.H;
const readings: readonly Reading[] = [
  reading(loops["P-801"], suction.pressure, 1),
  reading(loops["P-806"], discharge, 1),
  reading(loops["T-806A"], a.temperature),
  reading(loops["T-806B"], b.temperature),
  reading(loops["T-808"], loops["T-808"].now),
  reading(loops["A-810"], loops["A-810"].now),
];
const alarm = alarmTag("T-806B", "H");

const figures = [
  { x: 20, name: "Gas in", flow: station.inlet },
  { x: 345, name: "Export", flow: station.export },
  { x: 670, name: "Fuel gas", flow: station.fuel },
] as const;

const line = 226;
const units = [
  { x: 90, name: "Separator" },
  { x: 502, name: "Cooler" },
  { x: 642, name: "Dryer" },
  { x: 782, name: "Meter" },
] as const;

/**
 * Overview of a compressor station: everything is gray except the compressor whose discharge temperature is too high.
 */
export default function GasStation() {
  return (
    <CompactScreen
      title="Gas compressor station"
      clock="14 Nov 10:24"
      alarm={`10:21 ${alarm}  ${b.tag} gas out ${figure(b.temperature)} °C, limit ${limit}; efficiency ${figure(100 * b.efficiency)} %`}
    >
      {figures.map(({ x, name, flow }) => (
        <text key={name} x={x} y={94} fontSize={24} fill="var(--label)">
          {`${name} `}
          <tspan fontSize={34} fontWeight={600} fill="var(--value)">
            {figure(flow, 1)}
          </tspan>
          {" × 10³ m³/h"}
        </text>
      ))}
      <path d="M20 116H940" stroke="var(--grid)" strokeWidth={2} />
      <Pipe d={`M20 ${line}H940`} arrow={[926, line, 0]} />
      <Pipe d={`M262 ${line}V160H470V${line}M262 ${line}V292H470V${line}`} />
      {units.map(({ x, name }) => (
        <g key={name}>
          <rect x={x} y={line - 34} width={124} height={68} fill="var(--running)" {...outlined} strokeWidth={3} />
          <Text x={x + 62} y={line + 9} size={25} anchor="middle" fill="var(--on-running)" words={name} />
        </g>
      ))}
      {["A", "B", "C"].map((letter, index) => {
        const y = line + (index - 1) * 66;
        const { box, text } = colorsOf(letter !== "C");
        const casing = `M336 ${y - 27}L396 ${y - 15}V${y + 15}L336 ${y + 27}z`;
        return (
          <g key={letter}>
            <path d={casing} fill={box} {...outlined} strokeWidth={3} strokeLinejoin="round" />
            <Text x={362} y={y + 9} size={25} weight={600} anchor="middle" fill={text} words={letter} />
            {letter === "B" && <AlarmMark x={306} y={y} priority={2} size={24} />}
          </g>
        );
      })}
      <rect y={330} width={960} height={270} fill="var(--panel)" />
      <Indicators paper="small" x={92} y={372} step={155} height={98} of={readings} />
    </CompactScreen>
  );
}
