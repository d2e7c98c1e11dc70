import type { Database } from "../../server/store/database.ts";

/** A database whose commits can be held up or made to fail. */
export interface HeldDatabase extends Database {
  /** Runs before each commit; what it throws becomes the commit's failure. */
  beforeCommit: () => Promise<void>;
  /** How many commits there were, failed ones too. */
  commits: number;
}

/** Puts a hook before the commits of a real database; everything else is the database's own. */
export function heldDatabase(database: Database): HeldDatabase {
  const { dialect } = database;
  const held: HeldDatabase = {
    ...database,
    beforeCommit: async () => undefined,
    commits: 0,
    dialect: {
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
    },
  };
  return held;
}
