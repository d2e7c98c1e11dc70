import { existsSync, readFileSync } from "node:fs";

/** A planted fault: a small change to the source that the named test is expected to catch. */
export interface Fault {
  /** What the fault does, as one sentence. */
  readonly name: string;
  /** The file to change; paths are relative to the repository. */
  readonly file: string;
  /** The text to replace. It must occur exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The Vitest or Playwright file that should fail. */
  readonly test: string;
  /** Why no test catches it, if that is accepted. */
  readonly survives?: string;
}

/** Tests of the built site need a build first. */
export const needsBuild = ({ test }: Pick<Fault, "test">): boolean => /\/tests\/(?:browser|pages)\//.test(test);

/** Why a fault cannot be planted; undefined if it can. */
export function mistakeIn({ file, find, test, name }: Fault): string | undefined {
  if (!existsSync(file)) return `"${name}": there is no file ${file}.`;
  if (!existsSync(test)) return `"${name}": there is no test ${test}.`;
  const count = readFileSync(file, "utf8").split(find).length - 1;
  if (count === 1) return undefined;
  return `"${name}": ${file} contains its text ${count} times instead of once: ${JSON.stringify(find)}`;
}
