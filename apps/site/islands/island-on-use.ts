// Loads an island on the first hover, focus or click of an element that it handles. A click on a link or button is held
// back for a moment, and repeated once the island runs (held-presses.ts). If the island cannot be loaded, the repeated
// click has the browser's default behavior. Form fields keep what is done to them, and the island reads that.
import { heldPresses } from "./held-presses.ts";
import { activate, island } from "./island-loader.ts";

const { activateOn = "", query = "" } = island.dataset;
const triggers = ["pointerover", "focusin", "click"];
const presses = heldPresses();

async function start(): Promise<void> {
  await activate();
  for (const trigger of triggers) island.removeEventListener(trigger, wake);
  presses.repeat();
}

function wake(event: Event): void {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(activateOn);
  if (!target) return;
  if (event instanceof MouseEvent && event.type === "click") presses.take(event, target);
  void start();
}

for (const trigger of triggers) island.addEventListener(trigger, wake);
for (const [name] of new URLSearchParams(location.search)) if (query.split(" ").includes(name)) void start();
