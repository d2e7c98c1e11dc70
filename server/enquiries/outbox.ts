import { access, mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Mailer } from "./delivery.ts";
import { errorSummary } from "./error-summary.ts";
import { composeMail, type MailAddresses } from "./mail-message.ts";
import type { Store } from "./store.ts";

interface OutboxParts {
  readonly store: Store;
  readonly directory: string;
  readonly addresses: MailAddresses;
  readonly log: Logger;
}

/**
 * Stands in for a mail server that is not configured: writes each mail to `<directory>/<id>.eml`. The mails stay
 * pending, so that they are sent once a mail server is configured. Begins with those that have no file yet.
 */
export function startOutbox({ store, directory, addresses, log }: OutboxParts): Mailer {
  const write = async (id: string): Promise<void> => {
    const path = join(directory, `${id}.eml`);
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (exists) return;
    const mail = await composeMail(await store.enquiry(id), addresses);
    // Written aside and renamed, so that a file of that name is always whole.
    await writeFile(`${path}.part`, mail);
    await rename(`${path}.part`, path);
  };
  const report = (error: unknown) => log.error({ error: errorSummary(error) }, "mail file not written");
  const begin = async (): Promise<void> => {
    await mkdir(directory, { recursive: true });
    await store.releaseClaims();
    for (const id of await store.idsIn("pending")) await write(id);
  };

  let queue = begin().catch(report);
  return {
    enquiryStored(id) {
      queue = queue.then(() => write(id)).catch(report);
    },
    stop: () => queue,
  };
}
