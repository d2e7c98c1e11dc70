import { loops } from "@ttpl/plant/scrubbing-system.ts";
import check from "../../components/check-box/CheckBox.module.css";
import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import styles from "./Panel.module.css";

const {
  setPoint,
  setPoints: [low, high],
} = loops["A-101"];

/** What else the visitor can do to the plant, folded away; the viewer itself only reads. Needs the script. */
export function Panel({ words: { panel } }: { words: DemoWords }) {
  const button = (name: string, action: string) => (
    <button type="button" data-act={action}>
      {name}
    </button>
  );
  const toggle = (name: string, action: string, checked = false) => (
    <label>
      <input className={check.box} type="checkbox" data-switch={action} defaultChecked={checked} /> {name}
    </label>
  );
  const hasStory = panel.story !== undefined && panel.storyText !== undefined;
  const ofStory = (
    <>
      {toggle(panel.probeLate, "probeLate")}
      {toggle(panel.startSignal, "startSignal", true)}
    </>
  );
  return (
    <section className={styles.panel} aria-labelledby="disturb" data-panel="">
      <h2 id="disturb">{panel.title}</h2>
      <p>{panel.text}</p>
      <div className={styles.speed} role="group" aria-label={panel.speed}>
        {(
          [
            ["1", panel.speeds.normal],
            ["60", panel.speeds.fast],
            ["0", panel.speeds.pause],
          ] as const
        ).map(([speed, name]) => (
          <button key={speed} type="button" data-speed={speed} aria-pressed={speed === "1"}>
            {name}
          </button>
        ))}
      </div>
      <details>
        <summary>{panel.more}</summary>
        {button(panel.batch, "batch")}
        <p role="status" data-refused="" />
        {button(panel.tripB, "tripB")}
        {button(panel.tripFan, "tripFan")}
        {button(panel.stop, "stop")}
        {toggle(panel.waterCut, "waterCut")}
        {toggle(panel.fouling, "fouling")}
        {toggle(panel.drifting, "drifting")}
        {!hasStory && ofStory}
        <label>
          {panel.setPoint}
          <input type="number" data-set-point="" min={low} max={high} step={0.1} defaultValue={setPoint} />
        </label>
      </details>
      {hasStory && (
        <details>
          <summary>{panel.story}</summary>
          <p>{panel.storyText}</p>
          {ofStory}
        </details>
      )}
      <details>
        <summary>{panel.connection}</summary>
        {toggle(panel.cut, "cut")}
      </details>
    </section>
  );
}
