import { readStoredSettings, type Settings, storageKey, writeStoredSettings } from "./stored-settings.ts";

const root = document.documentElement;

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // Blocked by the browser: settings then last as long as the page.
  }
}

const current = (): Settings => ({
  darkMode: root.dataset["theme"] === "dark",
  menuOpen: root.dataset["menu"] === "open",
});

function tellButtons(): void {
  const { darkMode, menuOpen } = current();
  for (const [toggles, attribute, value] of [
    ["theme", "aria-pressed", darkMode],
    ["menu", "aria-expanded", menuOpen],
  ] as const) {
    document.querySelector(`button[data-toggles=${toggles}]`)?.setAttribute(attribute, String(value));
  }
}

function show({ darkMode, menuOpen }: Settings): void {
  root.dataset["theme"] = darkMode ? "dark" : "light";
  root.dataset["menu"] = menuOpen ? "open" : "closed";
  // What a phone colours around the page; the element is in built documents alone (site-build/seo/head-tags.ts).
  const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (frame) frame.content = frame.dataset[darkMode ? "dark" : "light"] ?? "";
  tellButtons();
}

const restore = (): void => show(readStoredSettings(stored()));

function change(changes: Partial<Settings>): void {
  const settings = { ...current(), ...changes };
  try {
    localStorage.setItem(storageKey, writeStoredSettings(settings, stored()));
  } catch {
    // Full or blocked: the change still holds for this page.
  }
  show(settings);
}

/**
 * Keeps theme and menu: on the document's root element, where the style sheets look for them, and in storage. Elements
 * with `data-toggles` change them. To be called in the head, before anything is painted.
 */
export function keepSettings(): void {
  restore();
  document.addEventListener("DOMContentLoaded", tellButtons);
  document.addEventListener("click", ({ target }) => {
    const toggle = target instanceof Element && target.closest("[data-toggles]");
    const { darkMode, menuOpen } = current();
    if (toggle)
      change(toggle.getAttribute("data-toggles") === "theme" ? { darkMode: !darkMode } : { menuOpen: !menuOpen });
  });
  document.addEventListener("keydown", ({ key, target }) => {
    const panel = document.getElementById("menu-panel");
    // Whatever else has the focus, such as an enlarged picture, closes by its own Escape.
    const menuOpen = panel?.checkVisibility() && target instanceof Element && !target.closest("main, [role=dialog]");
    if (key !== "Escape" || !menuOpen) return;
    change({ menuOpen: false });
    document.querySelector<HTMLElement>("button[data-toggles=menu]")?.focus();
  });
  // Another tab has changed them, or the page waited meanwhile, prerendered or in the back-forward cache.
  addEventListener("storage", restore);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) restore();
  });
  document.addEventListener("prerenderingchange", restore);
}
