import type { DemoWords } from "@ttpl/content/schemas/demo-words.ts";
import styles from "./FirstAct.module.css";

/**
 * The one thing to do first, and the way back. On narrow screens it stays in sight while the viewer is, and repeats the
 * viewer's alarm line, which the folded controls below it would scroll away. Needs the script.
 */
export const FirstAct = ({ words: { panel } }: { words: DemoWords }) => (
  <div className={styles.act} role="group" aria-label={panel.title} data-panel="">
    <button type="button" data-act="tripA" data-watched="">
      {panel.tripA}
    </button>
    <button type="button" data-act="reset">
      {panel.reset}
    </button>
    <p aria-hidden="true" data-line="" />
  </div>
);
