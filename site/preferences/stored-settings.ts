/** What a visitor has set, and what is kept of it between visits. */
export interface Settings {
  readonly darkMode: boolean;
  readonly menuOpen: boolean;
}

/** The spec's storage key: "root" with redux-persist's prefix. */
export const storageKey = "persist:root";

/** The object that a JSON text holds; an empty one where it is missing, broken or something else. */
function objectIn(json: unknown): Record<string, unknown> {
  try {
    const value: unknown = typeof json === "string" && JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Reads stored settings in redux-persist's shape: a JSON object in which each slice is itself a JSON string. Whatever is
 * missing, broken or foreign falls back to the defaults (light, closed).
 */
export function readStoredSettings(stored: string | null): Settings {
  const slices = objectIn(stored);
  return {
    darkMode: objectIn(slices["theme"])["dark_mode"] === true,
    menuOpen: objectIn(slices["nav"])["show"] === true,
  };
}

/** Writes settings in the same shape. Slices that are not ours are kept as they stood. */
export const writeStoredSettings = (settings: Settings, stored: string | null): string =>
  JSON.stringify({
    ...objectIn(stored),
    theme: JSON.stringify({ dark_mode: settings.darkMode }),
    nav: JSON.stringify({ show: settings.menuOpen }),
    _persist: JSON.stringify({ version: -1, rehydrated: true }),
  });
