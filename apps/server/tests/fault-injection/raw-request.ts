import { connect } from "node:net";

/** The response of a server to raw bytes. */
export interface RawAnswer {
  /** 0 if the server closed the connection without a response, or sent none in time. */
  readonly status: number;
  /** The body without the enquiry's id, so that responses can be compared. */
  readonly words: string;
  /** The lines of its head. */
  readonly head: readonly string[];
}

/** The bytes of a request. The caller adds `Connection: close` if the server is to close the connection. */
export function requestBytes(
  method: string,
  target: string,
  headers: readonly (readonly [string, string])[],
  body: string | Buffer,
): Buffer {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), "", ""];
  return Buffer.concat([Buffer.from(lines.join("\r\n"), "latin1"), Buffer.from(body)]);
}

/** Sends bytes to a local server and reads until it closes the connection or the timeout expires. Never throws. */
export function sendRaw(port: number, bytes: Buffer, seconds = 60): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => void socket.write(bytes));
    const timeout = setTimeout(() => socket.destroy(), seconds * 1000);
    // A server that refuses a long body closes the connection while the body is still being sent.
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => void chunks.push(chunk));
    socket.on("close", () => {
      clearTimeout(timeout);
      resolve(read(Buffer.concat(chunks).toString("utf8")));
    });
  });
}

function read(answer: string): RawAnswer {
  const finals = answer.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, "");
  const [head = "", body = ""] = finals.split("\r\n\r\n", 2);
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1] ?? 0);
  return { status, head: head.split("\r\n"), words: body.replace(/"id":"[\da-f-]{36}"/, '"id":"…"') };
}
