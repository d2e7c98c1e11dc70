import { setTimeout as sleep } from "node:timers/promises";
import { type Answer, type NewPost, newPost, post } from "./post.ts";

/** The responses that the clients received. */
export interface Ledger {
  /** The ids under which each reference was acknowledged. There must be one, however often it was sent. */
  readonly acknowledged: Map<string, Set<string>>;
  /** The number of responses by status. */
  readonly statuses: Map<Answer["status"], number>;
}

interface Clients {
  readonly ledger: Ledger;
  /** Resolves when all clients have received their last response. */
  stop(): Promise<void>;
}

/**
 * Starts clients that send enquiries and, like the site, retry with the same key until each is acknowledged. Every tenth
 * enquiry is sent once more after that.
 * @param portOf the port of the server for this attempt of a client
 * @param pause the milliseconds between two enquiries of a client, so that mail delivery can keep up
 * @param sendOnce sends an enquiry to a port; never throws
 */
export function honestClients(
  portOf: (client: number, attempt: number) => number,
  count = 4,
  pause = 200,
  sendOnce: (port: number, one: NewPost) => Promise<Answer> = post,
): Clients {
  const ledger: Ledger = { acknowledged: new Map(), statuses: new Map() };
  const stopping = new AbortController();
  const send = async (port: number, one: NewPost): Promise<boolean> => {
    const { status, id } = await sendOnce(port, one);
    ledger.statuses.set(status, (ledger.statuses.get(status) ?? 0) + 1);
    if (!id) return false;
    const ids = ledger.acknowledged.get(one.reference) ?? new Set();
    ledger.acknowledged.set(one.reference, ids.add(id));
    return true;
  };
  const client = async (number: number): Promise<void> => {
    for (let sent = 1; !stopping.signal.aborted; sent += 1) {
      const one = newPost();
      let attempt = 0;
      while (!(await send(portOf(number, attempt), one)) && !stopping.signal.aborted) {
        attempt += 1;
        await sleep(100);
      }
      if (sent % 10 === 0) await send(portOf(number, attempt + 1), one);
      await sleep(pause);
    }
  };
  const working = Array.from({ length: count }, (_, number) => client(number));
  return {
    ledger,
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}
