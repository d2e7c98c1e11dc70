import { join } from "node:path";
import { postgresDatabase } from "../../server/store/postgres.ts";
import { sqliteForOperator } from "../../server/store/sqlite.ts";
import { openStore, type Store } from "../../server/store/store.ts";
import { type Cluster, startPostgres } from "../server/postgres.ts";
import { newFolder } from "./folder.ts";
import type { Run } from "./row.ts";

export const storeNames = ["SQLite", "PostgreSQL"] as const;
export type StoreName = (typeof storeNames)[number];

/** An empty database. */
export interface NewStore {
  /** The server's settings for it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Looks into it beside a server, as an operator's command does. It has to be open once before by a server. */
  open(): Promise<Store>;
  /** The server of it, if it has one. */
  readonly cluster?: Cluster;
}

/** Makes an empty database, on PostgreSQL in a server of its own that survives a crash of the machine as well. */
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

/** Looks into a store and closes it again. */
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
