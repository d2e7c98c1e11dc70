import { expect, test } from "vitest";
import { waitFor } from "@ttpl/server/tests/wait-for.ts";
import type { Conflict, History, OpenFile, OpenPlace } from "../../wire.ts";
import { linkLifetime, mostLinks, signInLinks } from "../../server/sign-in/sign-in-links.ts";
import { dailyLimits, limits } from "../../server/sign-in/sign-in-routes.ts";
import { sessionLifetime } from "../../server/sign-in/sessions.ts";
import { withValue } from "./edited-values.ts";
import {
  editorOrigin,
  host,
  office,
  owner,
  previewOrigin,
  type ServiceCopy,
  serviceCopy,
  type TestBrowser,
} from "./service-copy.ts";

const company = "content/company.yaml";
const file = `file?${new URLSearchParams({ name: company }).toString()}`;
const quarter = linkLifetime / 4;

const words = async (response: Response) => [response.status, await response.text()] as const;
const opens = async (browser: TestBrowser) => (await browser.ask("/")).status === 200;

test("a link in a mail signs in, and the name of the configuration stands for who it is", async () => {
  const service = await serviceCopy();
  const browser = service.browser();
  const first = await browser.ask("/");
  expect([first.status, first.headers.get("Location")]).toEqual([303, "/sign-in"]);
  const { link, token, mail } = await service.linkFor(browser, ` ${owner.email.toUpperCase()} `);
  expect(new URL(link).origin).toBe(editorOrigin);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect([mail.to?.[0]?.address, mail.from?.address]).toEqual([owner.email, "website@example.com"]);
  const [status, page] = await words(await browser.ask(link, { headers: { "Sec-Fetch-Site": "cross-site" } }));
  expect([status, page.includes(token)]).toEqual([200, true]);
  const pressed = await browser.press("/sign-in/link", { token });
  expect([pressed.status, pressed.headers.get("Location")]).toEqual([303, "/"]);
  const editor = await browser.ask("/");
  expect(await editor.text()).toContain(`name="editor-signed-in" content="${owner.name}"`);
  expect(service.said).toEqual([`${owner.name} has signed in.`]);
});

test("cookies are for this host alone, over TLS, not for scripts, and not sent for other sites", async () => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  for (const [name, seconds] of Object.entries({ session: sessionLifetime / 1000 })) {
    const attributes = browser.attributes.get(`__Host-${name}`)?.split("; ").slice(1).toSorted();
    expect(attributes).toEqual(["HttpOnly", `Max-Age=${seconds}`, "Path=/", "SameSite=Strict", "Secure"]);
  }
  const asking = service.browser();
  await asking.press("/sign-in", { address: owner.email });
  expect(asking.attributes.get("__Host-asked")).toMatch(/Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
});

test("an address that may not sign in gets the same answer at the same time, and no mail", async () => {
  const service = await serviceCopy();
  const answers = new Map<string, string[]>();
  // A mail server that never answers would hold up whoever waits for it.
  service.mail.behavior = "silent";
  const times: number[] = [];
  for (const address of [owner.email, "stranger@example.com", "", "x".repeat(300), "a@b\r\nBcc: c@example.com"]) {
    const browser = service.browser();
    const started = performance.now();
    const answer = await browser.press("/sign-in", { address });
    times.push(performance.now() - started);
    const cookie = answer.headers.getSetCookie().map((one) => one.replace(/=[\w-]{43}/, "=SECRET"));
    const { headers } = answer;
    const all = [...headers].filter(([name]) => name !== "set-cookie").map((pair) => pair.join(": "));
    answers.set(address, [String(answer.status), await answer.text(), ...cookie, ...all]);
  }
  // Whoever waited for the mail server would wait for minutes.
  expect(Math.max(...times)).toBeLessThan(2000);
  const [known, ...others] = answers.values();
  for (const other of others) expect(other).toEqual(known);
  await waitFor(() => expect(service.mail.recipients).toBe(1));
  service.mail.behavior = "accept";
  await service.linkFor(service.browser(), office.email);
  expect(service.mail.envelopes.flatMap(({ to }) => to)).toEqual([office.email]);
  expect(service.mail.recipients).toBe(2);
});

test("a link works once, and again for nobody: a replay is refused in plain words", async () => {
  const service = await serviceCopy();
  const browser = service.browser();
  const { token } = await service.linkFor(browser);
  const asked = browser.cookie("asked") ?? "";
  expect((await browser.press("/sign-in/link", { token })).status).toBe(303);
  const cookies = { Cookie: `__Host-asked=${asked}` };
  const [status, page] = await words(await browser.press("/sign-in/link", { token }, cookies));
  expect([status, page]).toEqual([410, expect.stringContaining("Each link works once")]);
});

test("two presses at the same time start one session", async () => {
  const service = await serviceCopy();
  const browser = service.browser();
  const { token } = await service.linkFor(browser);
  const both = await Promise.all([1, 2].map(() => browser.press("/sign-in/link", { token })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
});

test("a link ends after ten minutes", async () => {
  const service = await serviceCopy();
  const [early, late] = [service.browser(), service.browser()];
  const first = await service.linkFor(early);
  const second = await service.linkFor(late);
  service.pass(linkLifetime - 1);
  expect((await early.press("/sign-in/link", { token: first.token })).status).toBe(303);
  service.pass(1);
  expect((await late.press("/sign-in/link", { token: second.token })).status).toBe(410);
  expect(await opens(late)).toBe(false);
});

test("a program that looks at the mail uses nothing up, however often it opens the link", async () => {
  const service = await serviceCopy();
  const browser = service.browser();
  const { link, token } = await service.linkFor(browser);
  const scanner = service.browser();
  for (const method of ["GET", "GET", "HEAD"]) {
    const seen = await scanner.ask(link, { method });
    expect([seen.status, seen.headers.getSetCookie()]).toEqual([200, []]);
  }
  await browser.ask(link);
  // One that presses too, without the browser's cookie, or with another's.
  expect((await scanner.press("/sign-in/link", { token })).status).toBe(403);
  await scanner.press("/sign-in", { address: "stranger@example.com" });
  expect((await scanner.press("/sign-in/link", { token })).status).toBe(403);
  expect(await opens(scanner)).toBe(false);
  expect((await browser.press("/sign-in/link", { token })).status).toBe(303);
});

test("a link in another browser is refused in plain words, and stays good in the right one", async () => {
  const service = await serviceCopy();
  const [browser, other] = [service.browser(), service.browser()];
  const { token } = await service.linkFor(browser);
  const [status, page] = await words(await other.press("/sign-in/link", { token }));
  expect([status, page]).toEqual([403, expect.stringContaining("in the browser in which you typed your address")]);
  expect((await browser.press("/sign-in/link", { token })).status).toBe(303);
});

test("whoever asks twice can use either link", async () => {
  const service = await serviceCopy();
  const browser = service.browser();
  const first = await service.linkFor(browser);
  await service.linkFor(browser);
  expect((await browser.press("/sign-in/link", { token: first.token })).status).toBe(303);
});

test("a session that somebody else has planted is not the one that is signed in (fixation)", async () => {
  const service = await serviceCopy();
  const attacker = await service.signedIn(office.email);
  const victim = service.browser();
  const planted = attacker.cookie("session") ?? "";
  for (const value of [planted, "A".repeat(43)]) {
    victim.cookies.set(host, new Map([["__Host-session", value]]));
    const { token } = await service.linkFor(victim);
    await victim.press("/sign-in/link", { token });
    expect(victim.cookie("session")).toMatch(/^[\w-]{43}$/);
    expect(victim.cookie("session")).not.toBe(value);
    const asPlanted = await service.browser().ask("/", { headers: { Cookie: `__Host-session=${value}` } });
    expect(asPlanted.status).toBe(303);
  }
  // A link of the attacker's own, which signs the victim in as the attacker, is bound to the attacker's browser.
  const { token } = await service.linkFor(attacker, office.email);
  expect((await service.browser().press("/sign-in/link", { token })).status).toBe(403);
});

test("a session ends after twelve hours, whatever is done in it", async () => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  for (let part = 0; part < 4; part += 1) {
    expect(await opens(browser)).toBe(true);
    service.pass(sessionLifetime / 4 - (part === 3 ? 1 : 0));
  }
  expect((await browser.call(file)).status).toBe(200);
  service.pass(1);
  expect(await opens(browser)).toBe(false);
  expect(await browser.call(file)).toEqual({ status: 401, body: { problem: expect.stringContaining("signed out") } });
});

test("after a press on sign out the old cookie is refused", async () => {
  const service = await serviceCopy();
  const [browser, other] = [await service.signedIn(), await service.signedIn()];
  const Cookie = `__Host-session=${browser.cookie("session")}`;
  const out = await browser.press("/sign-out", {});
  expect([out.status, out.headers.get("Location"), browser.cookie("session")]).toEqual([303, "/sign-in", undefined]);
  const replayed = await browser.call(file, undefined, { Cookie });
  expect(replayed.status).toBe(401);
  expect((await browser.ask("/", { headers: { Cookie } })).status).toBe(303);
  // Only this one.
  expect(await opens(other)).toBe(true);
  // Signed in again in another tab, an open page of the editor goes on.
  const { token } = await service.linkFor(browser);
  await browser.press("/sign-in/link", { token });
  expect((await browser.call(file)).status).toBe(200);
});

test("nothing but signing in is open without a session", async () => {
  const service = await serviceCopy();
  const { token } = await service.signedIn();
  const stranger = service.browser();
  stranger.token = token;
  const before = service.copy.text(company);
  for (const path of ["files", file, "preview", "open", "history", "find?words=a"])
    expect([path, (await stranger.call(path)).status]).toEqual([path, 401]);
  for (const path of ["save", "undo", "places", "open/confirm", "publish", "history", "photos?title=a"])
    expect([path, (await stranger.call(path, {})).status]).toEqual([path, 401]);
  for (const path of ["/client.js", "/client.css", "/archivo.woff2", "/thumbnails/logo", "/package.json"])
    expect([path, (await stranger.ask(path)).status]).toEqual([path, 401]);
  for (const value of ["", "A".repeat(43), `${"A".repeat(43)}; __Host-session=B`, "x".repeat(5000)])
    expect((await stranger.ask("/", { headers: { Cookie: `__Host-session=${value}` } })).status).toBe(303);
  expect(service.copy.text(company)).toBe(before);
});

test("brute force: links asked for are limited for each address, known or not, and for each client", async () => {
  const service = await serviceCopy();
  for (const address of [owner.email, "stranger@example.com"]) {
    const statuses: number[] = [];
    for (let time = 0; time <= limits.ofAddress; time += 1)
      statuses.push((await service.browser().press("/sign-in", { address })).status);
    expect(statuses).toEqual([...Array<number>(limits.ofAddress).fill(303), 429]);
  }
  const client = service.browser("198.51.100.7");
  const statuses: number[] = [];
  for (let time = 0; time <= limits.ofClient; time += 1)
    statuses.push((await client.press("/sign-in", { address: `${time}@example.com` })).status);
  expect(statuses).toEqual([...Array<number>(limits.ofClient).fill(303), 429]);
  // What a client adds to the header itself does not make it another one.
  const forged = await client.press(
    "/sign-in",
    { address: "a@example.com" },
    { "X-Forwarded-For": "203.0.113.1, 198.51.100.7" },
  );
  const [status, page] = await words(forged);
  expect([status, page]).toEqual([429, expect.stringContaining("Wait ten minutes")]);
  expect(forged.headers.get("Retry-After")).toBe("600");
  service.pass(linkLifetime);
  expect((await client.press("/sign-in", { address: owner.email })).status).toBe(303);
});

/** Asks for links with an address, as often as ten minutes allow, until that is refused. @returns how many were given */
async function askUntilRefused(service: ServiceCopy, address: string): Promise<number> {
  for (let given = 0; given <= 2 * dailyLimits.inAll; given += 1) {
    const answer = await service.browser().press("/sign-in", { address });
    if (answer.status === 303) service.pass(linkLifetime / limits.ofAddress);
    else {
      const [status, page] = await words(answer);
      expect([status, page]).toEqual([
        429,
        expect.stringMatching(/Many links were asked for today.*Try again in an hour/),
      ]);
      // One link comes back after the time in which an even use of the day's would reach it.
      expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual((24 * 3600) / dailyLimits.ofAddress);
      return given;
    }
  }
  throw new Error("Whatever is asked for is given.");
}

test("brute force: in a day, links are limited for each address, known or not, and mails in all", async () => {
  const service = await serviceCopy();
  const signedIn = await service.signedIn(office.email);
  // What comes back while they are asked for.
  const least = dailyLimits.ofAddress;
  const most = least * 1.2;
  for (const address of ["stranger@example.com", owner.email]) {
    const given = await askUntilRefused(service, address);
    expect(given, address).toBeGreaterThanOrEqual(least);
    expect(given, address).toBeLessThan(most);
  }
  const others = await askUntilRefused(service, office.email);
  expect(others, "the rest of all").toBeLessThan(dailyLimits.inAll - least + 10);
  expect(await askUntilRefused(service, "another@example.com"), "known or not").toBe(0);
  expect(service.mail.mails.length).toBeLessThan(dailyLimits.inAll * 1.3);
  expect(service.said.at(-1)).toBe("No link was mailed: the limit of a day is reached.");
  expect(await opens(signedIn), "who is signed in stays so").toBe(true);
  service.pass(24 * 6 * linkLifetime);
  expect((await service.browser().press("/sign-in", { address: owner.email })).status, "a day later").toBe(303);
});

test("brute force: tries of a link are limited for each client, and a right one is among those that are refused", async () => {
  const service = await serviceCopy();
  const browser = service.browser();
  const { token } = await service.linkFor(browser);
  const guess = (at: number) => token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
  for (let time = 0; time < limits.ofClient; time += 1)
    expect((await browser.press("/sign-in/link", { token: guess(time) })).status).toBe(410);
  expect((await browser.press("/sign-in/link", { token })).status).toBe(429);
  service.pass(quarter);
  expect((await browser.press("/sign-in/link", { token })).status).toBe(303);
});

test("few links wait at a time: a further one ends the oldest of the same address", () => {
  const links = signInLinks(() => 0);
  const tokens = Array.from({ length: mostLinks + 1 }, () => links.make(owner, "browser"));
  const others = links.make(office, "browser");
  expect(tokens.map((token) => links.use(token, "browser"))).toEqual([
    "unknown",
    ...Array<unknown>(mostLinks).fill(owner),
  ]);
  expect(links.use(others, "browser")).toEqual(office);
});

const foreign: Record<string, Record<string, string>> = {
  "of another site": { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  "of the public website": { Origin: "https://www.example.com", "Sec-Fetch-Site": "same-site" },
  "of the preview": { Origin: previewOrigin, "Sec-Fetch-Site": "same-site" },
  "of the same name without TLS": { Origin: `http://${host}`, "Sec-Fetch-Site": "same-site" },
  "in a frame without an origin": { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  "of another site in a browser that tells the origin alone": { Origin: "https://evil.example", "Sec-Fetch-Site": "" },
  "without any word of where it came from": { Origin: "", "Sec-Fetch-Site": "" },
  "that the browser calls one of another site": { "Sec-Fetch-Site": "cross-site" },
};

test.each(Object.entries(foreign))("no page %s can press anything (CSRF)", async (_, headers) => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  const before = service.copy.text(company);
  const sent = service.mail.mails.length;
  const { body } = await browser.call<OpenFile>(file);
  const [status, page] = await words(await browser.press("/sign-in", { address: office.email }, headers));
  expect([status, page]).toEqual([403, expect.stringContaining("another website")]);
  expect((await browser.press("/sign-out", {}, headers)).status).toBe(403);
  const other = service.browser();
  const { token } = await service.linkFor(other, office.email);
  expect((await other.press("/sign-in/link", { token }, headers)).status).toBe(403);
  const save = { name: company, version: body.version, data: withValue(body.data, ["name"], "Changed") };
  const posted = await browser.ask("/editor/save", {
    method: "POST",
    body: JSON.stringify(save),
    headers: { "X-Editor-Token": browser.token, ...headers },
  });
  expect(posted.status).toBe(403);
  expect([service.copy.text(company), service.mail.mails.length, await opens(browser)]).toEqual([
    before,
    sent + 1,
    true,
  ]);
});

test("a session alone changes nothing: the editor's page proves itself too", async () => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  expect((await browser.call("history", undefined, { "X-Editor-Token": "" })).status).toBe(403);
  expect((await browser.call("files", undefined, { "Sec-Fetch-Site": "same-site" })).status).toBe(403);
});

const otherHosts = [
  "evil.example",
  "localhost:3012",
  "127.0.0.1:3012",
  `${host}:3012`,
  `${host}.`,
  `a.${host}`,
  "www.example.com",
];

test("the service answers to no other host name (rebinding)", async () => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  for (const Host of otherHosts) {
    for (const path of ["/", "/sign-in", "/editor/files", "/icon.svg", "/@editor/enter"])
      expect([Host, path, (await browser.ask(path, { headers: { Host } })).status]).toEqual([Host, path, 421]);
    const own = { Origin: `https://${Host}`, Host };
    expect((await browser.press("/sign-in", { address: owner.email }, own)).status).toBe(421);
  }
  expect(service.mail.mails).toHaveLength(1);
});

test("the mail's link has the configured name, whatever a request says", async () => {
  const service = await serviceCopy();
  const browser = service.browser();
  const headers = { "X-Forwarded-Host": "evil.example", Forwarded: "host=evil.example" };
  await browser.press("/sign-in", { address: owner.email }, headers);
  await waitFor(() => expect(service.mail.mails).toHaveLength(1));
  expect(service.mail.mails[0]?.text).not.toContain("evil.example");
});

test("every answer has the site's security headers, and no store keeps it", async () => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  const stranger = service.browser();
  const answers = [
    await browser.ask("/"),
    await stranger.ask("/"),
    await stranger.ask("/sign-in"),
    await stranger.ask("/sign-in/sent"),
    await stranger.ask("/sign-in/link?token=a"),
    await stranger.press("/sign-in/link", { token: "a" }),
    await stranger.ask("/nothing"),
  ];
  for (const { headers } of answers) {
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(headers.get("Permissions-Policy")).toContain("camera=()");
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get("Cache-Control")).toContain("no-store");
  }
  // The token in a link's address goes nowhere.
  expect(answers[4]?.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(answers[4]?.headers.get("Content-Security-Policy")).not.toContain("script");
});

test("a link's page shows no markup of its address", async () => {
  const service = await serviceCopy();
  const evil = '"><script>alert(1)</script>';
  const page = await (await service.browser().ask(`/sign-in/link?${new URLSearchParams({ token: evil })}`)).text();
  expect(page).not.toContain("<script");
  expect(page).not.toContain("alert");
});

test("two editors at once: the second sees what the first has changed, and each keeps under the own name", async () => {
  const service = await serviceCopy();
  const [first, second] = [await service.signedIn(owner.email), await service.signedIn(office.email)];
  const [a, b] = [(await first.call<OpenFile>(file)).body, (await second.call<OpenFile>(file)).body];
  const save = (browser: TestBrowser, { version, data }: OpenFile, name: string) =>
    browser.call<Conflict>("save", { name: company, version, data: withValue(data, ["name"], name) });
  expect((await save(first, a, "First Company")).status).toBe(200);
  const conflict = await save(second, b, "Second Company");
  expect([conflict.status, conflict.body.changes.join()]).toEqual([409, expect.stringContaining("First Company")]);
  expect(service.copy.text(company)).toContain("First Company");
  const author = { name: "Somebody Else", email: "else@example.com" };
  const kept = await first.call<History>("history", { author, message: "A name" });
  expect([kept.status, kept.body.author]).toEqual([200, owner]);
  expect(service.copy.git("log", "-1", "--format=%an <%ae>").trim()).toBe(`${owner.name} <${owner.email}>`);
  expect((await save(second, conflict.body.theirs, "Second Company")).status).toBe(200);
  await second.call<History>("history", { author, message: "Another name" });
  expect(service.copy.git("log", "-1", "--format=%an <%ae>").trim()).toBe(`${office.name} <${office.email}>`);
});

test("what is published has the name and the address of who signed in, not those that a request gives", async () => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  // In place of the program that publishes, one that tells how it was called.
  service.copy.write("apps/editor/publishing/cli/publish.ts", "console.error(process.argv.slice(2).join(' | '));");
  const { body } = await browser.call<{ problem: string }>("publish", { way: "rehearsal", by: "Somebody else" });
  expect(body.problem).toBe(`--by=${owner.name} | --email=${owner.email} | --rehearsal`);
});

test("what is confirmed has the name of who signed in, not one that a request gives", async () => {
  const service = await serviceCopy();
  const browser = await service.signedIn();
  const { points, by } = (await browser.call<{ points: OpenPlace[]; by: string }>("open")).body;
  const { file, path, part, of } = points.find(({ kind }) => kind === "unconfirmed")!;
  expect(by).toBe(owner.name);
  await browser.call("open/confirm", { file, path, part, of, by: "Somebody Else" });
  const changed = service.copy.git("diff");
  expect(changed).toContain(owner.name);
  expect(changed).not.toContain("Somebody Else");
});

test("a mail server that does not take the mail is told in the log, without link and token", async () => {
  const service = await serviceCopy();
  service.mail.behavior = { recipient: 550 };
  expect((await service.browser().press("/sign-in", { address: owner.email })).status).toBe(303);
  await expect
    .poll(() => service.said)
    .toEqual([expect.stringMatching(/^A mail with a link was not sent\. Failed at RCPT TO/)]);
  expect(service.said.join()).not.toContain("token");
});
