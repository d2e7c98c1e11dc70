import { viewsOf } from "../drawing/views.ts";
import { small } from "../drawing/Paper.tsx";
import { Text } from "../drawing/Text.tsx";
import { PumpingStation } from "../mimics/PumpingStation.tsx";
import { Reservoir } from "../mimics/Reservoir.tsx";
import { figure } from "../plant/figures.ts";
import { gain, links, mains, reservoirs, silentSince } from "../plant/reservoirs.ts";
import { CompactScreen } from "../screen/Screen.tsx";
import { LinkMark } from "../screen/LinkMark.tsx";
import { Pipe } from "../screen/equipment.tsx";
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
const stored = gain("R-1") + gain("R-2") + gain("R-3");
const used = reservoirs["R-1"].out.town + reservoirs["R-2"].out.town + reservoirs["R-3"].out.town;
const balance = [
  ["Into supply", figure(mains["PS-1"].flow)],
  ["Used in town", figure(used)],
  ["Stored", figure(stored, 0, true)],
] as const;
const outstations = [
  { tag: "R-1", x: 250, y: 200 },
  { tag: "R-2", x: 574, y: 106 },
  { tag: "R-3", x: 772, y: 316 },
] as const;

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
      {balance.map(([name, value], at) => (
        <g key={name}>
          <Text x={20} y={92 + at * 34} size={24} words={name} />
          <Text x={218} y={92 + at * 34} size={28} weight={600} anchor="end" fill="var(--value)" words={value} />
          <Text x={226} y={92 + at * 34} size={22} words="m³/h" />
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
            <LinkMark x={up ? x + 16 : x - 178} y={up ? y - 16 : y + 78} of={link} />
          </g>
        );
      })}
    </CompactScreen>
  );
}
