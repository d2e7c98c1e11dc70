import { setTimeout as sleep } from "node:timers/promises";
import { drip, endlessLines, type Script, startScriptedServer } from "../scripted-mail-server.ts";
import type { Fault, MailSink } from "./mail-sink.ts";
import type { Run } from "./row.ts";
import { waitUntil } from "./wait-until.ts";

/** A fault of a mail server. */
export interface FaultCase {
  readonly name: string;
  /** "refused" and "STARTTLS failure" change how the server listens; a script replaces it; all others how it responds. */
  readonly fault: Fault | "refused" | "STARTTLS failure" | { readonly script: Script };
  /** Whether the connection breaks when the mail may already have arrived. */
  readonly uncertain: boolean;
  /** Whether the mails end up parked. */
  readonly parks: boolean;
  /** "settled": the fault lasts until each mail is sent or parked. A number: until so many attempts per mail. */
  readonly lasts: "settled" | number;
  /** Whether it is about our own settings, of which an alarm tells. */
  readonly settings?: boolean;
  /** Whether it is part of the short form. */
  readonly inShort?: boolean;
}

const passing = (name: string, fault: FaultCase["fault"], lasts: FaultCase["lasts"] = 2): FaultCase => ({
  name,
  fault,
  uncertain: false,
  parks: false,
  lasts,
});
const refusing = (name: string, fault: FaultCase["fault"]): FaultCase => ({
  ...passing(name, fault, "settled"),
  parks: true,
});

/** Only a server that tracks the state of the SMTP dialogue limits the copies here. */
export const alwaysCutAfterDot: FaultCase = {
  name: "always cut after the dot",
  fault: "cut after the dot",
  uncertain: true,
  parks: true,
  lasts: "settled",
  inShort: true,
};

/** Our own login and addresses: held until they are repaired. */
export const refusedSender: FaultCase = {
  ...passing("530 to the sender", { script: { MAIL: "530 5.7.0 Log in" } }),
  settings: true,
  inShort: true,
};

/** All faults, in the order of the SMTP dialogue. */
export const faultCases: readonly FaultCase[] = [
  { ...passing("refused", "refused"), inShort: true },
  passing("silent", "silent", 1),
  // Never idle, so that a limit that starts again with each byte does not end them.
  passing("a greeting byte by byte", { script: { greeting: drip } }, 1),
  passing("endless lines after EHLO", { script: { EHLO: endlessLines } }, 1),
  { ...passing("silent at the dot", { script: { dot: () => undefined } }, 1), uncertain: true },
  passing("421 as greeting", { at: "greeting", code: 421 }),
  passing("STARTTLS failure", "STARTTLS failure"),
  { ...passing("wrong password", "wrong password"), settings: true },
  refusedSender,
  { ...passing("553 to the sender", { script: { MAIL: "553 5.7.1 Not yours" } }), settings: true },
  passing("450 to the recipient", { at: "recipient", code: 450 }),
  { ...passing("550 to the recipient", { at: "recipient", code: 550 }), settings: true },
  { ...passing("530 at DATA", { script: { DATA: "530 5.7.0 Log in" } }), settings: true },
  { ...passing("550 5.1.8 to the mail", { script: { dot: "550 5.1.8 Bad sender" } }), settings: true },
  { ...passing("550 5.7.26 to the mail", { script: { dot: "550 5.7.26 Unauthenticated" } }), settings: true },
  {
    ...passing("a daily limit, 550 5.4.5 to the mail", {
      script: { dot: "550 5.4.5 Daily user sending limit exceeded. - gsmtp" },
    }),
    inShort: true,
  },
  passing("greylisting", { script: { RCPT: "451 4.7.1 Greylisting in action, please come back later" } }, 3),
  passing("a full mailbox", { script: { RCPT: "552 5.2.2 Quota exceeded (mailbox for user is full)" } }, 3),
  passing("421 to the mail", { at: "data", code: 421 }),
  { ...passing("451 to the mail", { at: "data", code: 451 }), inShort: true },
  { ...refusing("554 to the mail", { at: "data", code: 554 }), inShort: true },
  passing("slow reply", "slow reply", "settled"),
  // The end of the mail may be in transit when the connection is cut.
  { ...passing("cut before the dot", "cut before the dot"), uncertain: true },
  { ...passing("cut after the dot", "cut after the dot", 1), uncertain: true },
  {
    ...passing("a contradictory reply to the dot", { script: { dot: "250-Accepted\r\n550 Rejected" } }, 1),
    uncertain: true,
  },
  alwaysCutAfterDot,
];

/** The maximum number of copies of a mail. */
export const mostCopies = 3;

/** Whether the check has failed already, so that waiting is pointless. */
const tooMany = ({ letters }: MailSink): boolean =>
  [...letters.values()].some(({ arrivals }) => arrivals.length > mostCopies);

/**
 * Starts a fault, sends enquiries, waits for as long as the fault lasts, and ends it.
 * @param send sends the enquiries, and resolves with a function that tells whether their mails are settled
 */
export async function attempt(
  { name, fault, lasts }: FaultCase,
  sink: MailSink,
  run: Run,
  send: () => Promise<() => Promise<boolean>>,
): Promise<void> {
  const script = typeof fault === "object" && "script" in fault ? fault.script : undefined;
  const listens = !script && fault !== "refused" && fault !== "STARTTLS failure";
  if (!listens) await sink.close();
  if (fault === "STARTTLS failure") await sink.open(true);
  const scripted = script && (await startScriptedServer(script, Number(new URL(sink.url).port)));
  if (listens) sink.fault = fault as Fault;
  sink.attempts = 0;
  const attempts = () => scripted?.connections() ?? sink.attempts;
  const isSettled = await send();
  if (fault === "refused") await sleep(2000);
  else if (lasts === "settled") await waitUntil(async () => tooMany(sink) || isSettled(), 120, 100);
  else if (!(await waitUntil(() => attempts() >= 4 * lasts, 60))) run.progress(`${name}: ${attempts()} attempts`);
  sink.fault = "none";
  await scripted?.close();
  if (fault === "STARTTLS failure") await sink.close();
  if (!listens) await sink.open();
}
