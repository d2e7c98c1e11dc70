import { mainSwitch, powerMeter } from "../../models/panels/parts/panel-devices.ts";
import { Ink, Note } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { figure } from "../plant/figures.ts";
import { cables, control, demand, direct, motors, supply, transformer } from "../plant/scrubber-power.ts";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  supply: { left: 120, top: 40, right: 900, bottom: 330 },
  pumps: { left: 250, top: 300, right: 1080, bottom: 840 },
  fan: { left: 950, top: 200, right: 1564, bottom: 840 },
});

export const paper = "A4";

const ink = { fill: "none", stroke: "var(--ink)", strokeWidth: 2.2, strokeLinejoin: "round" } as const;
const bar = 300;
const first = 330;
const apart = 290;

/** Circuit breaker: contact with a cross at the fixed side. Origin: its upper end; 70 long. */
const Breaker = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}v20m0 50v-18l-17-32m10-7l14 14m-14 0l14-14`} {...ink} />
);

/** Circuit breaker that isolates: a bar at its fixed contact. */
const Isolator = (place: { x: number; y: number }) => (
  <g>
    <Breaker {...place} />
    <path d={`M${place.x - 9} ${place.y + 9}h18`} {...ink} />
  </g>
);

/** Thermal and magnetic release below a breaker. Origin: their upper end; 34 long. */
const Releases = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x - 22} ${y}h44v34h-44zm22 0v34M${x - 22} ${y + 10}h7v14h8v-14h7M${x + 6} ${y + 10}l8 7l-8 7`}
    {...ink}
    fill="var(--paper)"
    strokeWidth={1.8}
  />
);

const Contactor = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}v20m0 50v-18l-17-32m17 0a7 7 0 0 1 0-14`} {...ink} />
);

const Converter = ({ x, y }: { x: number; y: number }) => (
  <g>
    <path d={`M${x} ${y}v6m0 58v6m-29-64h58v58h-58zm58 0l-58 58`} {...ink} />
    <path d={`M${x - 22} ${y + 22}q5-9 10 0t10 0M${x + 2} ${y + 50}q5-9 10 0t10 0`} {...ink} strokeWidth={1.6} />
  </g>
);

/** Alternating to direct current. */
const Rectifier = ({ x, y }: { x: number; y: number }) => (
  <g>
    <path d={`M${x - 30} ${y}h60v58h-60zm60 0l-60 58`} {...ink} />
    <path
      d={`M${x - 22} ${y + 20}q5-9 10 0t10 0M${x + 2} ${y + 42}h20m-20 6h5m3 0h4m3 0h5`}
      {...ink}
      strokeWidth={1.6}
    />
  </g>
);

export default function SingleLineDiagram() {
  const ends = [first - 170, first + apart * motors.length - 60] as const;
  return (
    <SampleSheet item="single-line-diagram" title="SCR-101 scrubbing system, single-line diagram">
      <path d={`M${first} 70V130M${first} 200V${bar}`} {...ink} />
      <Isolator x={first} y={130} />
      <Ink x={first + 24} y={92} words={`${supply.words}, TN-S, fault level ${supply.faultLevel}`} />
      <Note x={first + 24} y={118} words={cables.incoming} />
      <Ink x={first + 24} y={160} weight={600} words={`${mainSwitch.designation}, main switch`} />
      <Ink
        x={first + 24}
        y={188}
        words={`Circuit breaker, isolating, ${supply.breaker} A, ${supply.breaking.incoming}`}
      />
      <Ink x={first - 26} y={244} anchor="end" weight={600} words={transformer.designation} />
      <Ink x={first - 26} y={270} anchor="end" words={`${transformer.primary}/5 A`} />
      <circle cx={first} cy={248} r={15} {...ink} />
      <path d={`M${first + 15} 248H${first + 60}M${first + 60} 230h150v36h-150z`} {...ink} strokeWidth={1.6} />
      <Ink x={first + 135} y={254} anchor="middle" words="Power meter" />
      <Ink x={first + 222} y={254} weight={600} words={powerMeter.designation} />
      <path d={`M${ends[0]} ${bar}H${ends[1]}`} stroke="var(--ink)" strokeWidth={7} />
      <Ink
        x={ends[1]}
        y={bar - 44}
        anchor="end"
        words={`Busbars ${supply.bars} A, ${supply.withstand}, 1 s, form 2b`}
      />
      <Ink
        x={ends[1]}
        y={bar - 18}
        anchor="end"
        words={`Demand ${figure(demand)} A; PE bar; breakers of the feeders ${supply.breaking.feeders}`}
      />
      {motors.map(({ tag, service, kilowatts, amperes, breaker, start, cable, protection, starter }, index) => {
        const x = first + index * apart;
        return (
          <g key={tag}>
            <path d={`M${x} ${bar}V350M${x} 420V470M${x} 540V640`} {...ink} />
            <Breaker x={x} y={350} />
            {start === "converter" ? <Converter x={x} y={470} /> : <Contactor x={x} y={470} />}
            <circle cx={x} cy={676} r={36} {...ink} />
            <Ink x={x} y={672} anchor="middle" weight={600} words="M" />
            <Ink x={x} y={696} anchor="middle" words="3 ~" />
            <Ink x={x + 24} y={380} weight={600} words={protection} />
            <Ink x={x + 24} y={406} words={`${breaker} A`} />
            {start === "direct" && <Releases x={x} y={426} />}
            <Note
              x={x + 30}
              y={449}
              words={`${start === "direct" ? "Set to" : "Limit"} ${figure(amperes, amperes < 10 ? 2 : 1)} A`}
            />
            <Ink x={x + 42} y={510} weight={600} words={starter} />
            <Note x={x + 42} y={536} words={start === "converter" ? "Converter" : "Direct on line"} />
            <Note x={x + 14} y={600} words={cable} />
            {[tag, service, `${kilowatts} kW, ${figure(amperes, amperes < 10 ? 1 : 0)} A`].map((words, line) => (
              <Ink key={words} x={x} y={748 + line * 28} anchor="middle" weight={line ? 400 : 600} words={words} />
            ))}
          </g>
        );
      })}
      <path d={`M${ends[0] + 40} ${bar}V350M${ends[0] + 40} 420V470`} {...ink} />
      <Breaker x={ends[0] + 40} y={350} />
      <Ink x={ends[0] + 64} y={380} weight={600} words={control.protection} />
      <Ink x={ends[0] + 64} y={406} words="6 A" />
      <Rectifier x={ends[0] + 40} y={470} />
      <Ink x={ends[0] + 40} y={560} anchor="middle" weight={600} words={control.supply} />
      <Ink x={ends[0] + 40} y={588} anchor="middle" words={`${direct.volts} V DC, ${direct.amperes} A`} />
      <Note x={60} y={836} as="P" words={cables.basis} />
      <Note
        x={60}
        y={862}
        as="P"
        words="Designations by IEC 81346-2:2019. P-101A and P-101B do not run together. Currents follow from the motors’ power."
      />
      <Note
        x={60}
        y={888}
        as="P"
        words="Emergency stop -S5 cuts the contactors’ coils and the converter’s safe torque off, without the PLC: stop category 0 (IEC 60204-1:2016)."
      />
    </SampleSheet>
  );
}
