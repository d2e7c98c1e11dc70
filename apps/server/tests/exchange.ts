import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";

/**
 * Writes all bytes to a local server, and only then reads what it answers until it closes the connection.
 * @param localAddress the address of this end
 */
export async function exchange(url: string, bytes: string, localAddress = "127.0.0.1"): Promise<string> {
  const { port } = new URL(url);
  const socket = connect({ port: Number(port), host: "127.0.0.1", localAddress, allowHalfOpen: true });
  socket.pause();
  try {
    await once(socket, "connect");
    await new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
    return await text(socket);
  } finally {
    socket.destroy();
  }
}

/** The head of an HTTP request to localhost, up to and including the empty line. */
export const requestHead = (requestLine: string, ...fields: string[]): string =>
  [`${requestLine} HTTP/1.1`, "Host: localhost", ...fields, "", ""].join("\r\n");
