import { expect, test } from "vitest";
import { nextStep } from "../../server/delivery/next-step.ts";

const now = 1_700_000_000_000;
const day = 24 * 60 * 60 * 1000;
const first = { attempts: 1, uncertainCount: 0, queuedAt: now };
const unsure = { kind: "failed", code: null, uncertain: true } as const;
const busy = { kind: "failed", code: 451, uncertain: false } as const;
const noContact = { kind: "failed", code: null, uncertain: false } as const;

test("an accepted email is sent", () => {
  expect(nextStep({ kind: "accepted", code: 250 }, first, now)).toEqual({ state: "sent", code: 250, sentAt: now });
});

test("an email is retried after a temporary rejection or a connection failure", () => {
  expect(nextStep(busy, first, now, 0.5)).toEqual({ state: "pending", code: 451, dueAt: now + 10_000 });
  expect(nextStep(noContact, first, now, 0.5)).toEqual({ state: "pending", code: null, dueAt: now + 10_000 });
});

test("an email that may have been accepted waits at least 15 minutes", () => {
  const step = nextStep(unsure, first, now, 0);
  expect(step).toEqual({ state: "uncertain", code: null, uncertainCount: 1, dueAt: now + 900_000 });
});

test("the third uncertain attempt parks the email, regardless of other failures", () => {
  const twice = { ...first, attempts: 9, uncertainCount: 2 };
  expect(nextStep(busy, twice, now)).toMatchObject({ state: "pending" });
  expect(nextStep(unsure, twice, now)).toEqual({ state: "parked", code: null, uncertainCount: 3 });
});

test("a permanently rejected email is parked immediately", () => {
  expect(nextStep({ kind: "refused", code: 550 }, first, now)).toMatchObject({ state: "parked", code: 550 });
});

test("an email is parked after five days of retries", () => {
  const old = { ...first, queuedAt: now - 5 * day };
  expect(nextStep(busy, old, now)).toMatchObject({ state: "pending" });
  expect(nextStep(busy, old, now + 1)).toMatchObject({ state: "parked", code: 451 });
  expect(nextStep({ kind: "accepted", code: 250 }, old, now + 1)).toMatchObject({ state: "sent" });
});
