import type { Logger } from "pino";
import type { Raise } from "../runtime/alarms.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import type { DamagedFile } from "../store/rescue/damaged-files.ts";
import type { Store } from "../store/store.ts";

interface DamageDependencies {
  readonly store: Pick<Store, "findDamage" | "damagedFiles" | "carryOver">;
  readonly raise: Raise;
  readonly log: Logger;
}

const message =
  "the database was damaged and is set aside: a new one is in use, what can be read of the other is carried over, and what cannot is counted here; check the disk, and see docs/deployment.md";

/** What is told of a damaged database. Its record has more, such as which rows are missing. */
const detailsOf = ({ file, record: { cause, foundAt, carriedOver } }: DamagedFile) => ({
  file,
  cause,
  foundAt,
  rows: carriedOver?.rows ?? "not carried over yet",
});

/**
 * Creates the task that carries over what damaged databases hold. The alarm lasts until their files are removed, because
 * somebody has to look at the disk, and at what is missing.
 */
export function carryOverTask({ store, raise, log }: Omit<DamageDependencies, "findDamage">) {
  const tell = (error?: unknown): void => {
    const files = store.damagedFiles();
    const { cause } = files.at(-1)?.record ?? {};
    const failure = error === undefined ? {} : { error: errorSummary(error) };
    raise("database damaged", files.length > 0, { cause, files: files.map(detailsOf), ...failure }, message);
  };
  return async (): Promise<void> => {
    tell();
    const waiting = store.damagedFiles().filter(({ record }) => !record.carriedOver);
    try {
      for (const damaged of waiting) {
        const carriedOver = await store.carryOver(damaged);
        const { rows, mailedAgain, destroyedPages } = carriedOver;
        log.warn(
          { file: damaged.file, rows, mailedAgain, destroyedPages },
          "what can be read of the damaged database is carried over",
        );
      }
    } catch (error) {
      return tell(error);
    }
    if (waiting.length > 0) tell();
  };
}

/** Creates the task that looks for damage nobody has met yet. What it finds is told when the database is set aside. */
export function damageCheckTask({ store, log }: Pick<DamageDependencies, "store" | "log">, signal: AbortSignal) {
  return async (): Promise<void> => {
    try {
      await store.findDamage(signal);
    } catch (error) {
      if (!signal.aborted) log.warn({ error: errorSummary(error) }, "the database could not be checked for damage");
    }
  };
}
