import { type ErrorSummary, errorSummary } from "../runtime/error-summary.ts";

/** How the delivery gets on. */
export interface Progress {
  /** Emails claimed or written so far. Only whether it changes is of interest. */
  readonly done: number;
  /** The first error since the last success. */
  readonly firstError: ErrorSummary | undefined;
  /** What it is waiting for at present. */
  readonly step: string | undefined;
}

/** Keeps the record of a delivery's progress. */
export function progressRecord() {
  let done = 0;
  let firstError: ErrorSummary | undefined;
  let step: string | undefined;
  return {
    /** Runs a step. Its error is kept if it is the first since the last success. @throws that error */
    async during<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
      step = name;
      try {
        return await run();
      } catch (error) {
        firstError ??= errorSummary(error);
        throw error;
      } finally {
        step = undefined;
      }
    },
    /** Call when nothing has failed: what failed before is not the cause of anything later. */
    succeeded(emails: number): void {
      done += emails;
      firstError = undefined;
    },
    read: (): Progress => ({ done, firstError, step }),
  };
}
