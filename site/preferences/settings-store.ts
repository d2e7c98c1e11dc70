import { useSyncExternalStore } from "react";
import { applySettings } from "./first-paint.ts";
import { readStoredSettings, storageKey, writeStoredSettings, type Settings } from "./stored-settings.ts";

const defaults: Settings = { darkMode: false, menuShown: false };
const listeners = new Set<() => void>();
let current: Settings | undefined;

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // Blocked by the browser: settings then last as long as the page.
  }
}

function take(settings: Settings): void {
  current = settings;
  applySettings(settings);
  for (const listener of listeners) listener();
}

/** Changes settings for this page, for the next visit and for other open tabs. */
function change(part: Partial<Settings>): void {
  const settings = { ...settingsNow(), ...part };
  try {
    localStorage.setItem(storageKey, writeStoredSettings(settings, stored()));
  } catch {
    // Full or blocked: the change still holds for this page.
  }
  take(settings);
}

const settingsNow = (): Settings => (current ??= readStoredSettings(stored()));

function onOtherTab({ key, newValue }: StorageEvent): void {
  if (key === storageKey || key === null) take(readStoredSettings(newValue));
}

/** A page taken out of the back/forward cache slept through what other pages have stored meanwhile. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) take(readStoredSettings(stored()));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener("storage", onOtherTab);
    addEventListener("pageshow", onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", onOtherTab);
    removeEventListener("pageshow", onPageShow);
  };
}

export const toggleDarkMode = (): void => change({ darkMode: !settingsNow().darkMode });
export const toggleMenu = (): void => change({ menuShown: !settingsNow().menuShown });

/** The visitor's settings. Prerendered pages and the first client render show the defaults; the paint follows the root element. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, settingsNow, () => defaults);
