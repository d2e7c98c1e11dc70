import { expect, test, vi } from "vitest";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

const full = Object.assign(new Error("no space left for Asha"), { code: "ERR_SQLITE_ERROR", errcode: 13 });

test("/readyz reports delivery statistics, without personal data", async () => {
  const { app, postJson, clock } = await openEndpoint();
  await postJson(exampleEnquiry);
  clock.pass(90_000);
  const response = await app.request("/readyz");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await response.json()).toEqual({
    status: "ready",
    alarms: [],
    pending: 1,
    uncertain: 0,
    parked: 0,
    misconfigured: 0,
    delayed: 0,
    bounced: 0,
    suspects: 0,
    waiting: 0,
    delayedSeconds: null,
    oldestSeconds: 90,
    clockBehindSeconds: 0,
    causes: { waiting: null, delayed: null, settings: null, parked: null, bounced: null },
    mailServer: "ok",
  });
});

test("/readyz is ready only while no alarm is active, and tells each with its cause", async () => {
  const { app, alarms, clock } = await openEndpoint();
  const error = { name: "Error", code: "EIO", frames: ["write (file.ts:1:1)"] };
  alarms.raise("parked", true, { parked: 2, cause: "DATA: 550" }, "emails are parked");
  const since = new Date(clock.now()).toISOString();
  clock.pass(60_000);
  alarms.raise("parked", true, { parked: 3, cause: "DATA: 550" }, "emails are parked");
  alarms.raise("delivery", true, { error }, "emails wait");
  const response = await app.request("/readyz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    status: "degraded",
    alarms: [
      { name: "parked", since, message: "emails are parked", parked: 3, cause: "DATA: 550" },
      { name: "delivery", message: "emails wait", error: { name: "Error", code: "EIO" } },
    ],
    pending: 0,
  });
  for (const name of ["parked", "delivery"] as const) alarms.raise(name, false, {}, "");
  expect(await (await app.request("/readyz")).json()).toMatchObject({ status: "ready", alarms: [] });
});

test("/readyz returns 503 and the error's code while the store cannot commit, and /healthz returns 200", async () => {
  const { app, database } = await openEndpoint();
  database.beforeCommit = async () => Promise.reject(full);
  const response = await app.request("/readyz");
  expect(response.status).toBe(503);
  const answer = await response.text();
  expect(JSON.parse(answer)).toMatchObject({
    status: "store cannot commit",
    error: "ERR_SQLITE_ERROR 13",
    alarms: [{ name: "store", reason: "ERR_SQLITE_ERROR 13", error: { errcode: 13 } }],
  });
  expect(answer).not.toContain("Asha");
  expect((await app.request("/healthz")).status).toBe(200);
  // Checked anew after a second.
  database.beforeCommit = async () => undefined;
  await vi.waitFor(async () => expect((await app.request("/readyz")).status).toBe(200), 10_000);
});

test("/readyz answers within seconds although the database does not, and does not ask it again and again", async () => {
  const { app, store } = await openEndpoint();
  const check = vi.spyOn(store, "check").mockReturnValue(new Promise(() => undefined));
  const status = vi.spyOn(store, "status").mockReturnValue(new Promise(() => undefined));
  const start = performance.now();
  for (let asked = 0; asked < 2; asked += 1) {
    const response = await app.request("/readyz");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: "store cannot commit",
      error: "ETIMEDOUT",
      alarms: expect.arrayContaining([
        expect.objectContaining({ name: "store" }),
        expect.objectContaining({ name: "store unreadable", reason: "ETIMEDOUT" }),
      ]),
    });
  }
  expect(performance.now() - start).toBeLessThan(12_000);
  expect([check.mock.calls.length, status.mock.calls.length]).toEqual([1, 1]);
});

test("/readyz stays 200 while emails cannot be counted but enquiries can be stored, and tells why", async () => {
  const { app, store } = await openEndpoint();
  vi.spyOn(store, "status").mockRejectedValue(full);
  const response = await app.request("/readyz");
  expect([response.status, await response.json()]).toEqual([
    200,
    {
      status: "degraded",
      alarms: [expect.objectContaining({ name: "store unreadable", reason: "ERR_SQLITE_ERROR 13" })],
    },
  ]);
});

test("an enquiry that got 503 is told for ten minutes, although the store works again", async () => {
  const { app, clock, database, postJson } = await openEndpoint();
  database.beforeCommit = async () => Promise.reject(full);
  expect((await postJson(exampleEnquiry)).status).toBe(503);
  database.beforeCommit = async () => undefined;
  const told = async () => (await (await app.request("/readyz")).json()) as object;
  expect(await told()).toMatchObject({
    status: "degraded",
    alarms: [{ name: "enquiries refused", refused: 1, reason: "ERR_SQLITE_ERROR 13" }],
  });
  clock.jump(10 * 60_000);
  await vi.waitFor(async () => expect(await told()).toMatchObject({ status: "ready", alarms: [] }), 10_000);
});

test("/readyz does not commit for every request", async () => {
  const { app, database } = await openEndpoint();
  database.commits = 0;
  const start = performance.now();
  await Promise.all(Array.from({ length: 20 }, () => app.request("/readyz")));
  expect(database.commits).toBe(1);
  // One after another: those at once share a commit in any case.
  for (let asked = 0; asked < 20; asked += 1) await app.request("/readyz");
  expect(database.commits).toBeLessThanOrEqual(1 + Math.floor((performance.now() - start) / 1000));
});
