import type { IslandModule } from "./island-module.ts";

/** The island in which the script stands as its first element, before its content has arrived (Island.tsx). */
export const island = document.currentScript?.parentElement as HTMLElement;

async function load(): Promise<void> {
  // All at once: a module tells what it imports only when it has arrived.
  const files = (island.dataset["files"] ?? "").split(" ");
  const [module] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  if (document.readyState === "loading") await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));
  const props = island.querySelector("script[type='application/json']")?.textContent ?? "";
  await (module as IslandModule).default(island, JSON.parse(props));
}

let bringing: Promise<void> | undefined;

/**
 * Brings the island's code, once, and starts it. If it cannot be had, the content goes on working as without JavaScript, and
 * the console says why.
 */
export const bringToLife = (): Promise<void> => (bringing ??= load().catch((error: unknown) => console.error(error)));
