import { expect, test } from "vitest";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

test("/readyz reports delivery statistics, without personal data", async () => {
  const { app, postJson, clock } = await openEndpoint();
  await postJson(exampleEnquiry);
  clock.pass(90_000);
  const response = await app.request("/readyz");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await response.json()).toEqual({
    status: "ready",
    pending: 1,
    uncertain: 0,
    parked: 0,
    misconfigured: 0,
    delayed: 0,
    bounced: 0,
    suspects: 0,
    delayedSeconds: null,
    oldestSeconds: 90,
    clockBehindSeconds: 0,
    causes: { waiting: null, delayed: null, settings: null, parked: null, bounced: null },
    mailServer: "ok",
  });
});

test("/readyz returns 503 and the error's code while the store cannot commit, and /healthz returns 200", async () => {
  const { app, database } = await openEndpoint();
  const full = Object.assign(new Error("no space left for Asha"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
  database.beforeCommit = async () => Promise.reject(full);
  const response = await app.request("/readyz");
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: "store cannot commit", error: "ERR_SQLITE_ERROR 13" },
  ]);
  expect((await app.request("/healthz")).status).toBe(200);
});

test("/readyz does not commit for every request", async () => {
  const { app, database } = await openEndpoint();
  database.commits = 0;
  await Promise.all(Array.from({ length: 20 }, () => app.request("/readyz")));
  expect(database.commits).toBe(1);
});
