import { startMailServer } from "@ttpl/server/tests/for-one-test.ts";
import type { MailServer } from "@ttpl/server/tests/mail-server.ts";
import { waitFor } from "@ttpl/server/tests/wait-for.ts";
import { editorApp } from "../../server/editor-app.ts";
import { linkMailer } from "../../server/sign-in/link-mail.ts";
import type { PreviewProxySettings } from "../../server/sign-in/preview-proxy.ts";
import { serviceApp, serviceOrigins } from "../../server/sign-in/service-app.ts";
import { readServiceSettings } from "../../server/sign-in/service-settings.ts";
import { sessions } from "../../server/sign-in/sessions.ts";
import { client, editorCopy, type EditorCopy } from "./editor-copy.ts";

export const host = "edit.example.com";
export const { editorOrigin, previewOrigin } = serviceOrigins(host);

/** Two who may sign in, as the configuration has them. */
export const owner = { name: "Asha Rao", email: "asha@example.com" };
export const office = { name: "office@example.com", email: "office@example.com" };

/** What a test says of a request that a browser would say otherwise; an empty header is not sent. */
interface Said {
  readonly headers?: Record<string, string>;
  readonly method?: string;
  readonly body?: string | URLSearchParams;
}

/** A browser: it keeps cookies as the service sets them, and says where requests come from. */
export class TestBrowser {
  readonly cookies = new Map<string, Map<string, string>>();
  /** The attributes with which each cookie was set last. */
  readonly attributes = new Map<string, string>();
  token = "";
  readonly address: string;
  private readonly fetch: (request: Request) => Response | Promise<Response>;

  /** @param address the client's address, as the proxy in front tells it */
  constructor(fetch: (request: Request) => Response | Promise<Response>, address: string) {
    this.fetch = fetch;
    this.address = address;
  }

  /** Requests an address, without following where it leads. */
  async ask(url: string, { headers = {}, ...init }: Said = {}): Promise<Response> {
    const { host: to } = new URL(url, editorOrigin);
    const jar = this.cookies.get(to) ?? new Map<string, string>();
    this.cookies.set(to, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const all = {
      Host: to,
      "X-Forwarded-For": this.address,
      "Sec-Fetch-Site": "none",
      "Sec-Fetch-Mode": "navigate",
      ...(cookie && { Cookie: cookie }),
      ...headers,
    };
    const sent = Object.entries(all).filter(([, value]) => value !== "");
    const response = await this.fetch(new Request(new URL(url, editorOrigin), { ...init, headers: sent }));
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.attributes.set(name, set);
      if (/max-age=0/i.test(set)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Sends a form of the service's own pages. */
  press(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const own = { Origin: editorOrigin, "Sec-Fetch-Site": "same-origin" };
    return this.ask(path, { method: "POST", body: new URLSearchParams(fields), headers: { ...own, ...headers } });
  }

  /** A call of the editor's page; `body` is sent as JSON. */
  async call<Body>(path: string, body?: unknown, headers: Record<string, string> = {}) {
    const own = { "X-Editor-Token": this.token, "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const origin: Record<string, string> = body === undefined ? {} : { Origin: editorOrigin };
    const response = await this.ask(`/editor/${path}`, { ...sent, headers: { ...own, ...origin, ...headers } });
    return { status: response.status, body: (await response.json()) as Body };
  }

  cookie(name: string, of = host): string | undefined {
    return this.cookies.get(of)?.get(`__Host-${name}`);
  }
}

/** The editor on a server: real mails, over a copy of the content. */
export interface ServiceCopy {
  readonly copy: EditorCopy;
  readonly mail: MailServer;
  readonly way: PreviewProxySettings;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** What the log has. */
  readonly said: string[];
  readonly now: () => number;
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): void;
  /** A new browser, at an address of its own unless one is given. */
  browser(address?: string): TestBrowser;
  /** Asks for a link and returns it from the mail. */
  linkFor(
    browser: TestBrowser,
    email?: string,
  ): Promise<{ link: string; token: string; mail: MailServer["mails"][number] }>;
  /** A browser that has signed in, and has loaded the editor. */
  signedIn(email?: string): Promise<TestBrowser>;
}

/** @param target the origin of a development server */
export async function serviceCopy(target = "http://127.0.0.1:9"): Promise<ServiceCopy> {
  const copy = await editorCopy();
  const mail = await startMailServer();
  const settings = readServiceSettings({
    EDITOR_HOST: host,
    EDITOR_ADDRESSES: `${owner.name} <${owner.email}>, ${office.email}`,
    SMTP_URL: mail.url,
    MAIL_FROM: "website@example.com",
  });
  if (!settings) throw new Error("These are the settings of a service");
  let time = Date.UTC(2026, 10, 27, 9);
  let clients = 0;
  const now = () => time;
  const said: string[] = [];
  const known = sessions(now);
  const way = { target, editorOrigin, previewOrigin, sessions: known };
  const editor = editorApp({
    root: copy.root,
    preview: previewOrigin,
    previewState: () => ({ answers: true }),
    client,
    host,
  });
  const say = (words: string) => void said.push(words);
  const mailLink = linkMailer(settings, say);
  const app = serviceApp({ editor, preview: way, settings, sessions: known, mailLink, now, say });
  const service: ServiceCopy = {
    copy,
    mail,
    way,
    fetch: (request) => app.fetch(request),
    said,
    now,
    pass: (milliseconds) => void (time += milliseconds),
    browser: (address = `192.0.2.${(clients += 1)}`) => new TestBrowser(service.fetch, address),
    async linkFor(browser, email = owner.email) {
      const before = mail.mails.length;
      const answer = await browser.press("/sign-in", { address: email });
      if (answer.status !== 303) throw new Error(`No link: ${answer.status}`);
      const received = await waitFor(() => {
        const newest = mail.mails[before];
        if (!newest) throw new Error("No mail has come");
        return newest;
      });
      const [link = ""] = /^https:\S+$/m.exec(received.text ?? "") ?? [];
      return { link, token: new URL(link).searchParams.get("token") ?? "", mail: received };
    },
    async signedIn(email) {
      const browser = service.browser();
      const { token } = await service.linkFor(browser, email);
      await browser.press("/sign-in/link", { token });
      const document = await (await browser.ask("/")).text();
      browser.token = /name="editor-token" content="([^"]+)"/.exec(document)?.[1] ?? "";
      return browser;
    },
  };
  return service;
}
