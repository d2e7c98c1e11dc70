import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import {
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type ConsoleMessage,
  type Page,
  type Request,
  test as base,
  type WebError,
} from "@playwright/test";
import { BrowserErrors } from "./browser-errors.ts";
import { type MailServer, startMailServer } from "@ttpl/server/tests/mail-server.ts";
import { startServer } from "@ttpl/server/tests/server-process.ts";
import { browserEnvironment, hasRunDate } from "@ttpl/testing/run-date.ts";
import { temporaryFolder } from "@ttpl/testing/temporary-folder.ts";

export { expect } from "@playwright/test";

interface Site {
  readonly url: string;
  /** The mails that have arrived so far. */
  readonly mails: MailServer["mails"];
}

/** The one page of a worker, with what resets it. */
export interface OpenPage {
  readonly page: Page;
  readonly devTools: CDPSession;
}
interface SharedPage {
  /** Returns the open page if its options are the same, otherwise a new one. */
  open(options: BrowserContextOptions): Promise<OpenPage>;
}

/**
 * Tests of the built site with the real server and a mail server. The page that some of them share (shared-page.ts) is
 * named here, because Playwright starts a worker anew, with server and browser, for tests with other things of a worker.
 */
export const test = base.extend<{ errors: BrowserErrors }, { site: Site; sharedPage: SharedPage }>({
  site: [
    // Playwright reads the required fixtures from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using mailServer = await startMailServer();
      await using data = await temporaryFolder();
      await using server = await startServer({
        DATA_DIR: data.path,
        SITE_DIR: resolve(process.env["SITE_DIR"] ?? "build/client"),
        SMTP_URL: mailServer.url,
        MAIL_TO: "sales@example.net",
        MAIL_FROM: "website@example.org",
        LOG_LEVEL: "warn",
      });
      await use({ url: server.url, mails: mailServer.mails });
      await server.end("SIGTERM");
    },
    // A busy machine may take long to start both servers.
    { scope: "worker", timeout: 120_000 },
  ],
  sharedPage: [
    async ({ browser }, use) => {
      let kind: string | undefined;
      let context: BrowserContext | undefined;
      let opened: OpenPage | undefined;
      await use({
        open: async (options) => {
          if (opened && kind === JSON.stringify(options)) return opened;
          await context?.close();
          kind = JSON.stringify(options);
          context = await browser.newContext(options);
          const page = await context.newPage();
          return (opened = { page, devTools: await context.newCDPSession(page) });
        },
      });
      await context?.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site.url),
  /** Errors that no test may cause. A test that provokes some declares them: `errors.expect(/404/)`. */
  errors: [
    async ({ context, site, javaScriptEnabled }, use) => {
      if (hasRunDate && !shifted.has(context)) {
        shifted.add(context);
        await context.addInitScript(shiftDate, dateOffset());
      }
      const errors = new BrowserErrors();
      const stop = recordErrors(context, site.url, javaScriptEnabled !== false, errors.reported);
      await use(errors);
      stop();
      base.expect(errors.differences(), "console messages, page errors, failed and foreign requests").toEqual([]);
    },
    { auto: true },
  ],
});

/** The contexts whose dates are shifted: tests share some. */
const shifted = new WeakSet<BrowserContext>();

/** By how much the test run's date is ahead of the browser's, in milliseconds. */
const dateOffset = () =>
  Date.now() - 1000 * Number(execFileSync("date", ["+%s"], { env: browserEnvironment, timeout: 10_000 }));

/** Shifts the dates of a page. Playwright's clock would replace timers, frames and performance entries too. */
function shiftDate(offset: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, caller) =>
      Reflect.construct(target, args.length > 0 ? args : [RealDate.now() + offset], caller) as object,
    apply: () => new Date().toString(),
    get: (target, key) => (key === "now" ? () => RealDate.now() + offset : (Reflect.get(target, key) as unknown)),
  });
}

/** Chromium without a graphics card warns whenever it puts a WebGL canvas onto the page. */
const ofSoftwareGraphics = /GL Driver Message .*GPU stall due to ReadPixels/;

/** Records the errors of a context, until the returned function is called. */
function recordErrors(context: BrowserContext, origin: string, scripts: boolean, reports: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (ofSoftwareGraphics.test(message.text())) return;
    if (["error", "warning"].includes(message.type())) reports.push(`console ${message.type()}: ${message.text()}`);
  };
  const onWebError = (event: WebError) => void reports.push(`page error: ${event.error().message}`);
  const onRequest = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) reports.push(`foreign request: ${url.href}`);
  };
  const onRequestFailed = (request: Request) => {
    const reason = request.failure()?.errorText;
    // Navigation aborts pending requests, and without JavaScript scripts are not loaded: neither is an error.
    const harmless = reason === "net::ERR_ABORTED" || (!scripts && reason === "csp");
    if (!harmless) reports.push(`failed request: ${request.url()} ${reason}`);
  };
  context.on("console", onConsole).on("weberror", onWebError);
  context.on("request", onRequest).on("requestfailed", onRequestFailed);
  return () => {
    context.off("console", onConsole).off("weberror", onWebError);
    context.off("request", onRequest).off("requestfailed", onRequestFailed);
  };
}

/** Delays matching requests until the returned function is called. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, (route) => released.then(() => route.continue()));
  return release;
}

/** Matches the URLs of the built site's script files. */
export const scriptFiles = /\/assets\/.*\.js$/;
