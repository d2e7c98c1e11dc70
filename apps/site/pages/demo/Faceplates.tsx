import { loops, pointIndex } from "@ttpl/plant/points.ts";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { formatValue, valueText } from "./format-value.ts";
import { faceplateHeight, placeUp } from "./limits.ts";
import { holds } from "./states.ts";
import styles from "./Faceplates.module.css";

/** The four controllers: process value as a bar, set point as a pointer, output, mode. */
export function Faceplates({ words, values }: { words: DemoWords; values: ArrayLike<number> }) {
  const { faceplate, names } = words;
  return (
    <ul className={styles.faceplates} aria-label={words.loops}>
      {loops.map((loop) => {
        const { tag, unit, low, high } = loop;
        const at = (name: string) => placeUp(values[pointIndex(`${tag}.${name}`)] ?? NaN, loop);
        return (
          <li key={tag} data-point={`${tag}.PV`}>
            <h3>
              {tag}{" "}
              <small>
                {names[tag]}
                {unit === names[tag] ? "" : `, ${unit}`}
              </small>
            </h3>
            <svg viewBox="0 0 64 132" aria-hidden="true">
              <rect x={24} y={6} width={22} height={faceplateHeight} />
              <rect
                x={24}
                y={6 + faceplateHeight - at("PV")}
                width={22}
                height={at("PV")}
                data-content=""
                data-up={`${tag}.PV`}
              />
              <path
                d="M48 0l12-6v12z"
                data-pointer={`${tag}.SP`}
                transform={`translate(0 ${6 + faceplateHeight - at("SP")})`}
              />
              <text x={20} y={14}>
                {formatValue(high, 0)}
              </text>
              <text x={20} y={124}>
                {formatValue(low, 0)}
              </text>
            </svg>
            <dl>
              {(
                [
                  ["SP", "setPoint"],
                  ["PV", "value"],
                  ["OP", "output"],
                ] as const
              ).map(([part, name]) => (
                <div key={part}>
                  <dt>
                    {faceplate[name]}
                    {part === "OP" && " %"}
                  </dt>
                  <dd data-value={`${tag}.${part}`}>{valueText(`${tag}.${part}`, values)}</dd>
                </div>
              ))}
            </dl>
            <p data-mode={tag}>{holds(tag, values) ? faceplate.hold : faceplate.auto}</p>
          </li>
        );
      })}
    </ul>
  );
}
