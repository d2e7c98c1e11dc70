import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { once } from "node:events";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, onTestFinished, test } from "vitest";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { exampleEnquiry, storedExample } from "./example-enquiry.ts";
import { requestHead } from "./exchange.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { runServer } from "./server-process.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

const body = JSON.stringify(exampleEnquiry);

async function listeningPort(): Promise<number> {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  onTestFinished(() => void other.close());
  return (other.address() as { port: number }).port;
}

test("prints its address and where emails go, and nothing else", async () => {
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  await waitFor(() => expect(server.output()).toContain("SMTP_URL is not set"));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/nonsense`)).status).toBe(404);
  expect(await server.end("SIGTERM")).toBe(0);
  // Whether it warns about root depends on who runs the tests; apps/server/tests/users-and-modes.test.ts checks it.
  const lines = server
    .output()
    .trim()
    .split("\n")
    .filter((line) => !line.includes("runs as root"));
  expect(lines[0]).toMatch(/^TTPL website on http:\/\/localhost:\d+$/);
  expect(lines).toHaveLength(3);
  // Successful reads, such as health checks, are not logged at this level.
  expect(JSON.parse(lines[2]!)).toMatchObject({ method: "GET", path: "/nonsense", status: 404 });
  expect(server.errors()).toBe("");
});

test("serves the configured site", async () => {
  const site = await temporaryFolder();
  await writeFile(join(site, "index.html"), "<title>Home</title>");
  const server = await startServer({ DATA_DIR: await temporaryFolder(), SITE_DIR: site });
  expect(await (await fetch(server.url)).text()).toBe("<title>Home</title>");
});

const wrong: [string, () => Promise<Record<string, string>>][] = [
  ["PORT", async () => ({ PORT: "abc" })],
  ["PORT", async () => ({ PORT: "70000" })],
  ["PORT", async () => ({ PORT: String(await listeningPort()) })],
  ["HOST", async () => ({ HOST: "192.0.2.1" })],
  ["SMTP_URL", async () => ({ SMTP_URL: "mail" })],
  ["MAIL_TO", async () => ({ SMTP_URL: "smtp://127.0.0.1" })],
  ["SITE_DIR", async () => ({ SITE_DIR: "./missing" })],
  ["DATA_DIR", async () => ({ DATA_DIR: "/dev/null/data" })],
  ["DATA_DIR", async () => ({ DATA_DIR: "/proc/no/folder" })],
  ["DATABASE_URL", async () => ({ DATABASE_URL: "postgres://127.0.0.1:1/none" })],
];

test.each(wrong)("exits with one line about %s if it is invalid", async (name, environment) => {
  const given = { PORT: "0", SITE_DIR: "none", DATA_DIR: await temporaryFolder(), ...(await environment()) };
  const { code, out, err } = await runServer(given);
  expect(code).toBe(1);
  expect(out).toBe("");
  expect(err).toMatch(new RegExp(`^${name} [^\\n]+\\n$`));
});

test("exits with one line if the database is in use by another server or is no database", async () => {
  const [used, broken] = [await temporaryFolder(), await temporaryFolder()];
  await startServer({ DATA_DIR: used });
  await mkdir(join(broken, "enquiries.db"));
  for (const DATA_DIR of [used, broken]) {
    const { code, err } = await runServer({ PORT: "0", SITE_DIR: "none", DATA_DIR });
    expect([code, err]).toEqual([1, expect.stringMatching(/^DATA_DIR [^\n]+\n$/)]);
  }
});

test("on SIGTERM, finishes running requests and accepts no new ones", async () => {
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const socket: Socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const head = ["Host: localhost", "Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`];
  socket.write([`POST ${enquiryPath} HTTP/1.1`, ...head, "Expect: 100-continue", "", body.slice(0, 20)].join("\r\n"));
  const idle = connect(Number(new URL(server.url).port), "127.0.0.1");
  await once(idle, "connect");
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 100 /);
  // A client that sends requests continuously, over a keep-alive connection.
  const asking = (async () => {
    for (;;) await (await fetch(server.url)).text();
  })();
  const ended = server.end("SIGTERM");
  await expect(asking).rejects.toThrow();
  idle.write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
  expect(String(await once(idle, "data"))).toMatch(/^Connection: close\r$/im);
  socket.write(body.slice(20));
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 202 /);
  expect(await ended).toBe(0);
  expect(server.errors()).toBe("");
  expect((await readdir(join(DATA_DIR, "outbox"))).filter((name) => name.endsWith(".eml"))).toHaveLength(1);
});

test.each([
  ["a length", "Content-Length: 1000", " "],
  ["no length", "Transfer-Encoding: chunked", "1\r\n \r\n"],
])("on SIGTERM, a body of %s that does not arrive in time gets 503", async (_name, field, goOn) => {
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write(requestHead(`POST ${enquiryPath}`, "Content-Type: application/json", field, "Expect: 100-continue"));
  expect(String(await once(socket, "data"))).toMatch(/^HTTP\/1\.1 100 /);
  const drip = setInterval(() => void socket.write(goOn), 200);
  const closed = new Promise((resolve) => socket.once("close", resolve));
  // The last bytes of the body may reach a closed connection.
  socket.on("error", () => undefined);
  let answer = "";
  socket.on("data", (bytes) => (answer += String(bytes)));
  expect(await server.end("SIGTERM")).toBe(0);
  await closed;
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 503 .*^Connection: close\r$.*Nothing was stored/ims);
  expect(server.errors()).toBe("");
  expect(await readdir(join(DATA_DIR, "outbox")).catch(() => [])).toEqual([]);
});

test("writes emails to files without a mail server, and sends them once one is configured", async () => {
  const DATA_DIR = await temporaryFolder();
  const first = await startServer({ DATA_DIR });
  const ids = [await postEnquiry(first.url), await postEnquiry(first.url)];
  await first.end("SIGTERM");
  const file = await readFile(join(DATA_DIR, "outbox", `${ids[0]}.eml`));
  const mail = await PostalMime.parse(file);
  for (const value of Object.values(storedExample)) expect(mail.text).toContain(value.split("\n")[0]);
  const mailServer = await startMailServer();
  const second = await startServer({ DATA_DIR, ...mailTo(mailServer.url) });
  await waitFor(() => expect(mailServer.mails).toHaveLength(2));
  const arrived = mailServer.mails.map(({ messageId }) => messageId);
  expect(arrived.toSorted()).toEqual(ids.map((id) => `<${id}@example.org>`).toSorted());
  await second.end("SIGTERM");
  const third = await startServer({ DATA_DIR, ...mailTo(mailServer.url) });
  expect(await third.end("SIGTERM")).toBe(0);
  expect(mailServer.mails).toHaveLength(2);
  // Email files are removed after sending.
  expect(await readdir(join(DATA_DIR, "outbox"))).toEqual([]);
});

test("sends emails left unsent by a crash after a restart", async () => {
  const [DATA_DIR, mailServer] = [await temporaryFolder(), await startMailServer()];
  mailServer.behavior = "silent";
  const settings = { DATA_DIR, ...mailTo(mailServer.url) };
  const first = await startServer(settings);
  const ids = [await postEnquiry(first.url), await postEnquiry(first.url)];
  await waitFor(() => expect(mailServer.recipients).toBe(2));
  expect(await first.end("SIGKILL")).toBeNull();
  mailServer.behavior = "accept";
  await startServer(settings);
  await waitFor(() => expect(mailServer.mails).toHaveLength(2));
  const arrived = mailServer.mails.map(({ messageId }) => messageId);
  expect(arrived.toSorted()).toEqual(ids.map((id) => `<${id}@example.org>`).toSorted());
});

test("loses no acknowledged enquiry when killed under load", async () => {
  const [DATA_DIR, mailServer] = [await temporaryFolder(), await startMailServer()];
  const first = await startServer({ DATA_DIR });
  const acknowledged: string[] = [];
  const client = async () => {
    for (;;) acknowledged.push(await postEnquiry(first.url));
  };
  const clients = Array.from({ length: 4 }, () => client().catch(() => undefined));
  await waitFor(() => expect(acknowledged.length).toBeGreaterThan(50));
  await first.end("SIGKILL");
  await Promise.all(clients);
  const second = await startServer({ DATA_DIR, ...mailTo(mailServer.url) });
  const arrived = () => new Set(mailServer.mails.map(({ messageId }) => messageId!.slice(1, 37)));
  await waitFor(() => expect(acknowledged.filter((id) => !arrived().has(id))).toEqual([]));
  expect(await second.end("SIGTERM")).toBe(0);
});
