/** A visitor's settings, kept between visits. */
export interface Settings {
  readonly darkMode: boolean;
  readonly menuOpen: boolean;
}

/** The spec's storage key: "root" with redux-persist's prefix. */
export const storageKey = "persist:root";

/** Parses a JSON object; returns an empty one if the text is missing, invalid or not an object. */
function objectIn(json: unknown): Record<string, unknown> {
  try {
    const value: unknown = typeof json === "string" && JSON.parse(json);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/**
 * Reads stored settings in redux-persist's format: a JSON object in which each slice is itself a JSON string. Anything
 * missing or invalid falls back to the defaults (light theme, menu closed).
 */
export function readStoredSettings(stored: string | null): Settings {
  const slices = objectIn(stored);
  return {
    darkMode: objectIn(slices["theme"])["dark_mode"] === true,
    menuOpen: objectIn(slices["nav"])["show"] === true,
  };
}

/** Writes settings in the same format. Unknown slices are kept, and unknown keys of the slices that it writes. */
export const writeStoredSettings = (settings: Settings, stored: string | null): string => {
  const slices = objectIn(stored);
  return JSON.stringify({
    ...slices,
    theme: JSON.stringify({ ...objectIn(slices["theme"]), dark_mode: settings.darkMode }),
    nav: JSON.stringify({ ...objectIn(slices["nav"]), show: settings.menuOpen }),
    _persist: JSON.stringify({ version: -1, rehydrated: true }),
  });
};
