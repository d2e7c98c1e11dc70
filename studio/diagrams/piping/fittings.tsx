import { valves, type Valve } from "../../../packages/plant/scrubbing-system.ts";
import { Ink, Lines } from "../drawing/Text.tsx";
import type { Instrument } from "../plant/scrubber-instruments.ts";
import { partsOf } from "../plant/registers/tag-list.ts";

const ink = { fill: "var(--paper)", stroke: "var(--ink)", strokeWidth: 2.2, strokeLinejoin: "round" } as const;

type FittingProps = { x: number; y: number; turn?: number };
const placed = ({ x, y, turn = 0 }: FittingProps) => `translate(${x} ${y}) rotate(${turn})`;

const bow = "M-15-10L15 10V-10L-15 10z";
/** Symbols by the kind of the register; flow along +x, actuators toward -y. The relief valve's outlet is toward +y. */
const symbols: Readonly<Record<Valve["kind"], React.ReactNode>> = {
  Butterfly: (
    <>
      <path d="M-11-13H11V13H-11z" fill="var(--paper)" />
      <path d="M-11-13V13M11-13V13M-11 11L11-11" {...ink} />
      <circle r={4} fill="var(--ink)" />
    </>
  ),
  Check: <path d="M-11-12L11 0L-11 12zM11-12V12" {...ink} />,
  Ball: (
    <>
      <path d={bow} {...ink} />
      <circle r={5} fill="var(--ink)" />
    </>
  ),
  Control: (
    <>
      <path d="M0 0V-18M-14-18a14 14 0 0 1 28 0z" {...ink} />
      <path d={bow} {...ink} />
    </>
  ),
  "On/off": (
    <>
      <path d="M0 0V-14M-11-14V-36H11V-14z" {...ink} />
      <path d={bow} {...ink} />
    </>
  ),
  Relief: <path d="M0 0L-15-10V10zM0 0L-10 15H10zM0 0V-24M-7-8L7-12M-7-14L7-18" {...ink} />,
};

type LabelPlace = readonly [dx: number, dy: number, anchor?: "start" | "middle" | "end"];
/** Below the symbol. */
const below: LabelPlace = [0, 33];
export type TaggedValveProps = FittingProps & { tag: keyof typeof valves; label?: LabelPlace };

/** A valve of the register by its kind, with its tag, and how it fails or whether it is locked. */
export const TaggedValve = ({ tag, label: [dx, dy, anchor = "middle"] = below, ...place }: TaggedValveProps) => {
  const { kind, fails, place: words }: Valve = valves[tag];
  const state = fails ?? (words.includes("locked open") ? "LO" : "");
  return (
    <g>
      <g transform={placed(place)}>{symbols[kind]}</g>
      <Ink x={place.x + dx} y={place.y + dy} anchor={anchor} words={`${tag} ${state}`.trim()} />
    </g>
  );
};

export const ExpansionJoint = (props: FittingProps) => (
  <g transform={placed(props)}>
    <path d="M-12-11H12V11H-12z" fill="var(--paper)" />
    <path d="M-12-12V12M12-12V12M-12 0q3-18 6 0t6 0t6 0t6 0" {...ink} fill="none" />
  </g>
);

/** From the wider line to the narrower one, along +x. */
export const Reducer = (props: FittingProps) => <path d="M-9-10L9-5V5L-9 10z" {...ink} transform={placed(props)} />;

export type StrainerProps = FittingProps & { tag: "STR-101A" | "STR-101B" | "STR-112"; label?: LabelPlace };

/** A basket across the line, or a Y in water lines. */
export const Strainer = ({ tag, label: [dx, dy, anchor = "middle"] = below, ...place }: StrainerProps) => (
  <g>
    <g transform={placed(place)}>
      {tag === "STR-112" ? (
        <path d="M-14-8V8M14-8V8M-8 0L6 17M0 21L11 12" {...ink} fill="none" />
      ) : (
        <>
          <path d="M-16-13H16V13H-16z" {...ink} />
          <path d="M-16-13L16 13" {...ink} strokeDasharray="5 4" />
        </>
      )}
    </g>
    <Ink x={place.x + dx} y={place.y + dy} anchor={anchor} words={tag} />
  </g>
);

/** Off-sheet connector of a line or signal, with what it comes from or goes to. */
export const Flag = ({ x, y, width, words }: { x: number; y: number; width: number; words: string }) => (
  <g>
    <path d={`M${x} ${y - 17}H${x + width - 17}L${x + width} ${y}L${x + width - 17} ${y + 17}H${x}z`} {...ink} />
    <Ink x={x + 9} y={y + 6} words={words} />
  </g>
);

const Diamond = ({ x, y, words }: { x: number; y: number; words: string }) => (
  <g>
    <path d={`M${x} ${y - 19}l19 19l-19 19l-19-19z`} {...ink} />
    <Ink x={x} y={y + 6.5} weight={600} anchor="middle" words={words} />
  </g>
);

/** Interlocks in the PLC that act here, explained in the notes. */
export const InterlockMark = ({ x, y }: { x: number; y: number }) => <Diamond x={x} y={y} words="I" />;

/** Stream number, as in the stream table. */
export const StreamMark = ({ x, y, number }: { x: number; y: number; number: number }) => (
  <Diamond x={x} y={y} words={String(number)} />
);

const bubble = 27.5;
const sharp = { ...ink, strokeLinejoin: undefined } as const;
/** First line of the words beside a bubble, of so many lines. */
const places: Readonly<Record<NonNullable<Instrument["beside"]>, (lines: number) => Required<LabelPlace>>> = {
  left: (lines) => [-bubble - 8, 16 - 10 * lines, "end"],
  right: (lines) => [bubble + 8, 16 - 10 * lines, "start"],
  above: (lines) => [0, 10 - bubble - 20 * lines, "middle"],
  below: () => [0, bubble + 22, "middle"],
};

/**
 * Instrument symbol (ISA-5.1): a circle for field instruments; with a line for what is on the panel's door; in a square
 * for functions on the shared display.
 */
export function InstrumentBubble({ of }: { of: Omit<Instrument, "tag"> & { tag: string } }) {
  const { tag, at, on, notes = [], beside = "right" } = of;
  const [letters, number] = partsOf(tag);
  const [dx, dy, anchor] = places[beside](notes.length);
  return (
    <g transform={`translate(${at[0]} ${at[1]})`}>
      {on === "panel" && <path d={`M${-bubble}${-bubble}H${bubble}V${bubble}H${-bubble}z`} {...sharp} />}
      <circle r={bubble} {...sharp} />
      {on !== "field" && <path d={`M${-bubble} 0H${bubble}`} {...sharp} />}
      <Ink x={0} y={-4.5} anchor="middle" words={letters} />
      <Ink x={0} y={17.5} anchor="middle" words={number} />
      <Lines x={dx} y={dy} step={20} anchor={anchor} fill="var(--ink-soft)" words={notes} />
    </g>
  );
}
