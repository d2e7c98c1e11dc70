import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "node:net";
import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { parseSmtpUrl } from "../config/smtp-url.ts";
import { smtpServer } from "../delivery/smtp.ts";
import { addresses } from "./deliver.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { drip, endlessLines, type Script, startScriptedServer } from "./scripted-mail-server.ts";

/** Starts a mail server for the current test. Returns its port. */
async function scriptedPort(script: Script): Promise<number> {
  const server = await startScriptedServer(script);
  onTestFinished(() => server.close());
  return server.port;
}

const limits = { stage: 300, beforeDot: 700, probe: 300, overdue: 500, atDot: 500 };
const mail = Buffer.from("Subject: Test\r\n\r\nHello\r\n");
const visitor = ["Asha Rao", "asha@visitor.example"];

/** Sends an email to a mail server, with short time limits. */
async function sendTo(url: string, onLine?: (line: string) => void) {
  const started = performance.now();
  const result = await smtpServer(parseSmtpUrl(url)!, addresses, limits).send(mail, {
    signal: new AbortController().signal,
    beforeDot: async () => undefined,
    personal: visitor,
    ...(onLine && { onLine }),
  });
  return { result, took: performance.now() - started };
}

/** Postfix offers PIPELINING; without a recipient, it rejects DATA too. */
const pipelined: Script = { EHLO: "250-mail.example\r\n250 PIPELINING", DATA: "554 5.5.1 Error: no valid recipients" };

const cases: [name: string, script: Script, stage: string, cause: string | RegExp][] = [
  ["no greeting", { greeting: () => undefined }, "greeting", "timeout"],
  ["a greeting byte by byte", { greeting: drip }, "greeting", "timeout"],
  ["no SMTP", { greeting: "HTTP/1.1 400 Bad Request" }, "greeting", /^(?:not an SMTP reply|HTTP)/],
  ["a connection closed at once", { greeting: (socket) => socket.end() }, "greeting", "connection closed"],
  ["a greeting that refuses us", { greeting: "554 5.7.1 Blocked" }, "greeting", "554 5.7.1 Blocked"],
  ["endless lines", { EHLO: endlessLines }, "EHLO", "timeout"],
  ["a silent recipient", { RCPT: () => undefined }, "RCPT TO", "timeout"],
  ["a connection closed", { MAIL: (socket) => socket.destroy() }, "MAIL FROM", /^(?:connection closed|ECONNRESET)$/],
  ["another sender wanted", { MAIL: "530 5.7.0 Log in" }, "MAIL FROM", "530 5.7.0 Log in"],
  [
    "an unknown recipient",
    { RCPT: `550-5.1.1 <${addresses.to}>\r\n550 5.1.1 unknown, asha@visitor.example` },
    "RCPT TO",
    `550 5.1.1 <${addresses.to}> 5.1.1 unknown, …`,
  ],
  ["a pipelined recipient rejected", { ...pipelined, RCPT: "550 5.1.1 Unknown" }, "RCPT TO", "550 5.1.1 Unknown"],
  [
    "a pipelined sender rejected, and then the rest",
    { ...pipelined, MAIL: "553 5.7.1 Not yours", RCPT: "503 5.5.1 No sender" },
    "MAIL FROM",
    "553 5.7.1 Not yours",
  ],
  ["a refusal that quotes the visitor", { dot: "554 5.7.1 Asha  Rao is spam" }, "final dot", "554 5.7.1 … is spam"],
  ["no reply to DATA", { DATA: drip }, "DATA", "timeout"],
];

test.each(cases)(
  "%s: stage and cause are told, in time and without personal data",
  async (_name, script, stage, cause) => {
    const { result, took } = await sendTo(`smtp://127.0.0.1:${await scriptedPort(script)}`);
    const expected = typeof cause === "string" ? cause : expect.stringMatching(cause);
    expect(result).toMatchObject({ failure: { stage, cause: expected } });
    expect(took).toBeLessThan(limits.beforeDot + 500);
  },
);

test.each([
  ["endless lines", endlessLines],
  ["byte by byte", drip],
  ["contradictory lines", "250-Accepted\r\n550 Rejected"],
] as const)("a reply to the final dot of %s leaves the outcome open", async (_name, dot) => {
  const { result, took } = await sendTo(`smtp://127.0.0.1:${await scriptedPort({ dot })}`);
  expect(result).toMatchObject({ kind: "failed", uncertain: true, failure: { stage: "final dot", code: null } });
  expect(took).toBeLessThan(limits.atDot + 700);
});

test("an unknown host and a refused connection are reported as such", async () => {
  const closed = createServer().listen(0, "127.0.0.1");
  await once(closed, "listening");
  const { port } = closed.address() as { port: number };
  await new Promise((resolve) => closed.close(resolve));
  const refused = await sendTo(`smtp://127.0.0.1:${port}`);
  expect(refused.result).toMatchObject({ failure: { stage: "connection", cause: "ECONNREFUSED" } });
  const unknown = await sendTo("smtp://mail.invalid");
  expect(unknown.result).toMatchObject({
    failure: { stage: "DNS", cause: expect.stringMatching(/^(?:E[A-Z_]+|timeout)$/) },
  });
});

/** Starts a mail server that offers STARTTLS, with a certificate that nobody has signed. */
async function startTlsServer(options: object = {}): Promise<number> {
  const smtp = new SMTPServer({ authOptional: true, disableReverseLookup: true, closeTimeout: 50, ...options });
  smtp.on("error", () => undefined);
  await once(smtp.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => new Promise((resolve) => void smtp.close(() => resolve(undefined))));
  return (smtp.server.address() as { port: number }).port;
}

test("TLS: not used on loopback; an untrusted certificate and a server without TLS are reported", async () => {
  const port = await startTlsServer();
  expect((await sendTo(`smtp://127.0.0.1:${port}`)).result.kind).toBe("accepted");
  const failure = { stage: "STARTTLS", cause: expect.stringContaining("certificate (") };
  expect((await sendTo(`smtp://127.0.0.1:${port}?tls=if-offered`)).result).toMatchObject({ failure });
  const plain = await scriptedPort({ STARTTLS: "502 5.5.1 Not implemented" } as Script);
  expect((await sendTo(`smtp://127.0.0.1:${plain}?tls=required`)).result).toMatchObject({
    failure: { stage: "STARTTLS", cause: "502 5.5.1 Not implemented" },
  });
});

test("a wrong password is reported, and passwords are not in the dialogue", async () => {
  const port = await startTlsServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth: unknown, _session: unknown, callback: (error: Error) => void) =>
      callback(Object.assign(new Error("Wrong"), { responseCode: 535 })),
  });
  const lines: string[] = [];
  const { result } = await sendTo(`smtp://website:s3cretword@127.0.0.1:${port}`, (line) => lines.push(line));
  expect(result).toMatchObject({ kind: "failed", failure: { stage: "AUTH", code: 535 } });
  expect(lines.join("\n")).toMatch(/C: EHLO[^]*C: AUTH[^]*S: 535/);
  expect(lines.join("\n")).not.toContain("s3cretword");
  expect(lines.join("\n")).not.toContain(Buffer.from("\0website\0s3cretword").toString("base64"));
});

test("the certificate in the option ca is trusted, and a file that cannot be read is told at once", async () => {
  const folder = await temporaryFolder();
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const request = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"];
  const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", [...request, ...names, "-keyout", key, "-out", cert], {
    stdio: "ignore",
    timeout: 60_000,
  });
  const port = await startTlsServer({ key: readFileSync(key), cert: readFileSync(cert) });
  const url = `smtp://localhost:${port}?tls=required`;
  expect((await sendTo(url)).result).toMatchObject({ failure: { stage: "STARTTLS" } });
  expect((await sendTo(`${url}&ca=${encodeURIComponent(cert)}`)).result.kind).toBe("accepted");
  await expect(sendTo(`${url}&ca=/no/such.pem`)).rejects.toThrow(/SMTP_URL.*\/no\/such\.pem, ENOENT/);
});
