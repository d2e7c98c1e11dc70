import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { readPostgres, readSqlite, wordInTables } from "../database-readers.ts";
import { runCommandProcess } from "../server-process.ts";
import { honestClients } from "./honest-clients.ts";
import { newStore, type NewStore } from "./new-store.ts";
import { newPost, post } from "./post.ts";
import { type Check, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry } from "./settings.ts";
import type { SmallCheck } from "./small-checks.ts";
import { waitUntil } from "./wait-until.ts";
import { holdsWord } from "../words-in-files.ts";

const word = "Quillaborogove";
const email = "erased@example.org";
const posts = 20;

async function startWithWords({ settings }: NewStore, run: Run, planted = {}): Promise<ServerChild> {
  const server = await startServer({ settings: { ...settings, ...hurry, ...planted }, run });
  await postWords(server);
  return server;
}

async function postWords(server: ServerChild): Promise<void> {
  for (let sent = 0; sent < posts; sent += 1) {
    const one = newPost(word);
    await post(server.port, { ...one, fields: { ...one.fields, Email: email } });
  }
}

const erase = ({ settings }: NewStore, planted: Readonly<Record<string, string>> = {}) =>
  runCommandProcess(["erase", "--email", email], { ...settings, ...planted });

/** Erases while another program reads the database and visitors send enquiries, and then once more without it. */
export const besideReader: SmallCheck = async (run, planted) => {
  const store = await newStore("SQLite", run);
  const folder = store.settings.DATA_DIR!;
  const server = await startWithWords(store, run, planted);
  const reader = readSqlite(join(folder, "enquiries.db"));
  const clients = honestClients(() => server.port);
  const { code, out, err } = await erase(store, planted);
  const stillThere = holdsWord(folder, word);
  await sleep(1000);
  await clients.stop();
  reader.close();
  const { statuses } = clients.ledger;
  const others = [...statuses].filter(([status]) => status !== 202).reduce((sum, [, count]) => sum + count, 0);
  const gone = await waitUntil(() => !holdsWord(folder, word), 20, 100);
  const again = await erase(store, planted);
  return [
    { ...countIs("SQLite: erased", Number(/\d+/.exec(out)?.[0]), posts), seen: "" },
    {
      name: "SQLite: the command fails and says so while words remain",
      passed: stillThere && code === 1 && /^Their text is still in the database's files[^\n]*every minute/.test(err),
      seen: `SQLite: exit code ${code} with a reader`,
    },
    {
      name: "SQLite: posts go on",
      passed: others === 0,
      seen: `${others} of ${others + (statuses.get(202) ?? 0)} posts refused`,
    },
    { name: "SQLite: the words leave the files by themselves", passed: gone, seen: "" },
    {
      name: "SQLite: the command succeeds then",
      passed: again.code === 0 && again.err === "",
      seen: `${again.code} without it`,
    },
  ];
};

/** Readers of PostgreSQL: one holds the table, and the other only makes PostgreSQL keep what was in it. */
const readers = { "the table": "enquiry", "another table": "store_check" };

/** Erases while another program reads the database and visitors send enquiries, and then once more without it. */
async function onPostgres(run: Run): Promise<Check[]> {
  const store = await newStore("PostgreSQL", run);
  const server = await startWithWords(store, run);
  const client = new pg.Client(store.settings.DATABASE_URL);
  await client.connect();
  const inTables = await wordInTables(client, word);
  const checks: Check[] = [
    { name: "PostgreSQL: the words are in the table's files before", passed: await inTables(), seen: "" },
  ];
  const clients = honestClients(() => server.port);
  for (const [what, table] of Object.entries(readers)) {
    await postWords(server);
    const reader = await readPostgres(store.settings.DATABASE_URL, table);
    const { code, err } = await erase(store);
    checks.push({
      name: `PostgreSQL: the command fails and says so while ${what} is read`,
      // The server may be rewriting the table at this moment.
      passed:
        (await waitUntil(inTables, 30)) && code === 1 && err.startsWith("Their text is still in the database's files"),
      seen: `PostgreSQL: exit code ${code} while ${what} is read`,
    });
    await reader.end();
  }
  const gone = await waitUntil(async () => !(await inTables()), 20, 100);
  const { code, err } = await erase(store);
  await clients.stop();
  await client.end();
  const others = [...clients.ledger.statuses].filter(([status]) => status !== 202);
  return [
    ...checks,
    { name: "PostgreSQL: the words leave the table's files by themselves", passed: gone, seen: "" },
    { name: "PostgreSQL: the command succeeds then", passed: code === 0 && err === "", seen: `${code} without it` },
    {
      name: "PostgreSQL: posts go on",
      passed: others.length === 0,
      seen: `${others.reduce((sum, [, count]) => sum + count, 0)} of ${[...clients.ledger.statuses.values()].reduce((sum, count) => sum + count, 0)} posts refused`,
    },
  ];
}

/** Erasure of personal data, on both stores. */
export const erasure: Row = {
  name: "erasure",
  what: "an enquirer's words erased while another program reads the database and visitors send enquiries, both stores",
  goal: "no word left in the files, or a failure that says so; no post refused meanwhile",
  async run(run) {
    return [...(await besideReader(run, {})), ...(await onPostgres(run))];
  },
};
