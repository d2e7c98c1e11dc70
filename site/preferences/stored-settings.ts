/** What a visitor has set, and what is kept of it between visits. */
export interface Settings {
  readonly darkMode: boolean;
  readonly menuShown: boolean;
}

/** The spec's storage key: "root" with redux-persist's prefix. */
export const storageKey = "persist:root";

/** Sent to the document whenever settings have changed, for those who show them. */
export const settingsEvent = "settings";

/**
 * Reads stored settings in redux-persist's shape: a JSON object in which each slice is itself a JSON string. Whatever is
 * missing, broken or foreign falls back to the defaults (light, closed).
 *
 * This function also runs in the document's head, taken over as text (settings-script.ts), so that its rules are said once:
 * it must not use anything from outside itself.
 */
export function readStoredSettings(stored: string | null): Settings {
  const parse = (json: unknown): Record<string, unknown> => {
    try {
      const value: unknown = typeof json === "string" ? JSON.parse(json) : undefined;
      return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  };
  const slices = parse(stored);
  return {
    darkMode: parse(slices["theme"])["dark_mode"] === true,
    menuShown: parse(slices["nav"])["show"] === true,
  };
}

/** Writes settings in the same shape. Slices that are not ours are kept as they stood. Also taken over as text. */
export function writeStoredSettings(settings: Settings, stored: string | null): string {
  let slices: object = {};
  try {
    const value: unknown = JSON.parse(stored ?? "");
    if (typeof value === "object" && value !== null && !Array.isArray(value)) slices = value;
  } catch {
    // Nothing worth keeping.
  }
  return JSON.stringify({
    ...slices,
    theme: JSON.stringify({ dark_mode: settings.darkMode }),
    nav: JSON.stringify({ show: settings.menuShown }),
    _persist: JSON.stringify({ version: -1, rehydrated: true }),
  });
}
