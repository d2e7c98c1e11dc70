import { errorSummary } from "../runtime/error-summary.ts";
import type { Raise } from "../runtime/alarms.ts";
import type { Rescue } from "../store/database.ts";
import type { Store } from "../store/store.ts";

const told: Readonly<Record<Rescue["kind"], string>> = {
  restored: "the database's files were removed while the server ran; they were restored, and nothing is lost",
  replaced:
    "the database was replaced while the server ran: its enquiries are saved in the named file, and no more are taken until a restart",
};

/** Creates the task that saves the database after its files were removed or replaced, and raises an alarm. */
export function rescueTask({ store, raise }: { readonly store: Pick<Store, "rescue">; readonly raise: Raise }) {
  let replaced: Rescue | undefined;
  return async (): Promise<void> => {
    try {
      const rescue = replaced ?? (await store.rescue());
      if (rescue?.kind === "replaced") replaced = rescue;
      const { kind, ...details } = rescue ?? {};
      raise("database files", rescue !== undefined, details, kind ? told[kind] : "");
    } catch (error) {
      raise(
        "database not saved",
        true,
        { error: errorSummary(error) },
        "the database's files were removed while the server ran, and what it had stored could not be saved yet: do not stop the server",
      );
    }
  };
}

/** Creates the task that raises an alarm while enquiries cannot be stored. */
export function storeCheckTask({ store, raise }: { readonly store: Pick<Store, "check">; readonly raise: Raise }) {
  return async (): Promise<void> => {
    const error = await store.check().then(
      () => undefined,
      (thrown: unknown) => errorSummary(thrown),
    );
    raise("store", error !== undefined, { error }, "enquiries cannot be stored: posts get 503");
  };
}
