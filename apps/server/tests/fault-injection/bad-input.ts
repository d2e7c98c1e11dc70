import fc from "fast-check";
import { securityHeaders } from "../../http/middleware/security-headers.ts";
import { fuzzedRequest } from "./fuzzed-input.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";
import { namedInputs } from "./named-inputs.ts";
import { newStore, storeNames } from "./new-store.ts";
import { type RawAnswer, sendRaw } from "./raw-request.ts";
import { type Check, countIs, type Row, type Run } from "./row.ts";
import { type ServerChild, startServer } from "./server-child.ts";
import { mailSettings } from "./settings.ts";

/** Sends the same request to a server on each store. */
type AskBoth = (bytes: Buffer) => Promise<RawAnswer[]>;

const isSame = ([a, b]: RawAnswer[]): boolean => a?.status === b?.status && a?.words === b?.words;

const isProtected = (head: readonly string[]): boolean =>
  Object.entries(securityHeaders).every(([name, value]) =>
    head.some((line) => line.toLowerCase() === `${name}: ${value}`.toLowerCase()),
  );

async function sendNamed(ask: AskBoth): Promise<Check[]> {
  const inputs = namedInputs();
  const wrong: string[] = [];
  const bare: string[] = [];
  for (const { name, bytes, statuses } of inputs) {
    const answers = await ask(bytes);
    const given = answers.map(({ status }) => status);
    if (!isSame(answers) || !given.every((status) => statuses.includes(status)))
      wrong.push(`${name}: ${given.join(" and ")} instead of ${statuses.join(" or ")}`);
    if (answers.some(({ status, head }) => status !== 0 && !isProtected(head))) bare.push(name);
  }
  return [
    { name: "150 named inputs or more", passed: inputs.length >= 150, seen: `${inputs.length} named inputs` },
    { name: "each is refused as the contract says", passed: wrong.length === 0, seen: wrong.join("; ") },
    { name: "each refusal has the security headers", passed: bare.length === 0, seen: bare.join("; ") },
  ];
}

async function sendFuzzed(ask: AskBoth, run: Run): Promise<Check[]> {
  const count = run.size === "full" ? 5000 : 250;
  const statuses = new Map<number, number>();
  let sent = 0;
  const property = fc.asyncProperty(fuzzedRequest, async (bytes) => {
    const answers = await ask(bytes);
    const status = answers[0]!.status;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    sent += 1;
    if (sent % 1000 === 0) run.progress(`${sent} fuzzed inputs`);
    return isSame(answers) && status >= 200 && status < 500;
  });
  // Deterministic in the normal tests. The full run is random; its seed reproduces a failure.
  const sameEachTime = run.size === "short" ? { seed: 1 } : {};
  const parameters = { numRuns: count, endOnFailure: true, ...sameEachTime };
  const { failed, seed, counterexample } = await fc.check(property, parameters);
  const kinds = [...statuses].toSorted(([one], [other]) => one - other);
  const found = failed ? `; seed ${seed}: ${counterexample?.[0].toString("latin1")}` : "";
  return [
    {
      name: "fuzzed inputs: no 5xx, same verdict on both",
      passed: !failed,
      seen: `${sent} fuzzed (${kinds.map(([status, times]) => `${times} × ${status}`).join(", ")})${found}`,
    },
  ];
}

/** Header names in the mails of accepted inputs that the server does not write itself. */
const forgedHeaders = ({ letters }: MailSink): string[] => {
  const own = new Set(["From", "To", "Reply-To", "Subject", "Message-ID", "Date", "MIME-Version", "Auto-Submitted"]);
  return [...letters.values()]
    .flatMap(({ headers }) => headers)
    .filter((header) => !own.has(header) && !header.startsWith("Content-"));
};

/** Malformed and malicious requests. */
export const badInput: Row = {
  name: "bad-input",
  what: "5,000 fuzzed and 150 named bad inputs, both stores",
  goal: "no 5xx, no crash, same verdict on both",
  async run(run) {
    const sink = await startMailSink(run);
    const servers: ServerChild[] = [];
    for (const name of storeNames) {
      const { settings } = await newStore(name, run);
      servers.push(
        await startServer({ settings: { ...settings, ...mailSettings(sink.url), LOG_LEVEL: "error" }, run }),
      );
    }
    const ask: AskBoth = (bytes) => Promise.all(servers.map(({ port }) => sendRaw(port, bytes)));
    const checks = [...(await sendNamed(ask)), ...(await sendFuzzed(ask, run))];
    return [
      ...checks,
      countIs("no crash", servers.filter((server) => server.hasEnded()).length, 0),
      {
        name: "no mail has a forged header",
        passed: forgedHeaders(sink).length === 0,
        seen: forgedHeaders(sink).join(),
      },
    ].map((check) => (check.name === "no crash" && check.passed ? { ...check, seen: "" } : check));
  },
};
