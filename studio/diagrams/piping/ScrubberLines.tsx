import { Ink, Text } from "../drawing/Text.tsx";
import { lines } from "../plant/tags/scrubber.ts";
import {
  ButterflyValve,
  CheckValve,
  ControlValve,
  ExpansionJoint,
  Flag,
  HandValve,
  InterlockMark,
  ReliefValve,
  StreamMark,
} from "./fittings.tsx";

const main = { fill: "none", stroke: "var(--ink)", strokeWidth: 3.4, strokeLinejoin: "round" } as const;
const minor = { ...main, strokeWidth: 2.4 } as const;

const arrow = (x: number, y: number, turn = 0) => (
  <path d="M-11-8L7 0L-11 8z" fill="var(--ink)" transform={`translate(${x} ${y}) rotate(${turn})`} />
);
const label = (x: number, y: number, number: string, upright = false) => (
  <g transform={`translate(${x} ${y})${upright ? " rotate(-90)" : ""}`}>
    <Text x={0} y={0} fill="var(--accent)" words={number} />
  </g>
);
/** Gap where a line passes behind another one. */
const gap = (x: number, y: number) => <rect x={x - 9} y={y - 7} width={18} height={14} fill="var(--paper)" />;

/** All lines with their numbers, valves, flow directions and stream numbers. */
export const ScrubberLines = () => (
  <g>
    <path d="M150 130H250V160" {...main} strokeWidth={5} />
    <Flag x={44} y={130} width={112} words="Dryer gas" />
    {label(44, 168, lines.rawGas)}
    <StreamMark x={216} y={130} number={1} />
    <path d="M600 112V100H1052V200H1162M1200 162H1444" {...main} strokeWidth={5} />
    {arrow(1156, 200)}
    {label(660, 128, lines.cleanGas)}
    <StreamMark x={880} y={100} number={2} />
    {label(1250, 152, lines.stack)}
    <Flag x={1444} y={162} width={104} words="Stack" />

    {[
      { y: 534, suction: lines.suctionA, discharge: lines.dischargeA },
      { y: 646, suction: lines.suctionB, discharge: lines.dischargeB },
    ].map(({ y, suction, discharge }) => (
      <g key={y}>
        <path d={`M760 ${y}H860M912 ${y}H1030`} {...main} />
        <ButterflyValve x={786} y={y} />
        <ExpansionJoint x={828} y={y} />
        <CheckValve x={944} y={y} />
        <ButterflyValve x={990} y={y} />
        {label(763, y + 39, suction)}
        {label(903, y + 31, discharge)}
      </g>
    ))}
    <path d="M1030 720V226H664" {...main} />
    {arrow(682, 226, 180)}
    {arrow(1030, 400, -90)}
    <ButterflyValve x={1030} y={258} turn={90} />
    {label(882, 216, lines.tower)}
    <StreamMark x={846} y={226} number={3} />
    <path d="M1030 720H108V196H218" {...minor} />
    {arrow(210, 196)}
    <ButterflyValve x={850} y={720} />
    {label(430, 710, lines.venturi)}
    <StreamMark x={108} y={450} number={4} />

    <path d="M1331 564V456H730V470" {...minor} />
    {gap(1030, 456)}
    <path d="M1030 446V466" {...main} />
    <HandValve x={1160} y={456} />
    <CheckValve x={1216} y={456} turn={180} />
    {label(780, 446, lines.caustic)}
    <StreamMark x={916} y={456} number={5} />
    <path d="M1331 530H1362V640" {...minor} />
    <ReliefValve x={1362} y={530} />
    <Ink x={1384} y={537} size={20} words="PSV-102" />
    {label(1384, 561, lines.causticRelief)}
    <Flag x={1166} y={618} width={92} words="Caustic" />
    <path d="M1258 618H1300V640" {...minor} />
    <HandValve x={1276} y={618} />
    {label(1166, 656, lines.causticFill)}
    <path d="M1286 716H1224M1224 704v24M1218 704v24" {...minor} />
    <HandValve x={1256} y={716} />
    {label(1166, 692, lines.causticDrain)}

    <path d="M376 330H480V470" {...minor} />
    <path d="M420 330V188H306V145H262" {...minor} />
    {arrow(264, 145, 180)}
    {label(438, 318, lines.quench, true)}
    <ControlValve x={350} y={188} tag="XV-112" onOff label={[0, 34, "middle"]} />
    <InterlockMark x={446} y={128} number={1} />
    <Flag x={462} y={90} width={120} words="DR-100 off" />
    <Flag x={280} y={330} width={96} words="Water" />
    {label(280, 302, lines.water)}
    {label(513, 462, lines.makeUp, true)}
    <StreamMark x={480} y={354} number={6} />
    <ControlValve x={480} y={400} tag="LV-101" turn={-90} label={[-14, 64, "end"]} />
    <Ink x={466} y={440} size={20} anchor="end" words="FI-105" />

    <path d="M1030 342H1440" {...minor} />
    {arrow(1356, 342)}
    <HandValve x={1090} y={342} />
    <ControlValve x={1400} y={342} tag="AV-102" />
    <Ink x={1456} y={378} size={20} words="FI-106" />
    <StreamMark x={1226} y={342} number={7} />
    <Flag x={1440} y={342} width={104} words="Effluent" />
    {label(1052, 378, lines.blowDown)}

    {/* The tank is under suction, so the overflow needs a liquid seal. */}
    <path d="M150 510H122V702a9 9 0 0 0 18 0V688H190" {...minor} />
    <Flag x={190} y={688} width={88} words="Drain" />
    {label(290, 695, lines.overflow)}
    <path d="M700 660V706M688 706h24M688 712h24" {...minor} />
    <HandValve x={700} y={682} turn={90} />
    {label(572, 702, lines.drain)}
    <path d="M1331 608V716" {...minor} />
    <Flag x={1040} y={716} width={120} words="DR-100 on" />
  </g>
);
