/** Where to look for PostgreSQL; `homes` contain one folder per version. Each property has a default. */
export type PostgresPlaces = {
  env?: NodeJS.ProcessEnv;
  homes?: string[];
  privateBin?: string;
};

/** Finds the folder with the programs of a PostgreSQL server, the newest one in `homes` if there are several. */
export function findPostgresFolder(places?: PostgresPlaces): string | undefined;
