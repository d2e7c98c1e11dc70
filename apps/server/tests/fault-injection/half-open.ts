import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileLimit } from "./file-limit.ts";
import { newFolder } from "./folder.ts";
import { type Answer, answerOf, newPost, requestOf } from "./post.ts";
import { type Check, countAtMost, countIs, type Row, type Run } from "./row.ts";
import { startServer } from "./server-child.ts";

/** How long a connection that the server has closed stays closed, in milliseconds: this bounds the flood. */
const pauseOfFlooder = 5000;
/** The time that an acknowledgment may take, in milliseconds, on a machine that is busy with the flood. */
const patience = 10_000;

interface Flood {
  readonly name: string;
  readonly sockets: number;
  /** The number of addresses that the sockets are spread over. */
  readonly addresses: number;
}

/** The second holds as many as the server takes in all, and more: each of its addresses stays within its own limit. */
const floods: readonly Flood[] = [
  { name: "of one address", sockets: 5000, addresses: 1 },
  { name: "of 40 addresses", sockets: 7000, addresses: 40 },
];

/** Keeps a request open that never gets further than its first header, and begins another when it is closed. */
function holdHalfOpen(port: number, localAddress: string, stop: AbortSignal): void {
  let socket: Socket | undefined;
  const begin = (): void => {
    if (stop.aborted) return;
    socket = connect({ port, host: "127.0.0.1", localAddress }, () => void socket?.write("GET / HTTP/1.1\r\nHost: l"));
    socket.on("error", () => undefined).once("close", () => setTimeout(begin, pauseOfFlooder).unref());
  };
  begin();
  stop.addEventListener("abort", () => socket?.destroy(), { once: true });
}

/** Sends an enquiry from an address of its own, over a new connection. Never throws. */
async function postFromElsewhere(port: number): Promise<Answer> {
  const { body, ...options } = requestOf(newPost());
  const sent = request({ ...options, port, host: "127.0.0.1", localAddress: "127.0.2.1", agent: false });
  const timer = setTimeout(() => sent.destroy(new Error("no answer in time")), patience);
  try {
    sent.end(body);
    const [response] = await once(sent, "response");
    return answerOf(response.statusCode, (await json(response)) as { id?: string });
  } catch {
    return { status: "no answer" };
  } finally {
    clearTimeout(timer);
  }
}

/** Half-open requests of a flood, held for a while; meanwhile a visitor sends enquiries. */
async function underFlood(run: Run, { name, sockets, addresses }: Flood): Promise<Check[]> {
  const count = Math.min(sockets, fileLimit() - 200);
  const seconds = run.size === "full" ? 30 : 4;
  const DATA_DIR = await newFolder(run);
  const server = await startServer({ settings: { DATA_DIR, LOG_LEVEL: "silent" }, run });
  const stop = new AbortController();
  run.defer(() => stop.abort());
  for (let number = 0; number < count; number += 1)
    holdHalfOpen(server.port, `127.0.1.${1 + (number % addresses)}`, stop.signal);
  let [sent, acknowledged, slowest] = [0, 0, 0];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    sent += 1;
    if ((await postFromElsewhere(server.port)).status === 202) acknowledged += 1;
    slowest = Math.max(slowest, performance.now() - start);
    await sleep(200);
  }
  stop.abort();
  return [
    {
      name: `a visitor's enquiries are acknowledged (${name})`,
      passed: acknowledged === sent,
      seen: `${count} half-open requests ${name}: ${acknowledged} of ${sent} enquiries acknowledged meanwhile`,
    },
    { ...countAtMost(`in time (${name})`, Math.round(slowest), patience), seen: `slowest ${Math.round(slowest)} ms` },
    { ...countIs(`no crash (${name})`, Number(server.hasEnded()), 0), seen: "" },
  ];
}

/** Thousands of requests that are begun and never sent, without a proxy in front. */
export const halfOpen: Row = {
  name: "half-open",
  what: "5,000 half-open requests of one address, then 7,000 of 40, begun anew when they are closed",
  goal: "every enquiry from another address acknowledged within 10 s",
  async run(run) {
    const checks: Check[] = [];
    for (const flood of floods) checks.push(...(await underFlood(run, flood)));
    return checks;
  },
};
