import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** One connection of a keep-alive client: sends a request, reads the answer to its end, and again. */
async function askInTurn(socket: Socket, head: string, answerLength: number, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    socket.write(head);
    let left = answerLength;
    while (left > 0) left -= ((await once(socket, "data")) as [Buffer])[0].length;
    if (left < 0) throw new Error("An answer was longer than the first one");
  }
}

/** How long a whole answer is, header fields included: nothing in it changes its length. */
async function lengthOfAnswer(port: number, head: string): Promise<number> {
  const socket = connect(port, "127.0.0.1").setNoDelay();
  socket.write(head);
  let text = Buffer.alloc(0);
  for (;;) {
    text = Buffer.concat([text, ((await once(socket, "data")) as [Buffer])[0]]);
    const end = text.indexOf("\r\n\r\n");
    const length = /^content-length: (\d+)/im.exec(text.subarray(0, Math.max(end, 0)).toString())?.[1];
    if (length === undefined || text.length < end + 4 + Number(length)) continue;
    socket.destroy();
    return text.length;
  }
}

/** Sends `times` requests for a path over some connections at once, each waiting for its answer. */
export async function askOften(port: number, path: string, acceptEncoding: string, times: number, connections = 32) {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`;
  const length = await lengthOfAnswer(port, head);
  const sockets = Array.from({ length: connections }, () => connect(port, "127.0.0.1").setNoDelay());
  await Promise.all(sockets.map((socket) => askInTurn(socket, head, length, Math.ceil(times / connections))));
  for (const socket of sockets) socket.destroy();
}
