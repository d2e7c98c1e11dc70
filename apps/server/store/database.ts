import type { Dialect } from "kysely";
import type { DamagedFile } from "./rescue/damaged-files.ts";

/** How a database was saved after its files had been removed, replaced or changed while it was in use. */
export type Rescue =
  /** Nothing is lost, and the database is in use again. */
  | { readonly kind: "restored" }
  /** Another database is at the path: this one is in `savedAs`, and the server must be restarted. */
  | { readonly kind: "replaced"; readonly savedAs: string }
  /** Another server uses the database: this one has closed it, and must be restarted. */
  | { readonly kind: "taken over" }
  /** It was damaged, and is in `file`. A new one is in use, into which the rest has to be carried over. */
  | { readonly kind: "set aside"; readonly file: string };

/** A database for the store: its dialect and the properties in which databases differ. */
export interface Database {
  readonly dialect: Dialect;
  /** The dialect for storing enquiries, if it differs: with connections of their own and shorter time limits. */
  readonly dialectForEnquiries?: Dialect;
  /** Whether an error may not come again if the same is tried once more; never if undefined. */
  readonly isPassing?: (error: unknown) => boolean;
  /** How often a connection has not answered in time. */
  readonly silences?: () => number;
  /** Whether other servers may use it at the same time. If not, every lease found on opening is stale. */
  readonly shared: boolean;
  /**
   * Removes erased data from places other than the tables, such as logs.
   * @returns false if it is still there, because others use the database; try again later
   */
  clearErased(): Promise<boolean>;
  /** Whether the open files are still the ones at their paths, hold what was committed, and no damage has been found. */
  isIntact(): boolean;
  /** Copies the write-ahead log into the database, so that little depends on it. Waits for nobody. */
  copyLog(): void;
  /** The files beside the database that `rescue` has left, and that erased data may still be in. */
  copies(): readonly string[];
  /**
   * Looks for damage in the whole database, which takes a while but delays nothing. `isIntact` is false if there is any.
   * @throws if it cannot be checked at present
   */
  findDamage(signal: AbortSignal): Promise<void>;
  /** The damaged databases that were set aside, the oldest first. */
  damagedFiles(): readonly DamagedFile[];
  /** Saves the data after `isIntact` was false. @throws if that fails; it can be tried again */
  rescue(): Rescue;
}
