/** Where to look for Caddy; what is left out is looked for in the usual places. */
export type CaddyPlaces = {
  env?: NodeJS.ProcessEnv;
  privateBin?: string;
};

/** Finds Caddy on PATH, or among the programs that the installer unpacked. */
export function findCaddy(places?: CaddyPlaces): string | undefined;
