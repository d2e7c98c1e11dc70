import check from "../../components/check-box/CheckBox.module.css";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { formatValue, shownTag, unitOf } from "./format-value.ts";
import styles from "./PenTable.module.css";
import { letterOf, pens, pensAtStart } from "./pens.ts";
import viewer from "./Viewer.module.css";

/** The pens of the trend, each with its range and its value at the cursor; a press shows or hides a curve. */
export function PenTable({ words: { trend, names } }: { words: DemoWords }) {
  return (
    <table className={styles.pens} aria-labelledby="trend-title">
      <thead>
        <tr>
          <th scope="col">{trend.pen}</th>
          <th scope="col">{trend.tag}</th>
          <th scope="col">{trend.name}</th>
          <th scope="col">{trend.range}</th>
          <th scope="col">
            {trend.at} <span data-cursor-time="">{trend.now}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {pens.map(({ tag, low, high }, index) => (
          <tr key={tag}>
            <td>
              <label>
                <input className={check.box} type="checkbox" defaultChecked={index < pensAtStart} data-shows={index} />{" "}
                <b data-pen={index}>{letterOf(index)}</b>
                <span className={viewer.spoken}>{shownTag(tag)}</span>
              </label>
            </td>
            <th scope="row">{shownTag(tag)}</th>
            <td>{names[shownTag(tag)]}</td>
            <td>
              {formatValue(low, 0)}–{formatValue(high, 0)}
            </td>
            <td>
              <b data-at={index} /> {unitOf(tag) === "pH" ? "" : unitOf(tag)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
