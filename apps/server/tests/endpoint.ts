import { join } from "node:path";
import { Registry } from "@prometheus-io/client";
import { pino } from "pino";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { type AppDependencies, createHandlers } from "../http/app.ts";
import { contentPolicy } from "../static-site/content-policy.ts";
import { activeAlarms } from "../runtime/active-alarms.ts";
import { alarms as loggedAlarms } from "../runtime/alarms.ts";
import type { SiteFiles } from "../static-site/site-files.ts";
import { sqliteDatabase } from "../store/sqlite.ts";
import { watchedStore } from "../store/watched-store.ts";
import { openTestStore } from "./databases.ts";
import { fakeClock } from "./fake-clock.ts";
import { formPageFixture } from "./form-page-fixture.ts";
import { heldDatabase } from "./held-database.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

const formSite: SiteFiles = new Map([
  [
    "/contact",
    {
      policy: contentPolicy(formPageFixture),
      plain: { bytes: Buffer.from(formPageFixture), etag: '"1"', headers: {}, unchanged: {} },
      compressed: [],
    },
  ],
]);

interface Settings extends Partial<AppDependencies["config"]> {
  readonly site?: boolean;
}

const lenient: AppDependencies["config"] = {
  hosts: [],
  enquiryKey: undefined,
  trustedProxies: 0,
  rateLimits: { perAddress: 0, perNetwork: 0, megabytes: 0, inAll: 0, aDay: 0 },
  suspectSeconds: 3,
};

/** Creates the app with a real store, without listening. `logged` and `announced` record calls to log and mailer. */
export async function openEndpoint({ site = true, ...settings }: Settings = {}) {
  const clock = fakeClock();
  const config = { ...lenient, ...settings };
  const mailLimits = { inTenMinutes: config.rateLimits.inAll, inADay: config.rateLimits.aDay };
  const database = heldDatabase(sqliteDatabase(join(await temporaryFolder(), "enquiries.db")));
  const store = await openTestStore(database, clock.now, mailLimits);
  const logged: string[] = [];
  const announced: string[] = [];
  const log = pino({}, { write: (line) => void logged.push(line) });
  const registry = new Registry();
  const alarms = activeAlarms(loggedAlarms({ clock, log }), registry, clock);
  const { app } = createHandlers({
    store: watchedStore({ store, clock, raise: alarms.raise }),
    alarms,
    registry,
    clock,
    mailer: { enquiryStored: (id) => void announced.push(id), trouble: () => undefined },
    log,
    config,
    siteFiles: site ? formSite : undefined,
  });
  const post = async (
    body: BodyInit | null,
    headers: Record<string, string> = {},
    query = "?code=any",
  ): Promise<Response> =>
    app.request(enquiryPath + query, { method: "POST", body, headers, duplex: "half" } as RequestInit);
  return {
    app,
    store,
    database,
    alarms,
    clock,
    logged,
    announced,
    post,
    postJson: (value: unknown, headers: Record<string, string> = {}) =>
      post(JSON.stringify(value), { "Content-Type": "application/json", ...headers }),
    postForm: (values: Record<string, string>, headers: Record<string, string> = {}) =>
      post(new URLSearchParams(values).toString(), { "Content-Type": "application/x-www-form-urlencoded", ...headers }),
  };
}
