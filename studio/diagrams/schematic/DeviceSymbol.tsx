import type { ReactNode } from "react";
import { Ink, Note } from "../drawing/Text.tsx";
import type { Device } from "./device.ts";

const blade = "M0 0V18M0 60V44L-15 16";
export const ink = {
  fill: "none",
  stroke: "var(--ink)",
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

// The breaker's cross and the contactor's half circle are at the fixed contact, releases below the breaker's pole.
const symbols: Readonly<Record<Device["kind"], ReactNode>> = {
  make: <path d={blade} {...ink} />,
  break: <path d="M0 0V18H14M0 60V44L13 12" {...ink} />,
  breaker: <path d={`${blade}M-6 12L6 24M6 12L-6 24`} {...ink} />,
  contactor: <path d={`${blade}M0 18A6 6 0 0 1 0 6`} {...ink} />,
  fuse: <path d="M0 0V60M-10 12H10V48H-10z" {...ink} />,
  coil: <path d="M0 0V16M0 44V60M-26 16H26V44H-26z" {...ink} />,
  lamp: (
    <path
      d="M0 0V12M0 48V60M0 12a18 18 0 0 1 0 36a18 18 0 0 1 0-36M-12.7 17.3L12.7 42.7M12.7 17.3L-12.7 42.7"
      {...ink}
    />
  ),
  input: <path d="M-46 0H46V60H-46z" {...ink} />,
  output: <path d="M-46 0H46V60H-46z" {...ink} />,
  terminal: <circle r={6} {...ink} fill="var(--paper)" />,
};

const actuators = {
  push: "M-46 20V42M-46 20H-38M-46 42H-38",
  // The notch on the link is a detent: the selector stays in position.
  turn: "M-46 20V42M-46 20H-38M-46 42H-54M-32 31L-27 38L-22 31",
} as const;

/** Symbol of a device with its terminal marks, name, note, and the zone of its coil. */
export function DeviceSymbol({ device, reference }: { device: Device; reference?: string | undefined }) {
  const { kind, at, terminals, name, note, operated } = device;
  const card = kind === "input" || kind === "output";
  const pole = kind === "breaker" || kind === "contactor" || kind === "terminal";
  const nameAt = operated ? -62 : kind === "coil" || kind === "lamp" ? -36 : -24;
  const markAt = kind === "break" ? 18 : 9;
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {symbols[kind]}
      {operated && (
        <>
          <path d={actuators[operated]} {...ink} />
          <path d={`M-46 31H${kind === "break" ? 5 : -8}`} {...ink} strokeDasharray="6 5" />
        </>
      )}
      {card ? (
        <>
          <Ink x={0} y={25} anchor="middle" weight={600} words={`${name}:${terminals[0]}`} />
          <Ink x={0} y={48} anchor="middle" words={note} />
        </>
      ) : (
        <>
          {kind !== "terminal" && kind !== "fuse" && terminals[0] && (
            <>
              <Note x={markAt} y={13} words={terminals[0]} />
              <Note x={9} y={60} words={terminals[1]} />
            </>
          )}
          {!pole && <Ink x={nameAt} y={37} anchor="end" weight={600} words={name} />}
          {!pole && note && <Ink x={kind === "lamp" ? 26 : 16} y={37} words={note} />}
          {kind === "terminal" && terminals[0] === "PE" && <Note x={12} y={-6} words="PE" />}
          {!pole && reference && <Note x={nameAt} y={58} anchor="end" words={`/${reference}`} />}
        </>
      )}
    </g>
  );
}
