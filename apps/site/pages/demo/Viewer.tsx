import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import { AlarmList } from "./AlarmList.tsx";
import { EffectsTable } from "./EffectsTable.tsx";
import { Faceplates } from "./Faceplates.tsx";
import { clockOf } from "./format-value.ts";
import { Mark } from "./Mark.tsx";
import { Overview } from "./Overview.tsx";
import type { Snapshot } from "./snapshot.ts";
import { countOf } from "./states.ts";
import { TrendPane } from "./TrendPane.tsx";
import { UnitDisplay } from "./UnitDisplay.tsx";
import styles from "./Viewer.module.css";

const panes = ["overview", "unit", "trend", "alarms"] as const;

interface ViewerProps {
  words: DemoWords;
  snapshot: Snapshot;
}

/** The upper part of the read-only viewer: state of the plant, worst alarm, the chosen display. */
export function ViewerScreen({ words, snapshot }: ViewerProps) {
  return (
    <section className={`operator-screen ${styles.viewer}`} aria-label={words.viewer} data-screen="">
      <div className={styles.head}>
        <strong>{words.plant}</strong>
        <span className={styles.simulated}>{words.simulated}</span>
        <span className={styles.counts}>
          {([1, 2, 3] as const).map((priority) => (
            <span key={priority}>
              <Mark priority={priority} />
              <span className={styles.spoken}>
                {words.priorities} {priority}:
              </span>
              <b data-count={priority}>{countOf(priority, snapshot.alarms)}</b>
            </span>
          ))}
        </span>
        <span className={styles.quality} data-quality="">
          {`${words.quality.good}, 0 ${words.quality.age}`}
        </span>
        <time className={styles.clock} data-clock="">
          {clockOf(snapshot.time, "UTC")}
        </time>
      </div>
      <div className={styles.choice}>
        <div className={styles.displays} role="group" aria-label={words.displays}>
          {panes.map((pane) => (
            <button key={pane} type="button" data-show={pane} aria-pressed={pane === "unit"}>
              {words.panes[pane]}
            </button>
          ))}
        </div>
        <p className={styles.line} role="status" data-line="" />
      </div>
      <div data-pane="overview">
        <Overview words={words} snapshot={snapshot} />
      </div>
      <div data-pane="unit">
        <UnitDisplay words={words} snapshot={snapshot} />
      </div>
    </section>
  );
}

/** The lower part: faceplates, trend, alarms, cause and effect. */
export function ViewerPanes({ words, snapshot }: ViewerProps) {
  return (
    <div className={`operator-screen ${styles.viewer} ${styles.panes}`} data-panes="">
      <div className={styles.pane} data-pane="loops">
        <h2>{words.loops}</h2>
        <Faceplates words={words} values={snapshot.values} />
      </div>
      <div className={styles.pane} data-pane="trend">
        <TrendPane words={words} />
      </div>
      <div className={styles.pane} data-pane="alarms">
        <AlarmList words={words} snapshot={snapshot} />
      </div>
      <div className={styles.pane} data-pane="effects">
        <EffectsTable words={words} />
      </div>
    </div>
  );
}
