import type { Dialect } from "kysely";

/** A database for the store: its dialect and the properties in which databases differ. */
export interface Database {
  readonly dialect: Dialect;
  /** Whether other servers may use it at the same time. If not, every lease found on opening is stale. */
  readonly shared: boolean;
  /** Whether the open database file is still the one at its path; false after the file was removed or replaced. */
  isIntact(): boolean;
  /** Statement that removes erased data from places other than the tables, such as logs; undefined if not needed. */
  readonly clearErased: string | undefined;
  /** Creates a new, empty database after the previous one was removed. @throws if that fails */
  recreate(): void;
}
