/** Where to look for Chromium; each property has a default. */
export type ChromiumPlaces = {
  env?: NodeJS.ProcessEnv;
  usual?: string[];
  privateBin?: string;
  playwright?: () => string | undefined;
  /** Whether it must have more than the headless shell. */
  full?: boolean;
};

/** Finds Chromium: at CHROMIUM_PATH if that is set, otherwise on PATH or in a usual place. */
export function findChromium(places?: ChromiumPlaces): string | undefined;
