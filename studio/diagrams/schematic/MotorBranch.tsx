import { Ink, Lines, Note } from "../drawing/Text.tsx";
import { motor } from "../plant/pump-starter.ts";
import { ink } from "./DeviceSymbol.tsx";

/** Shared by the poles of the motor branch: mechanical links, releases, names, the motor and its cable. */
export function MotorBranch({ phases, coil }: { phases: readonly number[]; coil: string }) {
  const [first = 0, middle = 0, last = 0] = phases;
  const name = (y: number, words: string, ...notes: string[]) => (
    <>
      <Ink x={112} y={y} anchor="end" weight={600} words={words} />
      <Lines x={112} y={y + 22} step={22} anchor="end" fill="var(--ink-soft)" words={notes} />
    </>
  );
  return (
    <g>
      {phases.map((x, at) => (
        <g key={x}>
          <path d={`M${x - 22} 262H${x + 22}V346H${x - 22}zM${x - 22} 304H${x + 22}`} {...ink} fill="var(--paper)" />
          <path d={`M${x} 262V274H${x + 11}V292H${x}V304`} {...ink} />
          <Ink x={x} y={332} anchor="middle" words="I>" />
          <Note x={x + 12} y={574} words={at + 1} />
          <Note x={x + 10} y={634} words={["U1", "V1", "W1"][at]} />
        </g>
      ))}
      <path
        d={`M${first - 8} 220H${last - 8}M${first - 8} 450H${last - 8}M${first - 22} 304H${first - 32}V220H${first - 8}`}
        {...ink}
        strokeDasharray="6 5"
      />
      {name(206, "-Q1", `${motor.current} A`)}
      {name(446, "-Q2", `/${coil}`)}
      {name(586, "-X1")}
      <circle cx={middle} cy={750} r={56} {...ink} fill="var(--paper)" />
      <Ink x={middle} y={748} size={24} weight={600} anchor="middle" words="M" />
      <Ink x={middle} y={774} size={20} anchor="middle" words="3 ~" />
      {name(742, "-M1", "P-141A")}
      <Ink x={60} y={846} words={`Permeate pump P-141A, ${motor.power} kW, ${motor.current} A`} />
      <Note x={60} y={870} words="Cable -W1, 4 × 16 mm², 85 m" />
    </g>
  );
}
