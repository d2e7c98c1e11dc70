// Loads an island on the first hover, focus or click of an element that it handles. A click on a link or button is held
// back and replayed once the island runs. If the island cannot be loaded, the replayed click has the browser's default
// behaviour. Form fields keep what is done to them, and the island reads that.
import { activate, island } from "./island-loader.ts";

const { activateOn = "", query = "" } = island.dataset;
const triggers = ["pointerover", "focusin", "click"];
let held: HTMLElement | undefined;

async function start(): Promise<void> {
  await activate();
  for (const trigger of triggers) island.removeEventListener(trigger, wake);
  held?.click();
  held = undefined;
}

const modified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

function wake(event: Event): void {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(activateOn);
  if (!target) return;
  if (event instanceof MouseEvent && event.type === "click" && !modified(event) && target.tagName !== "INPUT") {
    event.preventDefault();
    held = target;
  }
  void start();
}

for (const trigger of triggers) island.addEventListener(trigger, wake);
for (const [name] of new URLSearchParams(location.search)) if (query.split(" ").includes(name)) void start();
