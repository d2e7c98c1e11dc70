import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { waitFor } from "./wait-for.ts";

const startFile = fileURLToPath(new URL("../start.ts", import.meta.url));
const body = JSON.stringify(exampleEnquiry);

async function freePort(): Promise<string> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  return String(port);
}

/** Sends a post's head and the first bytes of its body, and waits until the server has begun with it. */
async function beginPost(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const head = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`];
  socket.write([`POST ${enquiryPath} HTTP/1.1`, ...head, "Expect: 100-continue", "", body.slice(0, 20)].join("\r\n"));
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 100 /);
  return {
    async finish(): Promise<string> {
      socket.write(body.slice(20));
      return String(await once(socket, "data"));
    },
  };
}

test("SIGHUP, even twice, ends the server only after the requests in progress", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const post = await beginPost(server.url);
  const ended = server.end("SIGHUP");
  process.kill(server.pid, "SIGHUP");
  await waitFor(() => expect(fetch(server.url)).rejects.toThrow());
  expect(await post.finish()).toMatch(/^HTTP\/1\.1 202 /);
  expect(await ended).toBe(0);
  expect(server.errors()).toBe("");
});

test("a terminal that closes ends the server only after the requests in progress", async () => {
  const folder = await temporaryFolder();
  const [output, exitCode] = [join(folder, "output"), join(folder, "exit-code")];
  // The shell passes the signal on, as an interactive one does, and tells how the server ended.
  const command = `trap 'kill -HUP $!' HUP; "$NODE" "$START" & wait $!; wait $!; echo $? > "$EXIT_CODE"`;
  const terminal = spawn("script", ["--quiet", "--flush", "--command", command, output], {
    env: {
      PATH: process.env["PATH"],
      NODE: process.execPath,
      START: startFile,
      EXIT_CODE: exitCode,
      DATA_DIR: folder,
      PORT: "0",
      SITE_DIR: "none",
    },
    stdio: ["pipe", "ignore", "ignore"],
  });
  onTestFinished(() => void terminal.kill("SIGKILL"));
  const url = await waitFor(async () => {
    const found = /^TTPL website on (\S+)/m.exec(await readFile(output, "utf8"))?.[1];
    expect(found).toBeDefined();
    return found!;
  });
  const post = await beginPost(url);
  terminal.kill("SIGKILL");
  await waitFor(() => expect(fetch(url)).rejects.toThrow());
  expect(await post.finish()).toMatch(/^HTTP\/1\.1 202 /);
  await waitFor(() => expect(existsSync(exitCode)).toBe(true));
  expect(await readFile(exitCode, "utf8")).toBe("0\n");
});

test("SIGUSR1 opens no inspector", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  process.kill(server.pid, "SIGUSR1");
  // Node would say so within milliseconds.
  await postEnquiry(server.url);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(server.errors()).toBe("");
  expect(await server.end("SIGTERM")).toBe(0);
});

test("a log that cannot be written does not end the server", async () => {
  const port = await freePort();
  // Writing to /dev/full fails as on a full disk.
  const server = spawn("sh", ["-c", `exec "$NODE" "$START" > /dev/full`], {
    env: { NODE: process.execPath, START: startFile, DATA_DIR: await temporaryFolder(), PORT: port, SITE_DIR: "none" },
    stdio: "ignore",
  });
  onTestFinished(() => void server.kill("SIGKILL"));
  const ended = once(server, "exit");
  const url = `http://127.0.0.1:${port}`;
  await waitFor(async () => expect((await fetch(`${url}/nonsense`)).status).toBe(404));
  await postEnquiry(url);
  server.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});
