import { type Cause, causes, effectColumns } from "../../../packages/plant/cause-and-effect.ts";
import { Tagged } from "../drawing/Tagged.tsx";
import { Ink, Lines, Note, Row } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { wrapped } from "../drawing/wrapped.ts";
import { ReportTable } from "../report/ReportTable.tsx";
import { SampleSheet, titleTop } from "../sheet/Sheet.tsx";

const left = 60;
const right = 1540;
const across = 880;
const wide = (right - across) / effectColumns.length;
const middle = (column: number) => across + (column + 0.5) * wide;
/** Upper edges: of the effects’ words, their final elements, their safe positions, the heads and the causes. */
const [words, elements, safe, heads, top] = [56, 188, 238, 270, 302];
const step = 34;
const foot = top + causes.length * step;
const ends = foot + 38;
const beside = 960;

/** Each half with what is written below it. */
export const views = viewsOf({
  causes: { left: 36, top: 150, right: 930, bottom: titleTop },
  effects: { left: 750, top: 40, right: 1564, bottom: titleTop },
});

export const paper = "A4";

const columns = { "No.": 0, Cause: 50, Condition: 165, From: 405, At: 490, After: 595, "At start": 660, Priority: 740 };

const cellsOf = ({ tag, condition, from, limit, delay, afterStart, priority }: Cause, index: number): string[] => [
  String(index + 1),
  tag,
  condition,
  from,
  limit,
  delay,
  afterStart,
  String(priority),
];
const marksOf = ({ effects }: Cause): string[] =>
  effectColumns.map(({ effect }) => (effects.includes(effect) ? "X" : ""));

/** For download as CSV. */
export const table = [
  [...Object.keys(columns), ...effectColumns.map(({ does }) => does)],
  ...causes.map((cause, index) => [...cellsOf(cause, index), ...marksOf(cause)]),
];

const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** What a column says of its effect. */
const EffectHead = ({ letter, does, tags, safe: position }: (typeof effectColumns)[number] & { letter: string }) => (
  <Tagged as="ColumnHead">
    <g transform={`translate(0 ${elements - 10}) rotate(-90)`}>
      <Lines x={0} y={-4} step={24} fill="var(--ink)" words={wrapped(does, elements - words - 16)} />
    </g>
    <Lines x={0} y={elements + (tags.length > 1 ? 20 : 31)} step={22} anchor="middle" fill="var(--ink)" words={tags} />
    <Ink x={0} y={safe + 22} anchor="middle" words={position} />
    <Note x={0} y={top - 10} anchor="middle" words={letter} />
  </Tagged>
);

const noted = [
  "Safe position: without power, air or signal.",
  "Reset: by the operator. What is still beyond its limit trips again.",
  "P-102 runs only during a batch. A tripped dryer has no release.",
  "These are interlocks of the PLC: no safety integrity level (SIL, IEC 61511) is claimed for them. -S5, which raises XA-104, also cuts the motors’ circuits without the PLC.",
  "Why each is there: hazard study SCR-101-HS-001.",
].map((words, index) => wrapped(`${index + 1}. ${words}`, right - beside));
/** The notes below one another, each with the base line of its first line. */
const notes = noted.map((lines, index) => ({ lines, y: ends + noted.slice(0, index).flat().length * 26 + index * 10 }));

/** The interlocks of the register as a matrix, with what each effect acts on and how it ends. */
export default function ScrubberCauseAndEffect() {
  const upright = [...effectColumns.map((_, index) => across + index * wide), right];
  return (
    <SampleSheet item="scrubber-cause-and-effect" title="SCR-101 scrubbing system, cause and effect">
      <Lines
        x={left}
        y={words + 22}
        step={26}
        fill="var(--ink-soft)"
        as="P"
        words={wrapped(
          "Each cause acts alone (1oo1), by the PLC: once it has lasted for “After”, all effects marked X follow at once. “At start”: for so long after a pump’s start, the cause is not looked at. “Priority”: of its alarm; 1 is the most urgent.",
          across - left - 150,
        )}
      />
      <Note x={across - 14} y={elements + 31} anchor="end" as="P" words="Final element" />
      <Note x={across - 14} y={safe + 22} anchor="end" as="P" words="Safe position" />
      <Tagged as="Table">
        <path
          d={[
            ...upright.slice(1).map((x) => `M${x} ${words}V${foot}`),
            ...causes.map((_, index) => `M${left} ${top + (index + 1) * step}H${right}`),
            ...[elements, safe, heads].map((y) => `M${across} ${y}H${right}`),
          ].join("")}
          stroke="var(--line)"
          strokeWidth={1.5}
        />
        <path d={`M${left} ${top}H${right}M${across} ${words}V${foot}`} stroke="var(--ink)" strokeWidth={2.2} />
        <Tagged as="TR">
          <Row x={left} y={top - 10} columns={columns} look={() => ({ fill: "var(--ink-soft)" })} />
          {effectColumns.map((effect, index) => (
            <g key={effect.effect} transform={`translate(${middle(index)} 0)`}>
              <EffectHead {...effect} letter={letterOf(index)} />
            </g>
          ))}
        </Tagged>
        {causes.map((cause, index) => {
          const y = top + index * step + 24;
          return (
            <Tagged key={cause.tag} as="TR">
              <g>
                <Row
                  x={left}
                  y={y}
                  columns={columns}
                  words={cellsOf(cause, index)}
                  look={(_, column) => ({ fill: "var(--ink)", weight: column === 1 ? 600 : 400 })}
                />
                {marksOf(cause).map((mark, column) => (
                  <Ink key={column} x={middle(column)} y={y} anchor="middle" weight={600} as="TD" words={mark} />
                ))}
              </g>
            </Tagged>
          );
        })}
      </Tagged>
      <ReportTable
        x={left}
        y={ends}
        width={beside - left - 40}
        columns={{ Effect: 0, "How it ends": 280 }}
        rows={effectColumns.map(({ does, ends: end }, index) => [`${letterOf(index)}: ${does}`, end])}
      />
      {notes.map(({ y, lines }) => (
        <Lines key={y} x={beside} y={y} step={26} fill="var(--ink-soft)" as="P" words={lines} />
      ))}
    </SampleSheet>
  );
}
