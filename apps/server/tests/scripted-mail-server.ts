import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** What the server does instead of its usual reply: writes a text, or does something else with the connection. */
export type Reply = string | ((socket: Socket) => void);
/** Replies by command; "greeting" and "dot" are its replies to the connection and to the email. */
export type Script = Readonly<Partial<Record<"greeting" | "EHLO" | "AUTH" | "MAIL" | "RCPT" | "DATA" | "dot", Reply>>>;

const usual: Readonly<Record<string, Reply>> = {
  greeting: "220 mail.example ESMTP",
  EHLO: "250-mail.example\r\n250 AUTH PLAIN",
  AUTH: "235 2.7.0 Accepted",
  DATA: "354 Go on",
};

/** Writes a byte of an endless line every 20 ms, so that the connection is never idle. */
export const drip = (socket: Socket): void => {
  const timer = setInterval(() => socket.write("2"), 20);
  socket.on("close", () => clearInterval(timer));
};

/** Writes an endless reply of several lines. */
export const endlessLines = (socket: Socket): void => {
  const timer = setInterval(() => socket.write("250-x\r\n"), 20);
  socket.on("close", () => clearInterval(timer));
};

export interface ScriptedServer {
  readonly port: number;
  /** The number of connections so far. */
  connections(): number;
  /** Accepts no more connections, and keeps those that are open. */
  closeListener(): void;
  close(): Promise<void>;
}

/** Starts an SMTP server that follows a script. Port 0 is any free one. */
export async function startScriptedServer(script: Script, port = 0): Promise<ScriptedServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    let inMail = false;
    const reply = (name: keyof Script): void => {
      const given = script[name] ?? usual[name] ?? "250 OK";
      if (typeof given === "string") socket.write(`${given}\r\n`);
      else given(socket);
      if (name === "DATA") inMail = true;
    };
    reply("greeting");
    const lines = createInterface({ input: socket });
    // It repeats the socket's error.
    lines.on("error", () => undefined);
    lines.on("line", (line) => {
      if (inMail && line === ".") {
        inMail = false;
        reply("dot");
      } else if (!inMail) reply(line.split(/[ :]/, 1)[0]!.toUpperCase() as keyof Script);
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => sockets.size,
    closeListener: () => void server.close(),
    async close() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, "close");
    },
  };
}

/** Does not reply. */
export const silent = (): void => undefined;

/** Passes most of the time limit of a stage before the reply. */
export const slowly =
  (reply: string) =>
  (socket: Socket): void => {
    const timer = setTimeout(() => socket.write(`${reply}\r\n`), 15_000);
    socket.on("close", () => clearTimeout(timer));
  };
