/** Where to look for PostgreSQL; `homes` hold one folder for each version. */
export type PostgresPlaces = {
  env?: NodeJS.ProcessEnv;
  homes?: string[];
  privateBin?: string;
};

/** Finds the folder that holds the programs of a PostgreSQL server, the newest where a home has several. */
export function findPostgresFolder(places?: PostgresPlaces): string | undefined;
