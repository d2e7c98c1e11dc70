import { Agent, get } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { rollBack } from "../../publishing/release/releases.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "@ttpl/server/tests/for-one-test.ts";
import { publicHost, publishVersion, scriptOf } from "./published-sites.ts";

interface Answer {
  readonly status: number;
  readonly body: string;
}

const request = (url: string, agent: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
      response.once("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.once("error", reject);
    }).once("error", reject);
  });

test("10,000 requests, none fails while releases are published and rolled back, files of old pages included", async () => {
  const root = join(await temporaryFolder(), "releases");
  await publishVersion(root, "one");
  const server = await startServer({ SITE_DIR: join(root, "current/client"), LOG_LEVEL: "info" });
  const agent = new Agent({ keepAlive: true, maxSockets: 10 });
  const home = async () => (await request(`${server.url}/`, agent)).body;

  /** Scripts of all pages that visitors have opened so far. */
  const scripts = new Set<string>();
  const failures: string[] = [];
  let sent = 0;
  const switched = new AbortController();
  const visitor = async () => {
    while (!switched.signal.aborted || sent < 10_000) {
      const paths = sent % 2 === 0 ? ["/"] : [...scripts];
      const path = paths[sent % paths.length] ?? "/";
      sent++;
      const answer = await request(server.url + path, agent).catch((error: Error) => ({
        status: 0,
        body: error.message,
      }));
      if (answer.status !== 200) failures.push(`${path}: ${answer.status} ${answer.body.slice(0, 80)}`);
      const script = path === "/" ? /src="([^"]+)"/.exec(answer.body)?.[1] : undefined;
      if (script !== undefined) scripts.add(script);
      // Leaves processor time to the steps of publishing.
      if (!switched.signal.aborted) await sleep(5);
    }
  };
  const visitors = Array.from({ length: 10 }, visitor);
  const served = async (version: string) =>
    expect.poll(home, { timeout: 20_000 }).toContain(`<title>${version}</title>`);

  await publishVersion(root, "two");
  await served("two");
  await rollBack(root, "Asha", () => undefined);
  await served("one");
  await publishVersion(root, "three");
  await served("three");
  await publishVersion(root, "four");
  await served("four");
  await rollBack(root, "Asha", () => undefined);
  await served("three");
  switched.abort();
  await Promise.all(visitors);
  agent.destroy();

  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(10_000);
  expect(scripts).toEqual(new Set(["one", "two", "three", "four"].map(scriptOf)));
});

test("a running server with a real host name goes on with the release before one for another address", async () => {
  const root = join(await temporaryFolder(), "releases");
  await publishVersion(root, "one");
  const server = await startServer({
    SITE_DIR: join(root, "current/client"),
    HOSTS: publicHost,
    LOG_LEVEL: "info",
  });
  await publishVersion(root, "two", { origin: "https://www.example.com" });
  await expect.poll(server.output, { timeout: 20_000 }).toContain("release not served");
  expect(await (await fetch(server.url)).text()).toContain("<title>one</title>");
  await publishVersion(root, "three");
  await expect
    .poll(async () => (await fetch(server.url)).text(), { timeout: 20_000 })
    .toContain("<title>three</title>");
});
