import type { IslandModule } from "./island-module.ts";

/** The island of this script, which is its first element and runs before its content has been parsed (Island.tsx). */
export const island = document.currentScript?.parentElement as HTMLElement;

async function load(): Promise<void> {
  // Fetched in parallel: otherwise the imports of a module are only discovered when it has arrived.
  const files = (island.dataset["files"] ?? "").split(" ");
  const [module] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  if (document.readyState === "loading") await new Promise((parsed) => addEventListener("DOMContentLoaded", parsed));
  const props = island.querySelector(":scope > [type$=json]")?.textContent ?? "";
  await (module as IslandModule).default(island, JSON.parse(props));
}

let started: Promise<void> | undefined;

/**
 * Loads the island's code, once, and starts it. If it cannot be loaded, the content keeps working as it does without
 * JavaScript, and the error is logged to the console.
 */
export const activate = (): Promise<void> => (started ??= load().catch((error: unknown) => console.error(error)));
