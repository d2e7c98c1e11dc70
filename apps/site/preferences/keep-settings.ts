import { readStoredSettings, type Settings, storageKey, writeStoredSettings } from "./stored-settings.ts";

const root = document.documentElement;

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // Blocked by the browser: settings then apply to this page only.
  }
}

const current = (): Settings => ({
  darkMode: root.dataset["theme"] === "dark",
  menuOpen: root.dataset["menu"] === "open",
});

const menuPanel = () => document.getElementById("menu-panel");

/** Tells the buttons' states, and adds the lists of the whole site to an open menu (layout/navbar/whole-site.island.tsx). */
function update(): void {
  const { darkMode, menuOpen } = current();
  for (const [toggles, attribute, value] of [
    ["theme", "aria-pressed", darkMode],
    ["menu", "aria-expanded", menuOpen],
  ] as const) {
    document.querySelector(`button[data-toggles=${toggles}]`)?.setAttribute(attribute, String(value));
  }
  const lists = menuPanel()?.dataset["lists"];
  // Only the first import runs it.
  if (menuOpen && lists) void import(/* @vite-ignore */ lists);
}

function show({ darkMode, menuOpen }: Settings): void {
  root.dataset["theme"] = darkMode ? "dark" : "light";
  root.dataset["menu"] = menuOpen ? "open" : "closed";
  // The color of a phone's browser chrome. The element exists in built documents only (apps/site/build/seo/head-tags.ts).
  const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (frame) frame.content = frame.dataset[darkMode ? "dark" : "light"] ?? "";
  update();
}

const restore = (): void => show(readStoredSettings(stored()));

function change(changes: Partial<Settings>): void {
  const settings = { ...current(), ...changes };
  try {
    localStorage.setItem(storageKey, writeStoredSettings(settings, stored()));
  } catch {
    // Full or blocked: the change still applies to this page.
  }
  show(settings);
}

/**
 * Keeps theme and menu state on the document's root element, for the style sheets, and in local storage. Elements with
 * `data-toggles` change them. Call this in the head, before the first paint.
 */
export function keepSettings(): void {
  restore();
  document.addEventListener("DOMContentLoaded", update);
  document.addEventListener("click", ({ target }) => {
    const toggle = target instanceof Element && target.closest("[data-toggles]");
    const { darkMode, menuOpen } = current();
    if (toggle)
      change(toggle.getAttribute("data-toggles") === "theme" ? { darkMode: !darkMode } : { menuOpen: !menuOpen });
  });
  document.addEventListener("keydown", ({ key, target }) => {
    if (key !== "Escape" || !menuPanel()?.getClientRects().length) return;
    // Content and dialogs, such as the lightbox, handle Escape themselves.
    if (!(target instanceof Element) || target.closest("main, [role=dialog]")) return;
    change({ menuOpen: false });
    document.querySelector<HTMLElement>("button[data-toggles=menu]")?.focus();
  });
  // Reapply settings that another tab may have changed, also while this page was prerendered or in the back-forward
  // cache.
  addEventListener("storage", restore);
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) restore();
  });
  document.addEventListener("prerenderingchange", restore);
}
