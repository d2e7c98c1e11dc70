import type { Dialect } from "kysely";

/** A database that enquiries can be kept in, and what the store must know of it beyond its dialect. */
export interface Database {
  readonly dialect: Dialect;
  /** Other servers may use it at the same time. If not, every lease found when opening it is a dead process's. */
  readonly shared: boolean;
  /** Whether what is written still goes where it will be found again; false after a file was removed. */
  isIntact(): boolean;
  /** Statement that clears erased words from where they stand besides the tables; undefined if there is none. */
  readonly clearErased: string | undefined;
  /** Makes a new, empty database where the former one was lost. @throws if that is impossible */
  recreate(): void;
}
