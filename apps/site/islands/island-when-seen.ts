// Loads an island when it comes near the viewport, once the browser is idle, or when one of its buttons is pressed.
import { activate, island } from "./island-loader.ts";
import { pressAgain } from "./press-again.ts";

/** How long a busy browser may put it off, in milliseconds: without a limit, some never call back. */
const timeout = 500;
const held = new Set<HTMLElement>();

async function start(): Promise<void> {
  await activate();
  island.removeEventListener("click", hold);
  pressAgain(held);
}

function hold({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
  if (!button) return;
  held.add(button);
  void start();
}
island.addEventListener("click", hold);

const near = new IntersectionObserver(
  (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    near.disconnect();
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => void start(), { timeout });
    else setTimeout(() => void start());
  },
  { rootMargin: "25%" },
);
near.observe(island);
