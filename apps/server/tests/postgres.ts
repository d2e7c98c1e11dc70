import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPostgresFolder } from "@ttpl/install/find-postgres.mjs";

export interface Cluster {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>;
  /** Terminates all connections to a database, as a restart of the database server would. */
  endConnections(database: string): Promise<void>;
  /** Runs a statement as the database's superuser. */
  query(text: string, values?: string[]): Promise<void>;
  /** Stops the server immediately, as in a crash, and restarts it after `pause` milliseconds. */
  crash(pause: number): Promise<void>;
  /** Process id of the server. */
  pid(): number;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root. If the tests run as root, it runs as "postgres" or "nobody". */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const user = existsSync("/var/lib/postgresql") ? "postgres" : "nobody";
  const id = (which: string) => Number(execFileSync("id", [which, user], { encoding: "utf8", timeout: 10_000 }));
  return { uid: id("-u"), gid: id("-g") };
}

/**
 * Starts a temporary PostgreSQL server that listens only on a Unix socket in a temporary folder.
 * @param options server settings and initdb options
 */
export async function startPostgres({ settings = ["fsync=off"], initOptions = [] as readonly string[] } = {}) {
  const programs = findPostgresFolder();
  if (!programs) throw new Error("PostgreSQL not found: run `node tools/install.mjs --tests`.");
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "ttpl-pg-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!);
  const data = join(folder, "data");
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: "C.UTF-8" } } as const;
  const initArguments = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", ...initOptions];
  execFileSync(join(programs, "initdb"), initArguments, { ...options, stdio: "pipe", timeout: 120_000 });
  const serverArguments = [
    "-D",
    data,
    "-k",
    folder,
    ...["listen_addresses=", ...settings].flatMap((set) => ["-c", set]),
  ];
  const spawnServer = () => spawn(join(programs, "postgres"), serverArguments, { ...options, stdio: "ignore" });
  let server = spawnServer();

  const url = (database: string) => `postgres://postgres@localhost/${database}?host=${folder}`;
  const query = async (text: string, values: string[] = []): Promise<void> => {
    const client = new pg.Client({ connectionString: url("postgres") });
    await client.connect();
    await client.query(text, values).finally(() => client.end());
  };
  const answers = async (): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await query("select 1");
      } catch (error) {
        if (attempt === 100) throw error;
        await sleep(100);
      }
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  await answers().catch(async (error: unknown) => {
    await end("SIGKILL");
    throw error;
  });

  let databases = 0;
  const cluster: Cluster = {
    query,
    pid: () => server.pid!,
    async crash(pause) {
      // "Immediate shutdown": https://www.postgresql.org/docs/current/server-shutdown.html
      await end("SIGQUIT");
      await sleep(pause);
      server = spawnServer();
      await answers();
    },
    async createDatabase() {
      databases += 1;
      await query(`create database test_${databases}`);
      return url(`test_${databases}`);
    },
    endConnections(database) {
      const name = new URL(database).pathname.slice(1);
      return query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    },
    async stop() {
      // "Fast shutdown", on the same page.
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return cluster;
}
