import { connect, createServer, type Socket } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** A proxy before a database, which can lose connections as a network does. */
export interface TcpProxy extends AsyncDisposable {
  readonly port: number;
  /** From now on, present connections lose all packets without a word, in both directions. New ones work. */
  blackhole(): void;
  /** Leads new connections to another socket file. Present ones remain. */
  leadTo(path: string): void;
  /** Forwards the next commit of an enquiry, and loses the answer to it, and all that follows on that connection. */
  loseAnswerToCommit(): void;
}

/** Starts a proxy before the Unix socket at `path`. */
export async function startProxy(path: string): Promise<TcpProxy> {
  let target = path;
  let isArmed = false;
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    let isInserting = false;
    near.on("data", (chunk) => {
      isInserting ||= isArmed && chunk.includes('insert into "enquiry"');
      if (!isArmed || !isInserting || !chunk.includes("commit")) return;
      isArmed = false;
      far.unpipe(near);
      far.pause();
    });
    near.pipe(far).pipe(near);
    for (const socket of pair) socket.on("error", () => pair.forEach((each) => each.destroy()));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    blackhole() {
      for (const [near, far] of pairs) {
        near.unpipe(far);
        far.unpipe(near);
        // Paused: what arrives is neither read nor answered, nor is the end of the connection.
        near.pause();
        far.pause();
      }
    },
    leadTo: (other) => void (target = other),
    loseAnswerToCommit: () => void (isArmed = true),
    async [Symbol.asyncDispose]() {
      server.close();
      for (const pair of pairs) pair.forEach((socket) => socket.destroy());
    },
  };
}

/** A cluster's URL of a database, led through a proxy. */
export const throughProxy = (database: string, { port }: Pick<TcpProxy, "port">): string => {
  const { username, pathname } = new URL(database);
  return `postgres://${username}@127.0.0.1:${port}${pathname}`;
};

/** The socket file behind a cluster's URL. */
export const socketOf = (database: string): string => `${new URL(database).searchParams.get("host")}/.s.PGSQL.5432`;
