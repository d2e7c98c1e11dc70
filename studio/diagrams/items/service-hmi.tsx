import { small } from "../drawing/Paper.tsx";
import { Quantity, Text } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { drumsAnHour, fillingTime, minutesLeft, now, weightAt } from "../plant/drum-filler.ts";
import { figure } from "../plant/figures.ts";
import { recipe } from "../plant/registers/drum-filling.ts";
import { outlined } from "../screen/equipment.tsx";

export const views = viewsOf(
  {
    weight: { left: 40, top: 90, right: 470, bottom: 430 },
    filling: { left: 480, top: 90, right: 920, bottom: 430 },
    keys: { left: 40, top: 420, right: 920, bottom: 560 },
  },
  small,
);

const { width, height } = small;
const chart = { x: 500, y: 186, width: 384, height: 168 } as const;
const across = (second: number) => chart.x + (chart.width * second) / fillingTime;
const up = (weight: number) => chart.y + chart.height * (1 - weight / 220);
const line = (from: number, to: number) =>
  Array.from({ length: 40 }, (_, index) => from + ((to - from) * index) / 39)
    .map((second) => `${across(second).toFixed(1)},${up(weightAt(second)).toFixed(1)}`)
    .join(" ");
const facts = [
  ["Target", figure(recipe.target, 1), "kg"],
  ["Tare", figure(recipe.tare, 1), "kg"],
  ["Flow", figure(recipe.coarseRate, 1), "kg/s"],
] as const;

const signs = {
  start: "M-14-17L18 0L-14 17z",
  hold: "M-14-16H-5V16H-14zM5-16H14V16H5z",
  stop: "M-15-15H15V15H-15z",
} as const;

const lit = { fill: "var(--field)", stroke: "var(--outline)" };
const dimmed = { fill: "var(--panel)", stroke: "var(--pipe)" };

type TouchKeyProps = { x: number; sign: keyof typeof signs; name: string; dim?: boolean };

/** A key of the touch panel, dim while it cannot be used. */
function TouchKey({ x, sign, name, dim = false }: TouchKeyProps) {
  const y = 394;
  const color = dim ? "var(--pipe)" : "var(--text)";
  return (
    <g>
      <rect x={x} y={y} width={270} height={86} rx={8} {...(dim ? dimmed : lit)} strokeWidth={3} />
      <path d={signs[sign]} transform={`translate(${x + 62} ${y + 43})`} fill={color} />
      <Text x={x + 104} y={y + 55} size={34} weight={600} fill={color} words={name} />
    </g>
  );
}

const progress = `Drum ${now.drum} of ${now.of}, ${figure(minutesLeft)} min left`;
const filling = `${figure(now.elapsed)} of ${figure(fillingTime)} s`;
const thin = { stroke: "var(--pipe)", strokeWidth: 1.5 } as const;
const ahead = { fill: "none", stroke: "var(--pipe)", strokeWidth: 3, strokeDasharray: "4 7" } as const;

/** Seven-inch touch panel of a drum filler: weight, state, one trend, and keys large enough for gloved fingers. */
export default function DrumFiller() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      <rect width={width} height={height} rx={26} fill="var(--stopped)" />
      <rect x={3} y={3} width={width - 6} height={height - 6} rx={24} fill="none" {...outlined} strokeWidth={3} />
      <rect x={38} y={30} width={884} height={540} fill="var(--screen)" {...outlined} strokeWidth={4} />
      <rect x={40} y={32} width={880} height={54} fill="var(--header)" />
      <Text x={60} y={69} size={28} weight={600} fill="var(--text)" words="Drum filler W-610" />
      <Text x={900} y={68} size={26} anchor="end" fill="var(--text)" words={progress} />

      <Text x={60} y={124} size={24} words="Net weight" />
      <Quantity x={60} y={214} sizes={[96, 40]} value={figure(now.net, 1)} unit="kg" />
      <rect x={60} y={236} width={380} height={46} fill="var(--running)" {...outlined} />
      <Text x={250} y={269} size={30} weight={600} anchor="middle" fill="var(--on-running)" words={now.state} />
      {facts.map(([name, value, unit], index) => (
        <g key={name}>
          <Text x={60 + index * 134} y={318} size={24} words={name} />
          <Quantity x={60 + index * 134} y={352} sizes={[30, 24]} value={value} unit={unit} />
        </g>
      ))}

      <Text x={chart.x} y={124} size={24} fill="var(--text)" words="This drum, kg" />
      <Text x={chart.x + chart.width} y={124} size={24} anchor="end" words={`${figure(drumsAnHour)} drums/h`} />
      <rect {...chart} y={chart.y - 46} height={chart.height + 46} fill="var(--field)" {...thin} />
      <path
        d={`M${chart.x} ${up(recipe.target)}H${chart.x + chart.width}`}
        stroke="var(--text)"
        strokeWidth={2.5}
        strokeDasharray="10 6"
      />
      <Text x={chart.x + 10} y={up(recipe.target) - 8} size={24} words={figure(recipe.target)} />
      <polyline points={line(now.elapsed, fillingTime)} {...ahead} />
      <polyline points={line(0, now.elapsed)} fill="none" stroke="var(--value)" strokeWidth={5} />
      <circle cx={across(now.elapsed)} cy={up(now.net)} r={8} fill="var(--value)" />
      <Text x={chart.x + chart.width - 8} y={chart.y + chart.height - 10} size={24} anchor="end" words={filling} />

      <TouchKey x={60} sign="start" name="Start" dim />
      <TouchKey x={345} sign="hold" name="Hold" />
      <TouchKey x={630} sign="stop" name="Stop" />
      {["Fill", "Recipe", "Drums", "Alarms 0", "Service"].map((name, index) => {
        const [x, weight, fill] = [
          40 + index * 176,
          index ? 400 : 600,
          index ? "var(--header)" : "var(--field)",
        ] as const;
        return (
          <g key={name}>
            <rect x={x} y={502} width={176} height={66} fill={fill} {...thin} />
            {index === 0 && <rect x={x} y={502} width={176} height={6} fill="var(--text)" />}
            <Text x={x + 88} y={544} size={26} weight={weight} anchor="middle" fill="var(--text)" words={name} />
          </g>
        );
      })}
    </svg>
  );
}
