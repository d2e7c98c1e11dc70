import type { Dialect } from "kysely";
import type { Database } from "../store/database.ts";

/** A database whose commits can be delayed or made to fail. */
export interface HeldDatabase extends Database {
  /** Runs before each commit; if it rejects, the commit fails with that error. */
  beforeCommit: () => Promise<void>;
  /** Number of commits, including failed ones. */
  commits: number;
}

/** Wraps a real database and adds a hook before each commit. */
export function heldDatabase(database: Database): HeldDatabase {
  const hold = (dialect: Dialect): Dialect => ({
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver() {
      const driver = dialect.createDriver();
      const commit = driver.commitTransaction.bind(driver);
      driver.commitTransaction = async (connection) => {
        held.commits += 1;
        await held.beforeCommit();
        await commit(connection);
      };
      return driver;
    },
  });
  const { dialect, dialectForEnquiries } = database;
  const held: HeldDatabase = {
    ...database,
    beforeCommit: async () => undefined,
    commits: 0,
    dialect: hold(dialect),
    ...(dialectForEnquiries && { dialectForEnquiries: hold(dialectForEnquiries) }),
  };
  return held;
}
