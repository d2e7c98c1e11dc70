/** Where to look for Chromium; what is left out is looked for in the usual places. */
export type ChromiumPlaces = {
  env?: NodeJS.ProcessEnv;
  usual?: string[];
  privateBin?: string;
  playwright?: () => string | undefined;
};

/** Finds a Chromium: the one that CHROMIUM_PATH names, else one on PATH or in a usual place. */
export function findChromium(places?: ChromiumPlaces): string | undefined;
