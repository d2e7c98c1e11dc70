import { errorSummary } from "../runtime/error-summary.ts";
import type { Raise } from "../runtime/alarms.ts";
import type { Clock } from "../runtime/clock.ts";
import type { Rescue } from "../store/database.ts";
import type { Store } from "../store/store.ts";

/** How long lost files are reported, in milliseconds, although they are restored within a second: it may happen again. */
const restorationTold = 60 * 60 * 1000;

type LostFiles = Exclude<Rescue, { kind: "set aside" }>;

const told: Readonly<Record<LostFiles["kind"], string>> = {
  restored: "the database's files were removed while the server ran; they were restored, and nothing is lost",
  replaced:
    "the database was replaced while the server ran: its enquiries are saved in the named file, and no more are taken until a restart",
  "taken over":
    "another server uses the same database, whose lock was removed: this one takes no more enquiries; stop one of the two, and restart the other",
};

/** Whether the server can go on after a rescue. If not, the database is closed until a restart. */
const goesOn = ({ kind }: Rescue): boolean => kind === "restored";

interface RescueDependencies {
  readonly store: Pick<Store, "rescue">;
  readonly clock: Pick<Clock, "now">;
  readonly raise: Raise;
}

/** Creates the task that saves the database after its files were removed or replaced, and raises an alarm. */
export function rescueTask({ store, clock, raise }: RescueDependencies) {
  let last: { readonly rescue: LostFiles; readonly at: number } | undefined;
  const isTold = (): boolean =>
    last !== undefined && (!goesOn(last.rescue) || Math.abs(clock.now() - last.at) < restorationTold);
  const unsaved = (error?: unknown): void =>
    raise(
      "database not saved",
      error !== undefined,
      { error: errorSummary(error) },
      "the database's files were removed while the server ran, and what it had stored could not be saved yet: do not stop the server",
    );
  return async (): Promise<void> => {
    try {
      const rescue = last && !goesOn(last.rescue) ? undefined : await store.rescue();
      // The alarm about damage lasts as long as its files are there.
      if (rescue && rescue.kind !== "set aside") last = { rescue, at: clock.now() };
      if (!isTold()) last = undefined;
      const { kind, ...details } = last?.rescue ?? {};
      raise("database files", last !== undefined, details, kind ? told[kind] : "");
      unsaved();
    } catch (error) {
      unsaved(error);
    }
  };
}
