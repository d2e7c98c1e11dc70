import { readStoredSettings, storageKey, type Settings } from "./stored-settings.ts";

/**
 * Puts settings on the document's root element, where the style sheets look for them.
 * Self-contained, since it runs in the head as text: see firstPaintScript.
 */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.darkMode ? "dark" : "light";
  root.dataset["menu"] = settings.menuShown ? "shown" : "hidden";
}

/**
 * The script that runs in the head before anything is painted, so that no page ever shows the wrong theme or menu.
 * Storage may be blocked altogether; then the defaults stand.
 */
export const firstPaintScript =
  `(()=>{let s=null;try{s=localStorage.getItem(${JSON.stringify(storageKey)})}catch{}` +
  `(${applySettings.toString()})((${readStoredSettings.toString()})(s))})()`;
