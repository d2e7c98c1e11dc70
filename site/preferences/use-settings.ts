import { useSyncExternalStore } from "react";
import { settingsEvent } from "./stored-settings.ts";

function subscribe(listener: () => void): () => void {
  document.addEventListener(settingsEvent, listener);
  return () => document.removeEventListener(settingsEvent, listener);
}

const useRootState = (read: () => boolean): boolean => useSyncExternalStore(subscribe, read, () => false);

/** Whether the theme is dark. False while prerendering and on React's first run; the paint follows the root element. */
export const useDarkMode = (): boolean => useRootState(() => document.documentElement.dataset["theme"] === "dark");

/** Whether the menu of narrow screens is open; false as `useDarkMode` is. */
export const useMenuShown = (): boolean => useRootState(() => document.documentElement.dataset["menu"] === "shown");
