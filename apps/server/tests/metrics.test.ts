import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { enquiryPath, honeypotName, idempotencyKeyName } from "@ttpl/contract/enquiry.ts";
import { openEndpoint } from "./endpoint.ts";
import { exampleEnquiry } from "./example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "./for-one-test.ts";
import { mailTo, postEnquiry } from "./post-enquiry.ts";
import { readMetrics, scrape } from "./scrape.ts";
import { waitFor } from "./wait-for.ts";

const json = { "Content-Type": "application/json" };
const body = JSON.stringify(exampleEnquiry);

test("a scrape is text format 0.0.4, complete from the start, and without personal data", async () => {
  const before = Date.now() / 1000;
  const server = await startServer({ DATA_DIR: await temporaryFolder() });
  const empty = await scrape(server);
  expect(empty.contentType).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(empty.types).toEqual({
    ttpl_enquiries_accepted_total: "COUNTER",
    ttpl_enquiries_repeated_total: "COUNTER",
    ttpl_enquiries_refused_total: "COUNTER",
    ttpl_enquiry_commit_duration_seconds: "HISTOGRAM",
    ttpl_requests_refused_total: "COUNTER",
    ttpl_alarms_total: "COUNTER",
    ttpl_alarm_active: "GAUGE",
    process_start_time_seconds: "GAUGE",
    ttpl_store_up: "GAUGE",
    ttpl_mail_server_unavailable: "GAUGE",
    ttpl_emails: "GAUGE",
    ttpl_emails_waiting_for_settings: "GAUGE",
    ttpl_oldest_email_age_seconds: "GAUGE",
    ttpl_suspects: "GAUGE",
    ttpl_enquiries_waiting: "GAUGE",
    ttpl_clock_behind_seconds: "GAUGE",
  });
  const { process_start_time_seconds: start, ttpl_store_up: up, ...others } = empty.values;
  expect(up).toBe(1);
  expect(start).toBeGreaterThan(before - 1);
  expect(start).toBeLessThan(Date.now() / 1000);
  expect(new Set(Object.values(others))).toEqual(new Set([0]));

  await postEnquiry(server.url);
  await waitFor(async () => expect((await scrape(server)).values).toMatchObject({ 'ttpl_emails{state="pending"}': 1 }));
  const { text } = await scrape(server);
  for (const value of Object.values(exampleEnquiry)) expect(text).not.toContain(value);
});

test("counts what was posted and what was mailed", async () => {
  const mailServer = await startMailServer();
  const limits = { RATE_LIMIT_ADDRESS: "9", ENQUIRY_KEY: "right" };
  const server = await startServer({ DATA_DIR: await temporaryFolder(), ...mailTo(mailServer.url), ...limits });
  const post = async (content: string, headers: Record<string, string> = {}, code = "right") =>
    (
      await fetch(`${server.url}${enquiryPath}?code=${code}`, {
        method: "POST",
        headers: { ...json, ...headers },
        body: content,
        redirect: "manual",
      })
    ).status;
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  const key = { [idempotencyKeyName]: "0123456789abcdef" };
  expect([
    await post(body, key),
    await post(body, key),
    await post(body),
    await post(body, { [honeypotName]: "x" }),
    await post(String(new URLSearchParams(exampleEnquiry)), form),
    await post(JSON.stringify({ ...exampleEnquiry, Name: "Other" }), key),
    await post("{"),
    await post("{}"),
    await post(`{"Name":"${"x".repeat(40_000)}"}`),
    await post(body, {}),
    await post(body, {}, "wrong"),
    await post(body, { "Sec-Fetch-Site": "cross-site" }),
    await post(body, { "Content-Type": "text/plain" }),
  ]).toEqual([202, 202, 202, 202, 303, 422, 400, 422, 413, 429, 401, 403, 415]);

  await waitFor(() => expect(mailServer.mails).toHaveLength(3));
  await waitFor(async () => expect((await scrape(server)).values).toMatchObject({ 'ttpl_emails{state="pending"}': 0 }));
  const { values, counts } = await scrape(server);
  expect(values).toMatchObject({
    'ttpl_enquiries_accepted_total{channel="json",verdict="clean"}': 2,
    'ttpl_enquiries_accepted_total{channel="json",verdict="suspect"}': 1,
    'ttpl_enquiries_accepted_total{channel="form",verdict="clean"}': 1,
    'ttpl_enquiries_accepted_total{channel="form",verdict="suspect"}': 0,
    ttpl_enquiries_repeated_total: 1,
    'ttpl_enquiries_refused_total{reason="malformed"}': 1,
    'ttpl_enquiries_refused_total{reason="wrong_key"}': 1,
    'ttpl_enquiries_refused_total{reason="foreign_origin"}': 1,
    'ttpl_enquiries_refused_total{reason="too_large"}': 1,
    'ttpl_enquiries_refused_total{reason="media_type"}': 1,
    'ttpl_enquiries_refused_total{reason="invalid"}': 2,
    'ttpl_enquiries_refused_total{reason="rate_limit"}': 1,
    'ttpl_enquiries_refused_total{reason="not_stored"}': 0,
    'ttpl_emails_sent_total{kind="enquiry"}': 3,
    'ttpl_emails_sent_total{kind="digest"}': 0,
    'ttpl_email_attempts_total{result="accepted"}': 3,
    ttpl_suspects: 1,
    ttpl_mail_server_unavailable: 0,
  });
  // Four stored, one repeated, and one whose key belonged to another.
  expect(counts).toEqual({ ttpl_enquiry_commit_duration_seconds: 6 });
});

test("shows parked emails with their alarm, and a mail server that is unavailable", async () => {
  const mailServer = await startMailServer();
  mailServer.behavior = { data: 550 };
  const server = await startServer({ DATA_DIR: await temporaryFolder(), ...mailTo(mailServer.url), SPEED: "60" });
  await postEnquiry(server.url);
  await waitFor(async () =>
    expect((await scrape(server)).values).toMatchObject({
      'ttpl_email_attempts_total{result="refused"}': 1,
      'ttpl_emails_sent_total{kind="enquiry"}': 0,
      'ttpl_emails{state="parked"}': 1,
      ttpl_oldest_email_age_seconds: 0,
      'ttpl_alarm_active{alarm="parked"}': 1,
      'ttpl_alarms_total{alarm="parked"}': 1,
      'ttpl_alarm_active{alarm="waiting"}': 0,
    }),
  );
  await mailServer.stop();
  await postEnquiry(server.url);
  await waitFor(async () => {
    const { values } = await scrape(server);
    expect(values).toMatchObject({ ttpl_mail_server_unavailable: 1, 'ttpl_emails{state="pending"}': 1 });
    expect(values['ttpl_email_attempts_total{result="failed"}']).toBeGreaterThan(0);
    // Counted once, although checks every minute found it again.
    expect(values['ttpl_alarms_total{alarm="parked"}']).toBe(1);
    // More than one real second, on a clock that is 60 times as fast.
    expect(values.ttpl_oldest_email_age_seconds).toBeGreaterThan(60);
    expect(values.ttpl_oldest_email_age_seconds).toBeLessThan(3600);
  });
});

test("an enquiry that cannot be stored is counted, and the counters outlive the database", async () => {
  const DATA_DIR = await temporaryFolder();
  const server = await startServer({ DATA_DIR });
  const database = new DatabaseSync(join(DATA_DIR, "enquiries.db"), { timeout: 5000 });
  database.exec("ALTER TABLE delivery RENAME TO elsewhere");
  database.close();
  await expect(postEnquiry(server.url)).rejects.toThrow("status 503");
  await waitFor(async () => {
    const { values, types, counts } = await scrape(server);
    expect(values).toMatchObject({ ttpl_store_up: 0, 'ttpl_enquiries_refused_total{reason="not_stored"}': 1 });
    expect(types).not.toHaveProperty("ttpl_emails");
    expect(counts).toEqual({ ttpl_enquiry_commit_duration_seconds: 0 });
  });
});

test("scrapes do not read the store more than once a second", async () => {
  const { app, store } = await openEndpoint({ metricsToken: "a".repeat(16) });
  const status = vi.spyOn(store, "status");
  const headers = { Authorization: `Bearer ${"a".repeat(16)}` };
  const answers = await Promise.all(Array.from({ length: 20 }, async () => app.request("/metrics", { headers })));
  for (const answer of answers) expect((await readMetrics(answer)).values.ttpl_store_up).toBe(1);
  expect(status).toHaveBeenCalledTimes(1);
});
