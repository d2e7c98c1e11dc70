import { onTestFinished } from "vitest";
import * as folder from "./temporary-folder.ts";

/** Disposes of a resource after the current test. */
export async function untilTestEnds<Resource extends AsyncDisposable>(promise: Promise<Resource>): Promise<Resource> {
  const resource = await promise;
  onTestFinished(() => resource[Symbol.asyncDispose]());
  return resource;
}

/** Creates an empty folder and returns its path. */
export const temporaryFolder = async (): Promise<string> => (await untilTestEnds(folder.temporaryFolder())).path;
