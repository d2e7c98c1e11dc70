import { Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import { gain, intake, secondPass, train } from "../plant/water.ts";

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
export function WaterBalance({ x, y }: { x: number; y: number }) {
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
      {trains.map((top, at) => (
        <g key={top}>
          <Band from={[x + 150, y + 10 - recycled + at * feed]} to={[x + 330, top]} thickness={feed} />
          <Band from={[x + 330, top]} to={[x + 610, y + at * permeate]} thickness={permeate} />
          <Band from={[x + 330, top + permeate]} to={[x + 610, brineTop + at * brine]} thickness={brine} dim />
          {label(250, top + feed / 2, at === 0 ? "Train A" : "Train B", train.feed)}
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
