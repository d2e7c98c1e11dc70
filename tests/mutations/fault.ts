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
export const needsBuild = ({ test }: Pick<Fault, "test">): boolean => test.startsWith("tests/browser/");
