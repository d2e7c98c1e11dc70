import type { SpawnSyncOptions, SpawnSyncReturns } from "node:child_process";

/** Where to look for npm; each property has a default. */
export type NpmPlaces = {
  env?: NodeJS.ProcessEnv;
  platform?: NodeJS.Platform;
  execPath?: string;
  exists?: (path: string) => boolean;
  realPath?: (path: string) => string;
};

/** `command` starts npm, on `node`; `path` is the PATH for it, without node_modules. */
export type NpmProgram = { command: readonly string[]; node: string; path: string };

/** How to start npm, on every platform. */
export function npmProgram(root: string, places?: NpmPlaces): NpmProgram;

/** The version of a Node, such as v20.19.2. */
export function versionOf(node: string): string;

/** Runs npm to its end. */
export function runNpm(root: string, args: string[], options: SpawnSyncOptions): SpawnSyncReturns<string | Buffer>;
