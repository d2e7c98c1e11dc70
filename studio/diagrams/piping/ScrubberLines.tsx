import { equipment, lines as registered } from "../../../packages/plant/scrubbing-system.ts";
import { Ink, Text } from "../drawing/Text.tsx";
import { interlocksOn, lines } from "../plant/tags/scrubber.ts";
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
    <path d="M160 190H460V222" {...duct} />
    <Flag x={44} y={190} width={136} words={`${dryer} ${registered.rawGas.from}`} />
    {label(44, 228, lines.rawGas)}
    <StreamMark x={268} y={190} number={1} />
    <path d="M650 136V112H1100V190H1190M1230 154H1452" {...duct} />
    {arrow(1184, 190)}
    {label(700, 132, lines.cleanGas)}
    <StreamMark x={900} y={112} number={2} />
    {label(1276, 145, lines.stack)}
    <Flag x={1452} y={154} width={96} words={named(registered.stack.to)} />

    {/* Quench water comes from a supply of its own, so that it flows when the make-up does not. */}
    <Flag x={104} y={80} width={128} words={named(registered.water.from)} />
    <path d="M232 80H396V184" {...minor} />
    {arrow(396, 178, 90)}
    <TaggedValve tag="HV-114" x={264} y={80} label={[6, 32]} />
    <Strainer tag="STR-112" x={320} y={80} label={[36, 32]} />
    <Reducer x={362} y={80} />
    <TaggedValve tag="XV-112" x={396} y={138} turn={90} label={[14, 36, "start"]} />
    {label(208, 56, lines.water)}
    {label(404, 84, lines.quench)}
    <InterlockMark x={470} y={138} />
    <Ink x={494} y={144} words={interlocksOn("quench")} />

    <Ink x={736} y={86} anchor="end" words={interlocksOn("dryer")} />
    <InterlockMark x={760} y={80} />
    <Flag x={796} y={80} width={150} words="DR-100 release" />

    {(["A", "B"] as const).map((train) => {
      const y = train === "A" ? 520 : 632;
      return (
        <g key={train}>
          <path d={`M764 ${y}H940M992 ${y}H1166`} {...main} />
          <TaggedValve tag={`HV-103${train}`} x={800} y={y} />
          <Strainer tag={`STR-101${train}`} x={872} y={y} />
          <ExpansionJoint x={916} y={y} />
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
    <TaggedValve tag="HV-105" x={1166} y={258} turn={90} label={[-22, 6, "end"]} />
    {label(980, 218, lines.tower)}
    <StreamMark x={914} y={228} number={3} />
    <path d="M1166 692H60V240H428" {...minor} />
    {arrow(420, 240)}
    <TaggedValve tag="HV-106" x={760} y={692} label={[0, -20]} />
    {label(580, 684, lines.venturi)}
    <StreamMark x={60} y={440} number={4} />

    <path d="M1378 508V408H748V470" {...minor} />
    {arrow(748, 464, 90)}
    {gap(1166, 408)}
    <path d="M1166 398V418" {...main} />
    <TaggedValve tag="HV-107" x={1088} y={408} label={[0, -19]} />
    <TaggedValve tag="NRV-107" x={1340} y={408} turn={180} label={[0, -19]} />
    {label(772, 400, lines.caustic)}
    <StreamMark x={1040} y={408} number={5} />
    <path d="M1378 478H1408V608" {...minor} />
    <TaggedValve tag="PSV-102" x={1408} y={478} label={[18, 6, "start"]} />
    {label(1426, 506, lines.causticRelief)}
    <InterlockMark x={1334} y={530} />
    <Flag x={1196} y={560} width={110} words="DR-100 on" />
    <Ink x={1308} y={520} anchor="end" words={interlocksOn("dosing")} />
    <path d="M1378 552V676" {...minor} />
    <Flag x={1196} y={604} width={82} words={named(registered.causticFill.from)} />
    <path d="M1278 604H1352V616" {...minor} />
    <TaggedValve tag="HV-115" x={1306} y={604} label={[0, -19]} />
    {label(1190, 640, lines.causticFill)}
    <path d="M1340 672H1262M1262 660v24M1256 660v24" {...minor} />
    <TaggedValve tag="HV-116" x={1300} y={672} label={[0, -19]} />
    {label(1190, 702, lines.causticDrain)}

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
    <TaggedValve tag="AV-102" x={1284} y={350} label={[22, -12, "start"]} />
    <Ink x={1284} y={382} anchor="middle" words="FI-106" />
    <StreamMark x={1420} y={350} number={7} />
    <Flag x={1452} y={350} width={96} words={named(registered.blowDown.to)} />
    {label(1400, 392, lines.blowDown)}

    {/* The tank is under suction, so the overflow needs a liquid seal. */}
    <path d="M270 520H100V640a9 9 0 0 0 18 0V622H150" {...minor} />
    <Flag x={150} y={622} width={76} words={named(registered.overflow.to)} />
    {label(112, 512, lines.overflow)}
    <path d="M340 650V672H262M262 660v24M256 660v24" {...minor} />
    <TaggedValve tag="HV-113" x={300} y={672} label={[56, 6, "start"]} />
    {label(424, 678, lines.drain)}
  </g>
);
