import type { Dialect } from "kysely";

/** A dialect whose commits can be held up or made to fail. */
export interface HeldDialect extends Dialect {
  /** Runs before each commit; what it throws becomes the commit's failure. */
  beforeCommit: () => Promise<void>;
}

/** Puts a hook before the commits of a real dialect; everything else is the dialect's own. */
export function heldDialect(dialect: Dialect): HeldDialect {
  const held: HeldDialect = {
    beforeCommit: async () => undefined,
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver() {
      const driver = dialect.createDriver();
      const commit = driver.commitTransaction.bind(driver);
      driver.commitTransaction = async (connection) => {
        await held.beforeCommit();
        await commit(connection);
      };
      return driver;
    },
  };
  return held;
}
