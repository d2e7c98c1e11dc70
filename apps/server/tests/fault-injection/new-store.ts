import { join } from "node:path";
import { postgresDatabase } from "../../store/postgres.ts";
import { sqliteForOperator } from "../../store/sqlite.ts";
import { openStore, type Store } from "../../store/store.ts";
import { type Cluster, startPostgres } from "../postgres.ts";
import { newFolder } from "./folder.ts";
import type { Run } from "./row.ts";

export const storeNames = ["SQLite", "PostgreSQL"] as const;
export type StoreName = (typeof storeNames)[number];

/** An empty database. */
export interface NewStore {
  /** The settings of a server that uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Opens it beside a server, as an operator's command does. A server must have opened it before. */
  open(): Promise<Store>;
  /** The PostgreSQL cluster, if any. */
  readonly cluster?: Cluster;
}

/** Creates an empty database, for PostgreSQL in its own cluster with fsync, which survives a crash. */
export async function newStore(name: StoreName, run: Pick<Run, "defer">): Promise<NewStore> {
  const DATA_DIR = await newFolder(run);
  if (name === "SQLite") {
    const database = () => sqliteForOperator(join(DATA_DIR, "enquiries.db"));
    return { settings: { DATA_DIR }, open: () => openStore(database(), { mayMigrate: false }) };
  }
  const cluster = await startPostgres({ settings: ["fsync=on"] });
  run.defer(() => cluster.stop());
  const DATABASE_URL = await cluster.createDatabase();
  const open = () => openStore(postgresDatabase(DATABASE_URL), { mayMigrate: false });
  return { settings: { DATABASE_URL, DATA_DIR }, open, cluster };
}

/** Opens a store, reads from it and closes it again. */
export async function lookInto<Result>(
  store: Pick<NewStore, "open">,
  look: (store: Store) => Promise<Result>,
): Promise<Result> {
  const opened = await store.open();
  try {
    return await look(opened);
  } finally {
    await opened.close();
  }
}
