import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sqliteDatabase } from "../../store/sqlite.ts";
import { openStore } from "../../store/store.ts";
import { drip, startScriptedServer } from "../scripted-mail-server.ts";
import { newFolder } from "./folder.ts";
import { bodyBytes } from "./input-bytes.ts";
import { startMailSink } from "./mail-sink.ts";
import { newStore } from "./new-store.ts";
import { type Answer, newPost, post } from "./post.ts";
import { sendRaw } from "./raw-request.ts";
import { type Check, countIs, type Run } from "./row.ts";
import { startServer } from "./server-child.ts";
import { hurry, mailSettings } from "./settings.ts";
import { waitUntil } from "./wait-until.ts";

/** A check of one property, with settings that may plant a bug. */
export type SmallCheck = (run: Run, planted: Readonly<Record<string, string>>) => Promise<Check[]>;

/** One enquiry sent many times with the same key, concurrently and later, is stored and mailed once. */
export const replays: SmallCheck = async (run, planted) => {
  const [store, sink] = [await newStore("SQLite", run), await startMailSink(run)];
  const server = await startServer({
    settings: { ...store.settings, ...mailSettings(sink.url), ...hurry, ...planted },
    run,
  });
  const one = newPost();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(server.port, one)));
  await waitUntil(() => sink.letters.size > 0, 20);
  answers.push(await post(server.port, one));
  await sleep(1000);
  return [
    countIs("one key, one id", new Set(answers.map(({ id }) => id)).size, 1),
    countIs("one key, one mail", sink.letters.get(one.reference)?.arrivals.length ?? 0, 1),
  ];
};

/**
 * A replica is paused while it delivers a mail. Another one takes the mail over when the lease has expired. When the
 * first resumes, it must not send the mail as well.
 */
export const pausedReplica: SmallCheck = async (run, planted) => {
  const [store, sink] = [await newStore("PostgreSQL", run), await startMailSink(run)];
  const settings = { ...store.settings, ...mailSettings(sink.url), ...hurry, LEASE_SECONDS: "2", ...planted };
  const first = await startServer({ settings, run });
  sink.fault = "held at the recipient";
  const one = newPost();
  await post(first.port, one);
  await waitUntil(() => sink.held() === 1, 20);
  first.signal("SIGSTOP");
  sink.fault = "none";
  const second = await startServer({ settings, run });
  const taken = await waitUntil(() => sink.letters.has(one.reference), 60);
  sink.release();
  first.signal("SIGCONT");
  await sleep(3000);
  await second.end("SIGTERM");
  return [
    countIs("the mail is taken over", Number(taken), 1),
    countIs("a replica without its lease sends nothing", sink.letters.get(one.reference)?.arrivals.length ?? 0, 1),
  ];
};

/** An enquiry that has bypassed validation must not add a header to the mail. */
export const forgedHeader: SmallCheck = async (run, planted) => {
  const [folder, sink] = [await newFolder(run), await startMailSink(run)];
  const store = await openStore(sqliteDatabase(join(folder, "enquiries.db")));
  const { fields, key, reference } = newPost();
  const forged = { ...fields, Name: "Visitor\r\nBcc: eve@example.org\r\nX-Other: " };
  await store.add({ fields: forged, idempotencyKey: key, channel: "json", verdict: "clean", humanScore: 0 });
  await store.close();
  await startServer({ settings: { DATA_DIR: folder, ...mailSettings(sink.url), ...planted }, run });
  await waitUntil(() => sink.letters.has(reference), 20);
  const headers = sink.letters.get(reference)?.headers ?? [];
  return [
    countIs("the mail arrives", Number(headers.length > 0), 1),
    countIs("no mail has a forged header", headers.filter((name) => /^(Bcc|X-Other)$/i.test(name)).length, 0),
  ];
};

/** One address may send only a limited number of enquiries in ten minutes. */
export const manyPosts: SmallCheck = async (run, planted) => {
  const limit = 5;
  const settings = { DATA_DIR: await newFolder(run), RATE_LIMIT_ADDRESS: String(limit), ...planted };
  const server = await startServer({ settings, run });
  const statuses: Answer["status"][] = [];
  for (let sent = 0; sent < 2 * limit; sent += 1) statuses.push((await post(server.port, newPost())).status);
  return [
    countIs("posts over the limit are refused with 429", statuses.filter((status) => status === 429).length, limit),
  ];
};

/** A body over the limit is refused. */
export const longBody: SmallCheck = async (run, planted) => {
  const DATA_DIR = await newFolder(run);
  const server = await startServer({ settings: { DATA_DIR, ...planted }, run });
  const { status } = await sendRaw(server.port, bodyBytes("application/json", " ".repeat(40_000)));
  return [countIs("a body over 32 KiB is refused with 413", status, 413)];
};

/** A server that is never silent and never answers is left in time, and tried again. */
export const drippingServer: SmallCheck = async (run, planted) => {
  const dripping = await startScriptedServer({ greeting: drip });
  run.defer(() => dripping.close());
  const settings = { DATA_DIR: await newFolder(run), ...mailSettings(`smtp://127.0.0.1:${dripping.port}`), ...hurry };
  const server = await startServer({ settings: { ...settings, ...planted }, run });
  await post(server.port, newPost());
  const left = await waitUntil(() => dripping.connections() > 1, 60);
  return [{ name: "a server that drips is left", passed: left, seen: `${dripping.connections()} connections` }];
};
