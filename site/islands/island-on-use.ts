// Brings an island when something in it that it will answer is pointed at, focused or clicked. A click is held until the
// island lives, and done again then; or is the browser's, if the island cannot be had.
import { bringToLife, island } from "./island-loader.ts";

const { wakes = "", query = "" } = island.dataset;
const signs = ["pointerover", "focusin", "click"];
let held: HTMLElement | undefined;

async function start(): Promise<void> {
  await bringToLife();
  for (const sign of signs) island.removeEventListener(sign, wake);
  held?.click();
  held = undefined;
}

const modified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;

function wake(event: Event): void {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(wakes);
  if (!target) return;
  if (event instanceof MouseEvent && event.type === "click" && !modified(event)) {
    event.preventDefault();
    held = target;
  }
  void start();
}

for (const sign of signs) island.addEventListener(sign, wake);
if (new URLSearchParams(location.search).has(query)) void start();
