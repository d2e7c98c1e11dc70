import { small } from "../drawing/Paper.tsx";
import { Quantity, Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { figure } from "../plant/figures.ts";
import {
  type Link,
  links,
  mains,
  reservoirs,
  type ReservoirTag,
  silentSince,
  type StationTag,
} from "../plant/registers/town-water.ts";
import { gain, pumpPressure } from "../plant/reservoirs.ts";
import { AlarmMark } from "../screen/AlarmMark.tsx";
import { outlined, Pipe, Pump } from "../screen/equipment.tsx";
import { CompactScreen } from "../screen/Screen.tsx";
import { Readout } from "../screen/values.tsx";

export const views = viewsOf(
  {
    hill: { left: 0, top: 50, right: 440, bottom: 540 },
    ridge: { left: 370, top: 50, right: 720, bottom: 540 },
    park: { left: 560, top: 220, right: 960, bottom: 540 },
  },
  small,
);

const flow = (x: number, y: number, value: number, width = 122, held = false) => (
  <Readout x={x} y={y} value={figure(value)} unit="m³/h" width={width} held={held} />
);
const tags = Object.keys(reservoirs) as ReservoirTag[];
const stored = tags.reduce((sum, tag) => sum + gain(tag), 0);
const used = tags.reduce((sum, tag) => sum + reservoirs[tag].out.town, 0);
/** What counts all reservoirs counts a value that is held. */
const isHeld = tags.some((tag) => "since" in links[tag]);
const balance = [
  { name: "Into supply", value: figure(mains["PS-1"].flow), held: false },
  { name: "Used in town", value: figure(used), held: isHeld },
  { name: "Stored", value: figure(stored, 0, true), held: isHeld },
];
const outstations = [
  { tag: "R-1", x: 250, y: 200 },
  { tag: "R-2", x: 574, y: 106 },
  { tag: "R-3", x: 772, y: 316 },
] as const;

/** Two pumps in parallel in the main, one on duty; tag, pressure and link below. Origin: inlet of the main. */
const PumpingStation = ({ x, y, tag }: { x: number; y: number; tag: StationTag }) => (
  <g>
    <path d={`M${x} ${y}v56h68v-56M${x} ${y}h68`} stroke="var(--pipe)" strokeWidth={4} fill="none" />
    <Pump x={x + 34} y={y} state="running" />
    <Pump x={x + 34} y={y + 56} state="stopped" />
    <text x={x - 10} y={y + 112} fontSize={22} fill="var(--label)">
      <tspan fontWeight={600} fill="var(--text)">
        {tag}
      </tspan>
      {`  ${figure(pumpPressure(tag), 1)} bar`}
    </text>
    <LinkMark x={x + 2} y={y + 142} of={links[tag]} />
  </g>
);

/** A reservoir with its level and rate of change; dashed and dim while its values are stale. 150 wide, 112 high. */
function Reservoir({ x, y, tag, held = false }: { x: number; y: number; tag: ReservoirTag; held?: boolean }) {
  const { name, level } = reservoirs[tag];
  const look = held ? ({ weight: 400, fill: "var(--label)" } as const) : {};
  const rate = held ? "values held" : `${figure(gain(tag), 0, true)} m³/h`;
  const water = y + 112 * (1 - level / 100);
  return (
    <g>
      <rect x={x} y={y} width={150} height={112} fill="var(--panel)" />
      {held ? (
        <path d={`M${x} ${water}h150`} stroke="var(--label)" strokeWidth={2} strokeDasharray="6 5" />
      ) : (
        <rect x={x} y={water} width={150} height={y + 112 - water} fill="var(--content)" />
      )}
      <path d={`M${x} ${y - 8}v120h150v-120`} fill="none" {...outlined} strokeWidth={3.5} />
      <Text x={x + 10} y={y + 20} size={22} weight={600} fill="var(--text)" words={tag} />
      <Text x={x + 140} y={y + 20} size={22} anchor="end" words={name} />
      <Quantity {...look} x={x + 10} y={y + 75} sizes={[32, 24]} value={level} unit="%" unitFill="var(--text)" />
      <Text x={x + 10} y={y + 104} size={24} fill="var(--text)" words={rate} />
    </g>
  );
}

const linkSigns = {
  Radio: "M4 0V-14M-4-8a11 11 0 0 1 16 0M-10-15a20 20 0 0 1 28 0",
  Fiber: "M-10-6H18M-10-13v14M18-13v14",
} as const;

/** State of the link to an outstation: waves for radio, a line for fiber; struck out and marked while it is down. */
function LinkMark({ x, y, of }: { x: number; y: number; of: Link }) {
  const up = !("since" in of);
  const note = "since" in of ? `since ${of.since}` : "strength" in of ? `${figure(of.strength)} dBm` : of.by;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={linkSigns[of.by]} fill="none" stroke={up ? "var(--label)" : "var(--priority2)"} strokeWidth={3} />
      {!up && <AlarmMark x={38} y={-8} priority={2} size={22} />}
      <Text x={up ? 28 : 62} y={0} size={22} weight={up ? 400 : 600} fill="var(--text)" words={note} />
    </g>
  );
}

/**
 * Telemetry of a town's water supply, arranged by elevation: treatment works, two pumping stations, three reservoirs,
 * and the state of every link.
 */
export default function TownWater() {
  return (
    <CompactScreen
      title="Town water"
      clock="18 May 07:26"
      alarm={`${silentSince} R-3 radio link down, last values held; inflow known from R-2`}
    >
      {balance.map(({ name, value, held }, index) => (
        <g key={name}>
          <Text x={20} y={92 + index * 34} size={24} words={name} />
          <Text
            x={218}
            y={92 + index * 34}
            size={28}
            anchor="end"
            {...(held ? { weight: 400, fill: "var(--label)" } : { weight: 600, fill: "var(--value)" })}
            words={value}
          />
          <Text x={226} y={92 + index * 34} size={22} words={held ? "m³/h, partly held" : "m³/h"} />
        </g>
      ))}
      <Pipe d="M20 380H64M132 380H200V220H250" arrow={[200, 260, -90]} />
      <Pipe d="M280 312V376" arrow={[280, 370, 90]} />
      <Pipe d="M370 312V350H404M472 350H524V126H574" arrow={[524, 240, -90]} />
      <Pipe d="M604 218V262" arrow={[604, 258, 90]} />
      <Pipe d="M694 218V250H800V316" arrow={[800, 296, 90]} />
      <Pipe d="M846 428V470" arrow={[846, 466, 90]} />
      <PumpingStation x={64} y={380} tag="PS-1" />
      <PumpingStation x={404} y={350} tag="PS-2" />
      {flow(62, 276, mains["PS-1"].flow)}
      {flow(404, 242, mains["PS-2"].flow, 114)}
      {flow(220, 386, reservoirs["R-1"].out.town)}
      {flow(544, 272, reservoirs["R-2"].out.town)}
      {flow(818, 236, reservoirs["R-3"].in)}
      {flow(786, 480, reservoirs["R-3"].out.town, 122, true)}
      {outstations.map(({ tag, x, y }) => {
        const link = links[tag];
        const up = !("since" in link);
        return (
          <g key={tag}>
            <Reservoir x={x} y={y} tag={tag} held={!up} />
            <LinkMark x={up ? x + 16 : x - 190} y={up ? y - 16 : y + 78} of={link} />
          </g>
        );
      })}
    </CompactScreen>
  );
}
