import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { createAdaptorServer } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { waitFor } from "@ttpl/server/tests/wait-for.ts";
import { passSockets } from "../../server/sign-in/preview-proxy.ts";
import { editorOrigin, previewOrigin, serviceCopy, type ServiceCopy, type TestBrowser } from "./service-copy.ts";

const previewHost = new URL(previewOrigin).host;

/** A development server that answers with the address that was asked for, and repeats what its sockets send. */
async function developmentServer() {
  const seen: IncomingMessage[] = [];
  const sockets: Duplex[] = [];
  const server = createServer((asked, answer) => {
    const isFirst = !seen.some(({ url }) => url === asked.url);
    seen.push(asked);
    if (isFirst && asked.url === "/closing") return void asked.socket.destroy();
    return void answer.setHeader("Content-Type", "text/html").end(`page ${asked.url}`);
  });
  server.on("upgrade", (asked, socket) => {
    seen.push(asked);
    sockets.push(socket);
    socket.on("error", () => undefined);
    const accept = createHash("sha1").update(
      `${asked.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
    );
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept.digest("base64")}\r\n\r\nhello `,
    );
    socket.pipe(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}

/** As a browser in the editor's frame goes: where each answer leads, until one leads nowhere. */
async function follow(browser: TestBrowser, url: string) {
  const way: string[] = [];
  let answer = await browser.ask(url, { headers: { "Sec-Fetch-Site": "same-site" } });
  for (let next = answer.headers.get("Location"); next !== null; next = answer.headers.get("Location")) {
    const to = new URL(next, way.at(-1) ?? url).href;
    way.push(to);
    answer = await browser.ask(to, { headers: { "Sec-Fetch-Site": "same-site" } });
  }
  return { answer, way };
}

test("the website beside the editor is shown to who has signed in, by a cookie of its own", async () => {
  const site = await developmentServer();
  const service = await serviceCopy(site.origin);
  const browser = await service.signedIn();
  const { answer, way } = await follow(browser, `${previewOrigin}/about?a=b`);
  expect([answer.status, await answer.text()]).toEqual([200, "page /about?a=b"]);
  expect(way.map((url) => new URL(url).origin)).toEqual([editorOrigin, previewOrigin, previewOrigin]);
  expect(answer.headers.get("Content-Security-Policy")).toBe(`frame-ancestors ${editorOrigin}`);
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
  const attributes = browser.attributes.get("__Host-preview")?.split("; ").slice(1).toSorted();
  expect(attributes).toEqual(["HttpOnly", "Max-Age=43200", "Path=/", "SameSite=Strict", "Secure"]);
  // The session's own cookie is not for the other host, and the development server learns of neither.
  expect(browser.cookie("preview", previewHost)).not.toBe(browser.cookie("session"));
  expect(site.seen.map(({ headers }) => [headers.host, headers.cookie])).toEqual([
    [new URL(site.origin).host, undefined],
  ]);
});

test("without a session nothing of the website beside the editor is shown", async () => {
  const site = await developmentServer();
  const service = await serviceCopy(site.origin);
  await service.signedIn();
  const stranger = service.browser();
  const { answer, way } = await follow(stranger, `${previewOrigin}/about`);
  expect(way.at(-1)).toBe(`${editorOrigin}/sign-in`);
  expect(await answer.text()).toContain("Sign in to the editor");
  for (const cookie of ["", "__Host-preview=", `__Host-preview=${"A".repeat(43)}`]) {
    const headers = { "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Site": "same-origin", ...(cookie && { Cookie: cookie }) };
    expect((await stranger.ask(`${previewOrigin}/@vite/client`, { headers })).status).toBe(401);
  }
  expect((await stranger.ask(`${previewOrigin}/@editor/enter?pass=${"A".repeat(43)}&to=/`)).status).toBe(403);
  expect(site.seen).toEqual([]);
});

test("the way into the preview works once, for a minute, and leads nowhere else", async () => {
  const site = await developmentServer();
  const service = await serviceCopy(site.origin);
  const browser = await service.signedIn();
  const pass = async (to: string) =>
    (await browser.ask(`/preview-pass?${new URLSearchParams({ to })}`)).headers.get("Location") ?? "";
  for (const to of ["//evil.example/a", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"]) {
    const entry = await pass(to);
    expect(new URL(entry).origin).toBe(previewOrigin);
    const entered = await service.browser().ask(entry);
    expect([to, new URL(entered.headers.get("Location") ?? "", previewOrigin).origin]).toEqual([to, previewOrigin]);
    expect((await service.browser().ask(entry)).status).toBe(403);
  }
  const forged = (await pass("/")).replace(/to=.*/, `to=${encodeURIComponent("//evil.example")}`);
  expect((await browser.ask(forged)).headers.get("Location")).toBe("/");
  const late = await pass("/");
  service.pass(60_000);
  expect((await browser.ask(late)).status).toBe(403);
});

test("after signing out, and after twelve hours, the preview is closed too", async () => {
  const site = await developmentServer();
  const service = await serviceCopy(site.origin);
  const [browser, other] = [await service.signedIn(), await service.signedIn()];
  for (const one of [browser, other]) await follow(one, `${previewOrigin}/`);
  await browser.press("/sign-out", {});
  const shows = async (one: TestBrowser) => (await one.ask(`${previewOrigin}/about`)).status === 200;
  expect([await shows(browser), await shows(other)]).toEqual([false, true]);
  service.pass(12 * 60 * 60_000);
  expect(await shows(other)).toBe(false);
});

test("the preview only shows: it takes no form, and nothing for pages of other origins", async () => {
  const site = await developmentServer();
  const service = await serviceCopy(site.origin);
  const browser = await service.signedIn();
  await follow(browser, `${previewOrigin}/`);
  const before = site.seen.length;
  const enquiry = {
    method: "POST",
    body: "Name=A",
    headers: { Origin: previewOrigin, "Sec-Fetch-Site": "same-origin" },
  };
  expect((await browser.ask(`${previewOrigin}/api/SendMailForTTPL`, enquiry)).status).toBe(405);
  const loaded = { headers: { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors" } };
  expect((await browser.ask(`${previewOrigin}/content/company.yaml`, loaded)).status).toBe(403);
  expect(site.seen).toHaveLength(before);
});

test("a request over a connection that the website is just closing is sent again", async () => {
  const site = await developmentServer();
  const service = await serviceCopy(site.origin);
  const browser = await service.signedIn();
  await follow(browser, `${previewOrigin}/`);
  const { answer } = await follow(browser, `${previewOrigin}/closing`);
  expect([answer.status, await answer.text()]).toEqual([200, "page /closing"]);
});

test("while the website does not answer, the preview says so", async () => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  const { answer } = await follow(browser, `${previewOrigin}/`);
  expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining("does not answer")]);
});

/** The service on a port, as the proxy in front finds it. */
async function listening(service: ServiceCopy) {
  const server = createAdaptorServer({ fetch: service.fetch });
  passSockets(server, service.way, service.now);
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** Opens a web socket: the socket, or the status of a refusal. */
async function webSocket(port: number, headers: Record<string, string>): Promise<Duplex | number | undefined> {
  const key = { "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13" };
  const asked = request({
    port,
    host: "127.0.0.1",
    path: "/?token=a",
    headers: { Connection: "Upgrade", Upgrade: "websocket", Host: previewHost, ...key, ...headers },
  });
  const opened = new Promise<Duplex | number | undefined>((resolve, reject) => {
    asked.on("upgrade", (_, socket, head) => {
      socket.unshift(head);
      resolve(socket);
    });
    asked.on("response", ({ statusCode }) => resolve(statusCode));
    asked.on("error", reject);
  });
  asked.end();
  return opened;
}

test("the website's web socket, by which it follows edits, is for a session's preview alone and ends with it", async () => {
  const site = await developmentServer();
  const service = await serviceCopy(site.origin);
  const browser = await service.signedIn();
  await follow(browser, `${previewOrigin}/`);
  const port = await listening(service);
  const own = { Origin: previewOrigin, Cookie: `__Host-preview=${browser.cookie("preview", previewHost)}` };
  const before = site.seen.length;
  for (const wrong of [
    { ...own, Cookie: "" },
    { ...own, Cookie: `__Host-preview=${"A".repeat(43)}` },
    { ...own, Cookie: `__Host-session=${browser.cookie("session")}` },
    { ...own, Origin: "https://evil.example" },
    { ...own, Origin: editorOrigin },
    { ...own, Host: "evil.example" },
  ]) {
    expect(await webSocket(port, wrong)).toBe(403);
  }
  expect(site.seen).toHaveLength(before);

  const socket = await webSocket(port, own);
  if (typeof socket !== "object") throw new Error(`No socket: ${socket}`);
  let said = "";
  socket.on("data", (bytes: Buffer) => (said += String(bytes))).on("error", () => undefined);
  socket.write("world");
  await waitFor(() => expect(said).toBe("hello world"));
  expect(site.seen.at(-1)?.headers).toMatchObject({ host: new URL(site.origin).host, origin: site.origin });
  expect(site.seen.at(-1)?.headers.cookie).toBeUndefined();
  const closed = once(socket, "close");
  await browser.press("/sign-out", {});
  await closed;
  expect(await webSocket(port, own)).toBe(403);
});
