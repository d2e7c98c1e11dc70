import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { fileLimit } from "./file-limit.ts";
import { newFolder } from "./folder.ts";
import { newPost, post } from "./post.ts";
import { countIs, type Row } from "./row.ts";
import { startServer } from "./server-child.ts";
import { waitUntil } from "./wait-until.ts";

/** Each starts a different request and continues so slowly that it never ends. */
const slowHeads = [
  { begin: "", goOn: "" },
  { begin: "GET / HTTP/1.1\r\n", goOn: "X" },
];
const slowBodies = [
  {
    begin: `POST ${enquiryPath}?code=key HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 30000\r\n\r\n{`,
    goOn: " ",
  },
  {
    begin: `POST ${enquiryPath}?code=key HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
    goOn: "1\r\n \r\n",
  },
];

/** The server allows 20 s per request (apps/server/http/listen.ts); the rest is margin for a busy machine. */
const secondsToClose = 90;

/** Few enough sockets for each address that the server lets it have them all (apps/server/http/listen.ts). */
const addressCount = 20;

function openSlowSocket(port: number, { begin, goOn }: { begin: string; goOn: string }, localAddress: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress }, () => void socket.write(begin));
  const drip = setInterval(() => void (goOn && socket.write(goOn)), 2000);
  socket.on("error", () => undefined).on("close", () => clearInterval(drip));
  return socket.resume();
}

/** Thousands of sockets that start a request and never finish it. */
export const slowSockets: Row = {
  name: "slow-sockets",
  what: "2,000 slow sockets of 20 addresses: nothing, slow heads, slow bodies with and without a length",
  goal: "all closed in time; valid enquiries still acknowledged",
  async run(run) {
    const wanted = run.size === "full" ? 2000 : 200;
    const count = Math.min(wanted, fileLimit() - 200);
    const DATA_DIR = await newFolder(run);
    const server = await startServer({ settings: { DATA_DIR, LOG_LEVEL: "silent" }, run });
    // Slow bodies time out after 20 s, which is too long for the short form.
    const manners = run.size === "full" ? [...slowHeads, ...slowBodies] : slowHeads;
    const sockets = Array.from({ length: count }, (_, number) =>
      openSlowSocket(server.port, manners[number % manners.length]!, `127.0.1.${1 + (number % addressCount)}`),
    );
    run.defer(() => sockets.forEach((socket) => socket.destroy()));
    let opened = 0;
    for (const socket of sockets) socket.once("connect", () => (opened += 1));
    await waitUntil(() => opened === count, 30);
    const stillOpen = () => sockets.filter((socket) => !socket.closed).length;
    const atFirst = stillOpen();
    run.progress(`${atFirst} sockets open`);
    let [sent, acknowledged] = [0, 0];
    const inTime = await waitUntil(async () => {
      sent += 1;
      if ((await post(server.port, newPost())).status === 202) acknowledged += 1;
      await sleep(100);
      return stillOpen() === 0;
    }, secondsToClose);
    return [
      { name: "all are open", passed: atFirst === wanted, seen: `${atFirst} opened` },
      { name: "all are closed in time", passed: inTime, seen: `${stillOpen()} left open` },
      {
        name: "valid enquiries are acknowledged",
        passed: acknowledged === sent,
        seen: `${acknowledged} of ${sent} enquiries acknowledged meanwhile`,
      },
      countIs("no crash", Number(server.hasEnded()), 0),
    ].map((check) => (check.name === "no crash" && check.passed ? { ...check, seen: "" } : check));
  },
};
