import { expect, test } from "vitest";
import { blockedBy, nextStep } from "../delivery/next-step.ts";
import type { SmtpFailure } from "../delivery/smtp-failure.ts";
import type { SendResult } from "../delivery/smtp.ts";

const now = 1_700_000_000_000;
const day = 24 * 60 * 60 * 1000;
const first = { attempts: 1, uncertainCount: 0, queuedAt: now };
const failed = (failure: SmtpFailure, uncertain = false): SendResult => ({ kind: "failed", failure, uncertain });
const unsure = failed({ stage: "final dot", cause: "connection closed", code: null }, true);
const busy = failed({ stage: "RCPT TO", cause: "451 4.3.0 Later", code: 451 });
const noContact = failed({ stage: "connection", cause: "ECONNREFUSED", code: null });
const wrongSender = failed({ stage: "MAIL FROM", cause: "553 5.7.1 Not your address", code: 553 });
const refused: SendResult = { kind: "refused", failure: { stage: "final dot", cause: "554 5.7.1 Spam", code: 554 } };

test("an accepted email is sent", () => {
  expect(nextStep({ kind: "accepted", code: 250 }, first, now)).toEqual({ state: "sent", code: 250, sentAt: now });
});

test("an email is retried after a temporary rejection or a connection failure", () => {
  expect(nextStep(busy, first, now, 0.5)).toEqual({
    state: "pending",
    dueAt: now + 60_000,
    code: 451,
    cause: "RCPT TO: 451 4.3.0 Later",
    blockedBy: null,
  });
  expect(nextStep(noContact, first, now, 0.5)).toEqual({
    state: "pending",
    dueAt: now + 10_000,
    code: null,
    cause: "connection: ECONNREFUSED",
    blockedBy: "server",
  });
});

test("an email that may have been accepted waits at least 15 minutes", () => {
  const step = nextStep(unsure, first, now, 0);
  expect(step).toMatchObject({ state: "uncertain", uncertainCount: 1, dueAt: now + 900_000 });
});

test("the third uncertain attempt parks the email, regardless of other failures", () => {
  const twice = { ...first, attempts: 9, uncertainCount: 2 };
  expect(nextStep(busy, twice, now)).toMatchObject({ state: "pending" });
  expect(nextStep(unsure, twice, now)).toMatchObject({ state: "parked", code: null, uncertainCount: 3 });
});

test("an email whose content is rejected for good is parked immediately", () => {
  expect(nextStep(refused, first, now)).toMatchObject({ state: "parked", code: 554 });
});

test.each([
  ["five days of retries", busy, 5, 20],
  ["a day, if the settings are wrong", wrongSender, 1, 10],
] as const)("an email is parked after %s", (_name, result, days, attempts) => {
  const old = { ...first, attempts, queuedAt: now - days * day };
  expect(nextStep(result, old, now)).toMatchObject({ state: "pending" });
  expect(nextStep(result, old, now + 1)).toMatchObject({ state: "parked" });
  expect(nextStep({ kind: "accepted", code: 250 }, old, now + 1)).toMatchObject({ state: "sent" });
  // A clock that jumps ahead must not park an email that was hardly tried.
  expect(nextStep(result, { ...old, attempts: attempts - 1 }, now + 365 * day)).toMatchObject({ state: "pending" });
});

test.each([
  ["AUTH", 535, "settings"],
  ["MAIL FROM", 530, "settings"],
  ["RCPT TO", 550, "settings"],
  ["greeting", 554, "server"],
  ["AUTH", 454, "server"],
  ["final dot", 421, "server"],
  ["DATA", null, "server"],
  ["RCPT TO", 450, null],
  ["final dot", 452, null],
] as const)("a failure at %s with code %s is blamed on: %s", (stage, code, blamed) => {
  expect(blockedBy({ stage, code, cause: "" })).toBe(blamed);
});

test.each([
  ["530 5.7.0 Authentication required", "settings"],
  ["535 5.7.8 Bad credentials", "settings"],
  ["553 5.7.1 Sender address rejected", "settings"],
  ["550 5.7.1 Not authorised to send as this user", "settings"],
  ["550 5.7.26 Unauthenticated mail is not accepted", "settings"],
  ["550 5.1.8 Sender address rejected", "settings"],
  ["550 5.1.1 User unknown", "settings"],
  ["550 5.2.1 Mailbox disabled", "settings"],
  ["554 5.7.1 <website@example.org>: Sender rejected", "settings"],
  ["550 5.7.1 Rejected as spam", null],
  ["554 5.7.1 Message rejected", null],
  ["554 5.6.0 Malformed", null],
  ["552 5.3.4 Too big", null],
  ["550 Refused", null],
] as const)("%s to the email is about our settings, or about its content", (cause, blamed) => {
  const code = Number(cause.slice(0, 3));
  for (const stage of ["DATA", "final dot"] as const) expect(blockedBy({ stage, code, cause })).toBe(blamed);
});
