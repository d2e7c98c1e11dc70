import type { StartIsland } from "../../islands/island-module.ts";
import { alarmRowsIn } from "./alarm-rows.ts";
import type { ScriptWords } from "./demo-words.ts";
import { all, one, setAttribute, setText } from "./document-parts.ts";
import { History } from "./history.ts";
import { PlantInPage } from "./plant-in-page.ts";
import { screenIn, showAge } from "./screen.ts";
import { followGateway, gatewayAddress } from "./plant-at-gateway.ts";
import { type Snapshot, snapshotOf } from "./snapshot.ts";
import { Trend } from "./trend.ts";
import type { Disturbances } from "@ttpl/plant/state.ts";

/** Marks the pressed button of a group. */
function press(buttons: readonly HTMLElement[], pressed: HTMLElement): void {
  for (const button of buttons) setAttribute(button, "aria-pressed", String(button === pressed));
}

/** Chooses a display. A phone has no room for the process screen, and a wide screen shows trend and alarms anyway. */
function choosePanes(viewer: HTMLElement): void {
  const buttons = all(viewer, "[data-show]");
  const choose = (pane: string) => {
    press(buttons, one(viewer, `[data-show=${pane}]`));
    viewer.dataset["shown"] = pane;
  };
  for (const button of buttons) button.addEventListener("click", () => choose(button.dataset["show"] ?? ""));
  // The style sheet decides by the size of text and screen which displays there are.
  new ResizeObserver(() => {
    const there = (pane = "") => one(viewer, `[data-show=${pane}]`).getClientRects().length > 0;
    if (!there(viewer.dataset["shown"])) choose(there("unit") ? "unit" : "overview");
  }).observe(viewer);
}

/** Brings the alarm line and the display into sight. */
function watch(viewer: HTMLElement): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  one(viewer, "[data-screen]").scrollIntoView({ block: "start", behavior: calm ? "instant" : "smooth" });
}

interface Shown {
  readonly viewer: HTMLElement;
  readonly words: ScriptWords;
  readonly history: History;
  readonly show: (snapshot: Snapshot) => void;
}

/** The viewer of a plant behind a gateway reads, and has no panel. */
function followPlant(address: string, { viewer, words, history, show }: Shown): void {
  for (const panel of all(viewer, "[data-panel]")) panel.hidden = true;
  viewer.dataset["readOnly"] = "";
  followGateway(address, {
    keep: (time, values) => history.keep(time, values),
    show,
    age: (seconds) => showAge(viewer, seconds, words),
  });
}

/** The panel acts on the plant in the page, never on the viewer. */
function runPlant({ viewer, words, history, show }: Shown): void {
  /** The second since which the viewer has heard nothing; undefined while it is connected. */
  let cutSince: number | undefined;
  function update(): void {
    const { time } = plant.simulation.plant;
    showAge(viewer, cutSince === undefined ? 0 : time - cutSince, words);
    if (cutSince === undefined) show(snapshotOf(plant.simulation));
  }
  const plant = new PlantInPage(({ plant: { time }, values }) => {
    if (cutSince === undefined) history.keep(time, values);
  }, update);

  viewer.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("button");
    if (!button) return;
    const { speed, act, acknowledge, shelve } = button.dataset;
    if (speed) {
      press(all(viewer, "[data-speed]"), button);
      plant.setSpeed(Number(speed));
    } else if (act) {
      const answer = plant.act(act);
      const why = answer && words.refused[answer.refused];
      setText(
        one(viewer, "[data-refused]"),
        answer?.refused === "running" ? `${why} ${answer.minutes} min.` : (why ?? ""),
      );
      if (button.dataset["watched"] !== undefined) watch(viewer);
    }
    // Without a connection, the viewer cannot tell the plant anything.
    else if (acknowledge && cutSince === undefined) plant.acknowledge(acknowledge);
    else if (shelve && cutSince === undefined) plant.shelve(shelve);
    else return;
    update();
  });
  viewer.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { switch: name } = target.dataset;
    if (name === "cut") cutSince = target.checked ? plant.simulation.plant.time : undefined;
    else if (name) plant.set(name as keyof Disturbances, target.checked);
    else if (target.dataset["setPoint"] !== undefined && target.validity.valid && target.value !== "")
      plant.moveSetPoint(target.valueAsNumber);
    else return;
    update();
  });
  // What was set before the script came.
  for (const input of all<HTMLInputElement>(viewer, "[data-switch]:not([data-switch=cut])"))
    plant.set(input.dataset["switch"] as keyof Disturbances, input.checked);
  update();
}

/** Shows a plant in the prerendered viewer: that in the page, or the one of a gateway. */
const start: StartIsland<ScriptWords> = (island, words) => {
  const viewer = one(island, "[data-demo]");
  const history = new History();
  const drawScreen = screenIn(viewer, words);
  const drawAlarms = alarmRowsIn(viewer, words);
  const trend = new Trend(one(viewer, "[data-pane=trend]"), history, words);
  const shown: Shown = {
    viewer,
    words,
    history,
    show(snapshot) {
      drawScreen(snapshot);
      drawAlarms(snapshot);
      trend.draw();
    },
  };
  choosePanes(viewer);
  const address = gatewayAddress();
  if (address) followPlant(address, shown);
  else runPlant(shown);
  viewer.dataset["live"] = "";
};
export default start;
