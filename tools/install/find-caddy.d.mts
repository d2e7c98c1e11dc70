/** Where to look for Caddy; each property has a default. */
export type CaddyPlaces = {
  env?: NodeJS.ProcessEnv;
  privateBin?: string;
};

/** Finds Caddy on PATH, or among the programs that the installer unpacked. */
export function findCaddy(places?: CaddyPlaces): string | undefined;
