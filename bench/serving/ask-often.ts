import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** A keep-alive client on one connection: sends a request, reads the whole response, and repeats. */
async function askInTurn(socket: Socket, head: string, responseLength: number, times: number): Promise<void> {
  for (let index = 0; index < times; index++) {
    socket.write(head);
    let left = responseLength;
    while (left > 0) left -= ((await once(socket, "data")) as [Buffer])[0].length;
    if (left < 0) throw new Error("A response was longer than the first one");
  }
}

/** The length of a whole response, headers included, which is the same for all requests. */
async function responseLengthOf(port: number, head: string): Promise<number> {
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

/** Sends `times` requests for a path over several concurrent connections. */
export async function askOften(port: number, path: string, acceptEncoding: string, times: number, connections = 32) {
  const head = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${acceptEncoding}\r\n\r\n`;
  const length = await responseLengthOf(port, head);
  const sockets = Array.from({ length: connections }, () => connect(port, "127.0.0.1").setNoDelay());
  await Promise.all(sockets.map((socket) => askInTurn(socket, head, length, Math.ceil(times / connections))));
  for (const socket of sockets) socket.destroy();
}
