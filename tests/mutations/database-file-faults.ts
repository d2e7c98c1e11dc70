import type { Fault } from "./fault.ts";

/** In how the databases keep and clear their files. */
export const databaseFileFaults: readonly Fault[] = [
  {
    name: "Erased data remain in the write-ahead log.",
    file: "server/store/sqlite.ts",
    find: "wal_checkpoint(TRUNCATE)",
    replace: "wal_checkpoint(PASSIVE)",
    test: "tests/server/sqlite-file.test.ts",
  },
  {
    name: "Commits do not wait for the disk.",
    file: "server/store/sqlite-file.ts",
    find: "synchronous=FULL",
    replace: "synchronous=OFF",
    test: "tests/server/sqlite-file.test.ts",
    survives: "only a power failure shows the difference",
  },
  {
    name: "Only the database is watched, not its log.",
    file: "server/store/sqlite-file.ts",
    find: 'const parts = ["", "-wal", "-shm"] as const;',
    replace: 'const parts = [""] as const;',
    test: "tests/server/lost-files.test.ts",
  },
  {
    name: "A log that is cut short in place is not noticed.",
    file: "server/store/sqlite.ts",
    find: "files?.log?.isWhole() ?? false",
    replace: "true",
    test: "tests/server/lost-files.test.ts",
  },
  {
    name: "The log is copied into the database only when it has grown long.",
    file: "server/store/store.ts",
    find: "return void database.copyLog();",
    replace: "return undefined;",
    test: "tests/server/lost-files.test.ts",
  },
  {
    name: "A restored database is taken without a word.",
    file: "server/store/sqlite.ts",
    find: 'if (isReplaced) return { kind: "replaced", savedAs };',
    replace: "",
    test: "tests/server/lost-files.test.ts",
  },
  {
    name: "An empty file is taken for a new database.",
    file: "server/store/sqlite.ts",
    find: "if (existsSync(path)) checkNotEmpty(path);\n      else createFile(path);",
    replace: "",
    test: "tests/server/lost-files.test.ts",
  },
  {
    name: "Damaged pages are found only when they are read.",
    file: "server/store/sqlite.ts",
    find: "checkFile(path, data);",
    replace: "",
    test: "tests/server/lost-files.test.ts",
  },
  {
    name: "Clearing erased data holds up posts.",
    file: "server/store/sqlite.ts",
    find: "PRAGMA busy_timeout=0",
    replace: "PRAGMA busy_timeout=5000",
    test: "tests/torture/short.test.ts",
  },
  {
    name: "Erased words stay in PostgreSQL's pages.",
    file: "server/store/postgres.ts",
    find: "VACUUM FULL enquiry",
    replace: "VACUUM enquiry",
    test: "tests/torture/short.test.ts",
  },
];
