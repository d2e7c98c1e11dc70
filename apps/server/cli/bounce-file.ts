import { readFile } from "node:fs/promises";

/** How much is read, in bytes: a bounce that quotes a whole digest is longer, but the headers come first. */
const maxSize = 5_000_000;

/** What a bounce says about an email. */
export interface Bounce {
  /** Ids of our emails that it names, each once. */
  readonly messageIds: readonly string[];
  /** The status code (RFC 3463), such as "5.1.1"; null if there is none. */
  readonly status: string | null;
  /** Whether it says that the email will not arrive. A report of a delay does not. */
  readonly isFailure: boolean;
}

/**
 * Reads a bounce as saved from the inbox: a delivery status notification (RFC 3464), or any reply of a mail server that
 * quotes the email's headers. Our emails are recognized by their Message-ID, which is the enquiry's id.
 * @throws the file system's error
 */
export async function readBounce(file: string): Promise<Bounce> {
  const text = (await readFile(file)).subarray(0, maxSize).toString("latin1");
  const ids = [
    ...text.matchAll(/^(?:X-)?(?:Message-ID|References|In-Reply-To):\s*(?:<[^>]*>\s*)*?<([\da-f-]{36})@/gim),
  ];
  const [, status = null] = /^Status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(text) ?? [];
  const [, action = "failed"] = /^Action:\s*(\w+)/im.exec(text) ?? [];
  const messageIds = [...new Set(ids.map(([, id = ""]) => id.toLowerCase()))];
  return { messageIds, status, isFailure: action.toLowerCase() === "failed" };
}
