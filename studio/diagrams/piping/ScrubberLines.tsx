import { equipment, lines as registered } from "../../../packages/plant/scrubbing-system.ts";
import { Ink, Text } from "../drawing/Text.tsx";
import { interlocksOn, lines } from "../plant/registers/scrubber.ts";
import { ExpansionJoint, Flag, InterlockMark, Reducer, StreamMark, Strainer, TaggedValve } from "./fittings.tsx";

const main = { fill: "none", stroke: "var(--ink)", strokeWidth: 3.4, strokeLinejoin: "round" } as const;
const minor = { ...main, strokeWidth: 2.4 } as const;
const duct = { ...main, strokeWidth: 5 } as const;

const arrow = (x: number, y: number, turn = 0) => (
  <path d="M-11-8L7 0L-11 8z" fill="var(--ink)" transform={`translate(${x} ${y}) rotate(${turn})`} />
);
const label = (x: number, y: number, number: string) => <Text x={x} y={y} fill="var(--accent)" words={number} />;
/** Gap where a line passes behind another one. */
const gap = (x: number, y: number) => <rect x={x - 9} y={y - 7} width={18} height={14} fill="var(--paper)" />;
const named = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const [dryer] = equipment["DR-100"].service.split(",");

/** All lines with their numbers, valves, flow directions and stream numbers. */
export const ScrubberLines = () => (
  <g>
    <path d="M174 198H460V222" {...duct} />
    <Flag x={44} y={198} width={130} words={`${dryer} ${registered.rawGas.from}`} />
    {label(44, 234, lines.rawGas)}
    <StreamMark x={231} y={198} number={1} />
    <path d="M650 136V112H1100V190H1190M1230 154H1452" {...duct} />
    {arrow(1184, 190)}
    {label(700, 132, lines.cleanGas)}
    <StreamMark x={1010} y={112} number={2} />
    {label(1276, 145, lines.stack)}
    <Flag x={1452} y={154} width={96} words={named(registered.stack.to)} />

    {/* Quench water comes from a supply of its own, so that it flows when the make-up does not. */}
    <Flag x={100} y={78} width={112} words={named(registered.water.from)} />
    <path d="M212 78H404V195" {...minor} />
    {arrow(404, 188, 90)}
    <TaggedValve tag="HV-114" x={256} y={78} label={[0, 32]} />
    <Strainer tag="STR-112" x={322} y={78} label={[16, 37]} />
    <Reducer x={368} y={78} />
    <TaggedValve tag="XV-112" x={404} y={140} turn={90} label={[14, 36, "start"]} />
    {label(216, 62, lines.water)}
    {label(412, 84, lines.quench)}
    <InterlockMark x={478} y={140} />
    <Ink x={504} y={146} words={interlocksOn("quench")} />

    <Ink x={736} y={86} anchor="end" words={interlocksOn("dryer")} />
    <InterlockMark x={760} y={80} />
    <Flag x={796} y={80} width={150} words="DR-100 release" />

    {(["A", "B"] as const).map((train) => {
      const y = train === "A" ? 520 : 636;
      return (
        <g key={train}>
          <path d={`M764 ${y}H940M992 ${y}H1166`} {...main} />
          <TaggedValve tag={`HV-103${train}`} x={804} y={y} />
          <Strainer tag={`STR-101${train}`} x={884} y={y} />
          <ExpansionJoint x={923} y={y} />
          <TaggedValve tag={`NRV-104${train}`} x={1036} y={y} />
          <TaggedValve tag={`HV-104${train}`} x={1118} y={y} />
          {label(772, y - 20, lines[`suction${train}`])}
          {label(1034, y - 20, lines[`discharge${train}`])}
        </g>
      );
    })}
    <path d="M1166 692V228H714" {...main} />
    {arrow(732, 228, 180)}
    {arrow(1166, 384, -90)}
    <TaggedValve tag="HV-105" x={1120} y={228} label={[0, -20]} />
    {label(950, 218, lines.tower)}
    <StreamMark x={900} y={228} number={3} />
    <path d="M1166 692H60V240H428" {...minor} />
    {arrow(420, 240)}
    <TaggedValve tag="HV-106" x={690} y={692} label={[0, -20]} />
    {label(548, 684, lines.venturi)}
    <StreamMark x={60} y={440} number={4} />

    <path d="M1378 508V408H748V470" {...minor} />
    {arrow(748, 464, 90)}
    {gap(1166, 408)}
    <path d="M1166 398V418" {...main} />
    <TaggedValve tag="HV-107" x={1116} y={408} label={[0, -19]} />
    <TaggedValve tag="NRV-107" x={1340} y={408} turn={180} label={[0, -19]} />
    {label(782, 400, lines.caustic)}
    <StreamMark x={926} y={408} number={5} />
    <path d="M1378 478H1408V628" {...minor} />
    <TaggedValve tag="PSV-102" x={1408} y={478} label={[18, 6, "start"]} />
    {label(1426, 506, lines.causticRelief)}
    <InterlockMark x={1334} y={530} />
    <Flag x={1196} y={560} width={110} words="DR-100 on" />
    <Ink x={1308} y={534} anchor="end" words={interlocksOn("dosing")} />
    <path d="M1378 552V668M1370 678L1378 668L1386 678z" {...minor} />
    <Flag x={1196} y={610} width={82} words={named(registered.causticFill.from)} />
    <path d="M1278 610H1352V626" {...minor} />
    <TaggedValve tag="HV-115" x={1320} y={610} label={[0, -19]} />
    {label(1190, 646, lines.causticFill)}
    <path d="M1340 682H1262M1262 673v18M1256 673v18" {...minor} />
    <TaggedValve tag="HV-116" x={1304} y={682} label={[0, -17]} />
    {label(1178, 706, lines.causticDrain)}

    <Flag x={76} y={364} width={130} words={named(registered.makeUp.from)} />
    <path d="M206 364H392V470" {...minor} />
    {arrow(392, 464, 90)}
    <TaggedValve tag="HV-108" x={232} y={364} />
    <TaggedValve tag="LV-101" x={286} y={364} turn={180} label={[0, -20]} />
    <Ink x={286} y={326} anchor="middle" words="FI-105" />
    <StreamMark x={344} y={364} number={6} />
    {label(80, 402, lines.makeUp)}

    <path d="M1166 350H1452" {...minor} />
    <TaggedValve tag="HV-109" x={1206} y={350} label={[0, 31]} />
    <TaggedValve tag="AV-102" x={1290} y={350} label={[22, -12, "start"]} />
    <Ink x={1278} y={382} anchor="middle" words="FI-106" />
    <StreamMark x={1420} y={350} number={7} />
    <Flag x={1452} y={350} width={96} words={named(registered.blowDown.to)} />
    {label(1400, 392, lines.blowDown)}

    {/* The tank is under suction, so the overflow needs a liquid seal. */}
    <path d="M270 520H100V640a9 9 0 0 0 18 0V622H150" {...minor} />
    <Flag x={150} y={622} width={76} words={named(registered.overflow.to)} />
    {label(112, 512, lines.overflow)}
    <path d="M340 654V674H262M262 662v24M256 662v24" {...minor} />
    <TaggedValve tag="HV-113" x={300} y={674} label={[54, 6, "start"]} />
    {label(420, 680, lines.drain)}
  </g>
);
