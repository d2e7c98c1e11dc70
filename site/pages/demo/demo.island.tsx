import type { StartIsland } from "../../islands/island-module.ts";
import { alarmRowsIn } from "./alarm-rows.ts";
import type { ScriptWords } from "./demo-words.ts";
import { all, one, setAttribute } from "./document-parts.ts";
import { History } from "./history.ts";
import { PlantInPage } from "./plant-in-page.ts";
import { screenIn, showAge } from "./screen.ts";
import { snapshotOf } from "./snapshot.ts";
import { Trend } from "./trend.ts";
import type { Disturbances } from "../../../plant/state.ts";

/** Marks the pressed button of a group. */
function press(buttons: readonly HTMLElement[], pressed: HTMLElement): void {
  for (const button of buttons) setAttribute(button, "aria-pressed", String(button === pressed));
}

/** Runs the plant, and shows it in the prerendered viewer. The panel acts on the plant, never on the viewer. */
const start: StartIsland<ScriptWords> = (island, words) => {
  const root = one(island, "[data-demo]");
  const viewer = one(root, "[data-viewer]");
  const history = new History();
  const drawScreen = screenIn(viewer, words);
  const drawAlarms = alarmRowsIn(viewer, words);
  const trend = new Trend(one(viewer, "[data-pane=trend]"), history, words);
  /** The second since which the viewer has heard nothing; undefined while it is connected. */
  let cutSince: number | undefined;

  function show(): void {
    const { time } = plant.simulation.plant;
    showAge(viewer, cutSince === undefined ? 0 : time - cutSince, words);
    if (cutSince !== undefined) return;
    const snapshot = snapshotOf(plant.simulation);
    drawScreen(snapshot);
    drawAlarms(snapshot);
    trend.draw();
  }
  const plant = new PlantInPage(({ plant: { time }, values }) => {
    if (cutSince === undefined) history.keep(time, values);
  }, show);

  function showPane(pane: string): void {
    press(all(viewer, "[data-show]"), one(viewer, `[data-show=${pane}]`));
    viewer.dataset["shown"] = pane;
  }
  // A phone has no room for the process screen, and a wide screen shows trend and alarms anyway (Viewer.module.css).
  const narrow = matchMedia("(width < 48rem)");
  const fit = () => showPane(narrow.matches ? "overview" : "unit");
  narrow.addEventListener("change", fit);
  fit();

  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button");
    if (!button) return;
    const { show: pane, speed, act, acknowledge, shelve } = button.dataset;
    if (pane) showPane(pane);
    else if (speed) {
      press(all(root, "[data-speed]"), button);
      plant.setSpeed(Number(speed));
    } else if (act) plant.act(act);
    // Without a connection, the viewer cannot tell the plant anything.
    else if (acknowledge && cutSince === undefined) plant.acknowledge(acknowledge);
    else if (shelve && cutSince === undefined) plant.shelve(shelve);
    else return;
    show();
  });
  root.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { switch: name } = target.dataset;
    if (name === "cut") cutSince = target.checked ? plant.simulation.plant.time : undefined;
    else if (name) plant.set(name as keyof Disturbances, target.checked);
    else if (target.dataset["setPoint"] !== undefined && target.validity.valid && target.value !== "")
      plant.moveSetPoint(target.valueAsNumber);
    else return;
    show();
  });
  // What was set before the script came.
  for (const input of all<HTMLInputElement>(root, "[data-switch]:not([data-switch=cut])"))
    plant.set(input.dataset["switch"] as keyof Disturbances, input.checked);
  viewer.dataset["live"] = "";
  show();
};
export default start;
