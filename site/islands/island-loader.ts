// Stands in each island as its first element, before its content has arrived (Island.tsx), and brings the island's code
// when it is wanted. Until then a click that the island will answer is held, and done again once it lives. If it cannot
// be had, the content goes on working as without JavaScript, and the click is the browser's.
import type { IslandModule } from "./island-module.ts";

const island = document.currentScript?.parentElement as HTMLElement;
const { wakes, query = "", files = "" } = island.dataset;

let held: HTMLElement | undefined;
let starting: Promise<void> | undefined;

async function load(): Promise<void> {
  // All at once: a module tells what it imports only when it has arrived.
  const [module] = await Promise.all(files.split(" ").map((file) => import(/* @vite-ignore */ file)));
  if (document.readyState === "loading") await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));
  const props = island.querySelector("script[type='application/json']")?.textContent ?? "";
  await (module as IslandModule).default(island, JSON.parse(props));
}

async function bringToLife(): Promise<void> {
  try {
    await load();
  } catch (error) {
    console.error(error);
  }
  for (const sign of signs) island.removeEventListener(sign, wake);
  held?.click();
}

const start = () => void (starting ??= bringToLife());

function wake(event: Event): void {
  const target = event.target instanceof Element && event.target.closest<HTMLElement>(wakes ?? "");
  if (!target) return;
  // With a modifier a click is the browser's own.
  if (event instanceof MouseEvent && event.type === "click" && !modified(event)) {
    event.preventDefault();
    held = target;
  }
  start();
}

const modified = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey;
const signs = wakes ? ["pointerover", "focusin", "click"] : [];

for (const sign of signs) island.addEventListener(sign, wake);
if (new URLSearchParams(location.search).has(query)) start();
if (!wakes) {
  // Safari has no requestIdleCallback.
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      idle(start);
    },
    { rootMargin: "25%" },
  );
  near.observe(island);
}
