import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "../runtime/clock.ts";
import { errorSummary, reasonOf } from "../runtime/error-summary.ts";
import { repeat } from "../runtime/repeat.ts";
import type { MailContents } from "../store/mail-contents.ts";
import type { Store } from "../store/store.ts";
import type { Mailer } from "./delivery.ts";
import type { MailTrouble } from "./mail-trouble.ts";
import { progressRecord } from "./progress.ts";

interface OutboxDependencies {
  readonly store: Pick<Store, "find" | "unsentIds">;
  readonly directory: string;
  readonly compose: (contents: MailContents) => Promise<Buffer>;
  readonly clock: Clock;
  readonly log: Logger;
}

const pageSize = 100;
/** How often the files are compared with the store, in milliseconds. */
const lookInterval = 60_000;
/** While something cannot be written. */
const retryInterval = 5000;
const fileName = /^([\da-f-]{36})\.eml(?:\.part)?$/;

/**
 * Replaces delivery when no mail server is configured: writes an email about each enquiry to `<directory>/<id>.eml`, of
 * suspects too. A file that is missing is written, at once for a new enquiry, and within a minute for a suspect or a file
 * that was removed; what cannot be written is tried again every five seconds. In the store, the emails stay as they are,
 * and are sent once a mail server is configured.
 */
export function startOutbox(dependencies: OutboxDependencies): Mailer {
  const { store, directory, compose, clock, log } = dependencies;
  const stopping = new AbortController();
  const progress = progressRecord();
  /** New enquiries without a file. */
  const stored = new Set<string>();
  let awake = new AbortController();
  let lookDue = false;
  let trouble: MailTrouble | undefined;
  /** The first failure of a pass. */
  let failure: (Pick<MailTrouble, "stage" | "cause"> & { readonly error: unknown }) | undefined;

  const failedAt =
    (stage: MailTrouble["stage"]) =>
    (error: unknown): void => {
      failure ??= { stage, cause: stage === "message" ? "could not be composed" : reasonOf(error), error };
    };
  const writeFileOf = async (id: string, mail: Buffer): Promise<void> => {
    await mkdir(directory, { recursive: true });
    const path = join(directory, `${id}.eml`);
    // Renamed when it is on disk, so that an .eml file is always complete.
    await writeFile(`${path}.part`, mail, { flush: true });
    await rename(`${path}.part`, path);
    progress.succeeded(1);
  };
  const write = async (id: string): Promise<void> => {
    const found = await progress.during("read an enquiry", () => store.find(id));
    const enquiry = found.find(({ erasedAt }) => erasedAt === null);
    if (!enquiry) return;
    const content = { id, isDigest: enquiry.verdict === "suspect", enquiries: [enquiry] };
    const mail = await compose(content).catch(failedAt("message"));
    if (mail) await progress.during("write an email file", () => writeFileOf(id, mail)).catch(failedAt("file"));
  };
  async function* missing(): AsyncGenerator<string> {
    const files = new Set(await readdir(directory).catch(() => []));
    for (let after = ""; !stopping.signal.aborted;) {
      const page = await progress.during("list unsent emails", () => store.unsentIds(after, pageSize));
      yield* page.filter((id) => !files.has(`${id}.eml`));
      after = page.at(-1) ?? "";
      if (page.length < pageSize) return;
    }
  }
  async function* due(): AsyncGenerator<string> {
    if (lookDue) yield* missing();
    lookDue = false;
    yield* stored;
  }
  /** Tells what failed in a pass, or that nothing fails any more. */
  const tell = (): void => {
    if (!failure) {
      if (trouble) log.info("emails are written to files again");
      trouble = undefined;
      progress.succeeded(0);
      return;
    }
    const { stage, cause, error } = failure;
    if (trouble?.stage !== stage || trouble.cause !== cause)
      log.error({ stage, cause, error: errorSummary(error) }, "emails could not be written to files");
    trouble = { stage, cause, since: trouble?.since ?? clock.now() };
    lookDue = true;
  };
  const pass = async (): Promise<void> => {
    failure = undefined;
    try {
      for await (const id of due()) {
        await write(id);
        stored.delete(id);
      }
    } catch (error) {
      failedAt("database")(error);
    }
    tell();
  };
  const work = async (): Promise<void> => {
    for (let isLast = false; !isLast;) {
      isLast = stopping.signal.aborted;
      if (awake.signal.aborted) awake = new AbortController();
      await pass();
      await clock.sleep(trouble ? retryInterval : lookInterval, AbortSignal.any([awake.signal, stopping.signal]));
    }
  };

  const looking = repeat(dependencies, "look for emails without a file", lookInterval, async () => {
    lookDue = true;
    if (!trouble) awake.abort();
  });
  const working = work();
  return {
    enquiryStored(id) {
      stored.add(id);
      if (!trouble) awake.abort();
    },
    trouble: () => trouble,
    progress: progress.read,
    isAnyDue: async () => stored.size > 0 || trouble !== undefined,
    async stop() {
      stopping.abort();
      await Promise.all([working, looking.stop()]);
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
