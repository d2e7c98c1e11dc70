import { Text } from "../drawing/Text.tsx";
import { figure } from "../plant/figures.ts";
import type { Link } from "../plant/reservoirs.ts";
import { AlarmMark } from "./AlarmMark.tsx";

/** State of the link to an outstation: waves for radio, a line for fibre; struck out and marked while it is down. */
export function LinkMark({ x, y, of }: { x: number; y: number; of: Link }) {
  const up = !("since" in of);
  const note = "since" in of ? `since ${of.since}` : "strength" in of ? `${figure(of.strength)} dBm` : of.by;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={
          of.by === "Radio" ? "M4 0V-14M-4-8a11 11 0 0 1 16 0M-10-15a20 20 0 0 1 28 0" : "M-10-6H18M-10-13v14M18-13v14"
        }
        fill="none"
        stroke={up ? "var(--label)" : "var(--priority2)"}
        strokeWidth={3}
      />
      {!up && <AlarmMark x={38} y={-8} priority={2} size={22} />}
      <Text x={up ? 28 : 62} y={0} size={22} weight={up ? 400 : 600} fill="var(--text)" words={note} />
    </g>
  );
}
