import {
  readStoredSettings,
  type Settings,
  settingsEvent,
  storageKey,
  writeStoredSettings,
} from "./stored-settings.ts";

/**
 * Keeps the settings: on the document's root element, where the style sheets look for them, and in storage. Buttons and
 * panels with `data-toggles` change them, so that a tap counts before React has started, and without it.
 *
 * It runs in the head as text, before anything is painted: it must not use anything from outside itself.
 */
export function keepSettings(
  key: string,
  changed: string,
  read: (stored: string | null) => Settings,
  write: (settings: Settings, stored: string | null) => string,
): void {
  const root = document.documentElement;
  const stored = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Blocked by the browser: settings then last as long as the page.
    }
  };
  const tell = (): void => {
    for (const [toggles, attribute, value] of [
      ["theme", "aria-pressed", root.dataset["theme"] === "dark"],
      ["menu", "aria-expanded", root.dataset["menu"] === "shown"],
    ] as const) {
      document.querySelector(`button[data-toggles=${toggles}]`)?.setAttribute(attribute, String(value));
    }
    document.dispatchEvent(new Event(changed));
  };
  const show = ({ darkMode, menuShown }: Settings): void => {
    root.dataset["theme"] = darkMode ? "dark" : "light";
    root.dataset["menu"] = menuShown ? "shown" : "hidden";
    // What a phone colours around the page; the element is in built documents alone (site-build/found/head-tags.ts).
    const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
    if (frame) frame.content = frame.dataset[darkMode ? "dark" : "light"] ?? "";
    tell();
  };
  show(read(stored()));
  document.addEventListener("DOMContentLoaded", tell);
  document.addEventListener("click", ({ target }) => {
    const toggle = target instanceof Element && target.closest("[data-toggles]");
    if (!toggle) return;
    const ofTheme = toggle.getAttribute("data-toggles") === "theme";
    const settings = {
      darkMode: (root.dataset["theme"] === "dark") !== ofTheme,
      menuShown: (root.dataset["menu"] === "shown") === ofTheme,
    };
    try {
      localStorage.setItem(key, write(settings, stored()));
    } catch {
      // Full or blocked: the change still holds for this page.
    }
    show(settings);
  });
  // Another tab has changed them, or the page slept in the back/forward cache through what others have stored.
  addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) show(read(event.newValue));
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) show(read(stored()));
  });
}

const parameters = [JSON.stringify(storageKey), JSON.stringify(settingsEvent), readStoredSettings, writeStoredSettings];

/** The script in the head of every page. Storage may be blocked altogether; then the defaults stand. */
export const settingsScript = `(${keepSettings})(${parameters.join()})`;
