import { Ink, Note } from "../drawing/Text.tsx";
import type { Instrument } from "../plant/scrubber-instruments.ts";
import { partsOf } from "../plant/tags/tag-list.ts";

const bubble = 29;
const ink = { fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2.2 } as const;
const places = {
  left: [-bubble - 8, 7, "end"],
  right: [bubble + 8, 7, "start"],
  above: [0, -bubble - 10, "middle"],
  below: [0, bubble + 24, "middle"],
} as const;

/**
 * Instrument symbol: a circle for field instruments; a circle with a line, in a square, for functions on a shared
 * display.
 */
export function InstrumentBubble({ of }: { of: Omit<Instrument, "tag"> & { tag: string } }) {
  const { tag, at, on, note, beside = "right" } = of;
  const [letters, number] = partsOf(tag);
  const [dx, dy, anchor] = places[beside];
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {on === "panel" && <path d={`M${-bubble}${-bubble}H${bubble}V${bubble}H${-bubble}z`} {...ink} />}
      <circle r={bubble} {...ink} />
      {on === "panel" && <path d={`M${-bubble} 0H${bubble}`} {...ink} />}
      <Ink x={0} y={-5} size={20} anchor="middle" words={letters} />
      <Ink x={0} y={19} size={20} anchor="middle" words={number} />
      {note && <Note x={dx} y={dy} size={20} anchor={anchor} words={note} />}
    </g>
  );
}
