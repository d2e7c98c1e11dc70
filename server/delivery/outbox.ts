import { access, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { errorSummary } from "../runtime/error-summary.ts";
import type { FoundEnquiry } from "../store/find-enquiries.ts";
import type { Store } from "../store/store.ts";
import type { Mailer } from "./delivery.ts";
import type { MailContent } from "./mail-message.ts";

interface OutboxDependencies {
  readonly store: Pick<Store, "list" | "find">;
  readonly directory: string;
  readonly compose: (content: MailContent) => Promise<Buffer>;
  readonly log: Logger;
}

const pageSize = 100;
const fileName = /^([\da-f-]{36})\.eml(?:\.part)?$/;

/**
 * Replaces delivery when no mail server is configured: writes the email about each enquiry to `<directory>/<id>.eml`.
 * The emails stay pending and are sent once a mail server is configured. Files missing at the start are written first.
 */
export function startOutbox({ store, directory, compose, log }: OutboxDependencies): Mailer {
  const write = async (enquiry: FoundEnquiry): Promise<void> => {
    const path = join(directory, `${enquiry.id}.eml`);
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists || enquiry.erasedAt !== null) return;
    const mail = await compose({ id: enquiry.id, isDigest: false, enquiries: [enquiry] });
    // Written to a temporary file and renamed, so that an .eml file is always complete.
    await writeFile(`${path}.part`, mail);
    await rename(`${path}.part`, path);
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

  const report = (error: unknown) => log.error({ error: errorSummary(error) }, "email file could not be written");
  let queue = begin().catch(report);
  return {
    enquiryStored(id) {
      queue = queue.then(() => writeStored(id)).catch(report);
    },
    trouble: () => undefined,
    stop: () => queue,
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
