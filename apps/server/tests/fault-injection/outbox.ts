import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { newFolder } from "./folder.ts";
import { canRun, notShown } from "./machine.ts";
import { newPost, post } from "./post.ts";
import type { Check, Row, Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { hurry } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

const postsEach = 10;

interface OutboxFault {
  readonly name: string;
  begin(): Promise<void>;
  end(): Promise<void>;
}

/** Whether /readyz tells that files cannot be written, and why. */
async function toldBy({ port }: ServerChild): Promise<boolean> {
  const answer = (await (await fetch(`http://localhost:${port}/readyz`)).json()) as { mailServer?: { cause?: string } };
  return /^E[A-Z]+$/.test(answer.mailServer?.cause ?? "");
}

/** Sends enquiries before, during and after a fault of the folder; in the end, each has a complete file. */
async function goThrough(fault: OutboxFault, server: ServerChild, directory: string, run: Run): Promise<Check[]> {
  const references = new Map<string, string>();
  const send = async (): Promise<void> => {
    for (let sent = 0; sent < postsEach; sent += 1) {
      const one = newPost();
      const { id } = await post(server.port, one);
      if (id) references.set(id, one.reference);
    }
  };
  const isWritten = async (id: string, reference: string): Promise<boolean> => {
    const mail = await readFile(join(directory, `${id}.eml`)).catch(() => undefined);
    return mail !== undefined && ((await PostalMime.parse(mail)).text ?? "").includes(reference);
  };
  const missing = async (): Promise<number> => {
    const written = await Promise.all([...references].map(([id, reference]) => isWritten(id, reference)));
    return written.filter((isThere) => !isThere).length;
  };
  await send();
  await waitUntil(async () => (await missing()) === 0, 30);
  await fault.begin();
  await send();
  const isTold = await waitUntil(() => toldBy(server), 60, 100);
  const isAlarmed = await waitUntil(() => server.output().includes('"alarm":"outbox"'), 90, 250);
  await fault.end();
  await send();
  await waitUntil(async () => (await missing()) === 0, 60, 250);
  const left = await missing();
  const isOver = await waitUntil(async () => !(await toldBy(server)), 30);
  run.progress(`${fault.name}: ${references.size} acknowledged, ${left} without a file`);
  return [
    { name: `acknowledged: ${fault.name}`, passed: references.size === 3 * postsEach, seen: `${references.size}` },
    { name: `told with its cause, until it is over: ${fault.name}`, passed: isTold && isOver, seen: "" },
    { name: `an alarm: ${fault.name}`, passed: isAlarmed, seen: "" },
    { name: `each has a complete file: ${fault.name}`, passed: left === 0, seen: `${left} have none` },
  ];
}

/** The folder is removed, and a file is in its place. */
async function replaced(run: Run): Promise<Check[]> {
  const folder = await newFolder(run);
  const directory = join(folder, "outbox");
  const server = await startServer({ settings: { DATA_DIR: folder, ...hurry }, run });
  const fault = {
    name: "folder removed, a file in its place",
    begin: async () => {
      await rm(directory, { recursive: true });
      await writeFile(directory, "in the way");
    },
    end: () => rm(directory),
  };
  return goThrough(fault, server, directory, run);
}

/** The folder is a small tmpfs of its own, so that enquiries are stored although it is full. */
async function full(run: Run): Promise<Check[]> {
  const name = "disk of the outbox full";
  const folder = await newFolder(run);
  const mountAndRun = `mkdir "$0/outbox" && mount -t tmpfs -o size=1m,mode=0700 tmpfs "$0/outbox" && exec "$@"`;
  const within = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mountAndRun, folder] as const;
  const trial = await newFolder(run);
  if (!canRun(within[0], ...within.slice(1, -1), trial, "true"))
    return notShown(name, "because mounting is not allowed here", run);
  const server = await startServer({ settings: { DATA_DIR: folder, ...hurry }, run, within });
  const directory = join(`/proc/${server.pid}/root`, folder, "outbox");
  const ballast = join(directory, "ballast");
  const fault = {
    name,
    begin: () => writeFile(ballast, Buffer.alloc(4 * 1024 * 1024)).catch(() => undefined),
    end: () => rm(ballast),
  };
  const checks = await goThrough(fault, server, directory, run);
  const incomplete = (await readdir(directory)).filter((file) => file.endsWith(".part")).length;
  return [...checks, { name: `no partial files stay: ${name}`, passed: incomplete === 0, seen: `${incomplete}` }];
}

/** Without a mail server, mails are files: their folder is removed, or its disk is full. */
export const outbox: Row = {
  name: "outbox",
  what: "emails as files: folder removed, disk full",
  goal: "all acknowledged, told with the cause, each with a complete file afterwards",
  run: async (run) => [...(await replaced(run)), ...(await full(run))],
};
