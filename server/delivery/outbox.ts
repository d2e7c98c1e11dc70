import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import { repeat } from "../runtime/repeat.ts";
import type { FoundEnquiry } from "../store/find-enquiries.ts";
import type { Store } from "../store/store.ts";
import type { Mailer } from "./delivery.ts";
import type { MailContent } from "./mail-message.ts";
import { progressRecord } from "./progress.ts";

interface OutboxDependencies {
  readonly store: Pick<Store, "list" | "find">;
  readonly directory: string;
  readonly compose: (content: MailContent) => Promise<Buffer>;
  readonly clock: Clock;
  readonly log: Logger;
}

const pageSize = 100;
/** In milliseconds. */
const retryInterval = 5000;
const fileName = /^([\da-f-]{36})\.eml(?:\.part)?$/;

/**
 * Replaces delivery when no mail server is configured: writes the email about each enquiry to `<directory>/<id>.eml`.
 * The emails stay pending and are sent once a mail server is configured. Files missing at the start are written first.
 * What could not be written is tried again every five seconds.
 */
export function startOutbox(dependencies: OutboxDependencies): Mailer {
  const { store, directory, compose, log } = dependencies;
  const progress = progressRecord();
  const write = async (enquiry: FoundEnquiry): Promise<void> => {
    const path = join(directory, `${enquiry.id}.eml`);
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists || enquiry.erasedAt !== null) return;
    const mail = await compose({ id: enquiry.id, isDigest: false, enquiries: [enquiry] });
    await mkdir(directory, { recursive: true });
    // Written to a temporary file and renamed, so that an .eml file is always complete.
    await writeFile(`${path}.part`, mail);
    await rename(`${path}.part`, path);
    progress.succeeded(1);
  };
  const begin = async (): Promise<void> => {
    await mkdir(directory, { recursive: true });
    for (let after = ""; ;) {
      const page = await store.list({ state: "pending", verdict: "clean", after, limit: pageSize });
      for (const enquiry of page) await write(enquiry);
      const last = page.at(-1);
      if (!last || page.length < pageSize) return;
      after = last.id;
    }
  };
  const writeStored = async (id: string): Promise<void> => {
    for (const enquiry of await store.find(id)) await write(enquiry);
  };

  /** What has not ended well yet, in order. */
  const open = new Set<() => Promise<void>>([begin]);
  const attempt = async (task: () => Promise<void>): Promise<void> => {
    const failedBefore = progress.read().firstError !== undefined;
    try {
      await progress.during("write email files", task);
      open.delete(task);
      progress.succeeded(0);
    } catch (error) {
      if (!failedBefore) log.error({ error: errorSummary(error) }, "email file could not be written");
    }
  };
  let queue: Promise<void> = Promise.resolve();
  const retry = repeat(dependencies, "write email files", retryInterval, () => {
    for (const task of open) queue = queue.then(() => (open.has(task) ? attempt(task) : undefined));
    return queue;
  });
  return {
    enquiryStored(id) {
      const task = () => writeStored(id);
      open.add(task);
      queue = queue.then(() => attempt(task));
    },
    trouble: () => undefined,
    progress: progress.read,
    isAnyDue: async () => open.size > 0,
    async stop() {
      await retry.stop();
      await queue;
    },
  };
}

/**
 * Removes the email files that are no longer needed: of sent emails and of erased enquiries.
 * @throws the file system's error, or the database's
 */
export async function cleanOutbox(store: Pick<Store, "unsentAmong">, directory: string): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  const files = names.flatMap((name) => {
    const id = fileName.exec(name)?.[1];
    return id ? [{ name, id }] : [];
  });
  for (let start = 0; start < files.length; start += pageSize) {
    const page = files.slice(start, start + pageSize);
    const unsent = await store.unsentAmong(page.map(({ id }) => id));
    for (const { name, id } of page) if (!unsent.has(id)) await rm(join(directory, name), { force: true });
  }
}
