import { Tagged } from "../drawing/Tagged.tsx";
import { Ink, Lines, Note, Row } from "../drawing/Text.tsx";
import { viewsOf } from "../drawing/views.ts";
import { burnerEffects, burnerTrips, effectOf } from "../plant/interlocks.ts";
import { SampleSheet } from "../sheet/Sheet.tsx";

export const views = viewsOf({
  causes: { left: 36, top: 250, right: 900, bottom: 860 },
  effects: { left: 830, top: 80, right: 1564, bottom: 770 },
});

export const paper = "A4";

const left = 60;
const across = 900;
const top = 300;
const step = 44;
const wide = 150;
const middle = (column: number) => across + column * wide + wide / 2;

/** Splits a text into two lines of about the same length. */
function inTwo(words: string): string[] {
  const all = words.split(" ");
  const half = all.findIndex((_, index) => all.slice(0, index + 1).join(" ").length >= words.length / 2) + 1;
  return [all.slice(0, half).join(" "), all.slice(half).join(" ")];
}

/** Matrix of the burner trips and their effects. */
export default function CauseAndEffect() {
  const right = across + burnerEffects.length * wide;
  const foot = top + burnerTrips.length * step;
  const columns = Array.from({ length: burnerEffects.length + 1 }, (_, index) => across + index * wide);
  return (
    <SampleSheet item="cause-and-effect" title="Boiler B-201, burner, cause and effect">
      <Tagged as="Table">
        <path
          d={[
            ...columns.map((x) => `M${x} 100V${foot}`),
            ...Array.from({ length: burnerTrips.length + 1 }, (_, index) => `M${left} ${top + index * step}H${right}`),
          ].join("")}
          stroke="var(--line)"
          strokeWidth={1.5}
        />
        <path d={`M${left} ${top}H${right}M${across} 100V${foot}`} stroke="var(--ink)" strokeWidth={2.2} />
        <Tagged as="TR">
          {burnerEffects.map((effect, index) => (
            <Tagged key={effect.words} as="ColumnHead" order={1}>
              <g transform={`translate(${middle(index)} ${top - 14}) rotate(-90)`}>
                <Lines x={0} y={-7} step={26} fill="var(--ink)" words={inTwo(effect.words)} />
              </g>
            </Tagged>
          ))}
          <Row
            x={left}
            y={top - 14}
            columns={{ "No.": 0, Cause: 70, At: 290, "What must hold": 430 }}
            look={() => ({ fill: "var(--ink-soft)" })}
          />
        </Tagged>
        {burnerTrips.map((trip, index) => {
          const { holds, cause, limit } = trip;
          const y = top + index * step + 29;
          return (
            <Tagged key={cause} as="TR">
              <g>
                <Note x={left} y={y} as="TD" words={index + 1} />
                <Ink x={left + 70} y={y} weight={600} as="RowHead" words={cause} />
                <Ink x={left + 290} y={y} as="TD" words={limit} />
                <Ink x={left + 430} y={y} as="TD" words={holds} />
                {burnerEffects.map((effect, column) => (
                  <Ink
                    key={effect.words}
                    x={middle(column)}
                    y={y}
                    anchor="middle"
                    weight={600}
                    as="TD"
                    words={effectOf(trip, effect)}
                  />
                ))}
              </g>
            </Tagged>
          );
        })}
      </Tagged>
      <Lines
        x={left}
        y={foot + 42}
        step={28}
        fill="var(--ink-soft)"
        as="P"
        words={[
          "X: the effect follows the cause at once, by the burner’s safety circuit, without the PLC’s program.",
          "P: the fan runs on until the furnace is purged, and stops then, by the PLC’s program.",
          "The first cause is kept. After a trip, the operator resets at the burner panel; purging begins anew.",
        ]}
      />
    </SampleSheet>
  );
}
