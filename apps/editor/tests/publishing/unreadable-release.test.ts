import { execFileSync } from "node:child_process";
import { chmod, chown, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { switchTo } from "../../publishing/release/releases.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "@ttpl/server/tests/for-one-test.ts";
import { publishVersion, scriptOf } from "./published-sites.ts";

const isRoot = process.getuid?.() === 0;
const unprivileged = fileURLToPath(new URL("../../../server/tests/unprivileged-server.ts", import.meta.url));
const patient = { timeout: 30_000 };

/** Makes a release unservable. Returns what mends it. */
type Damage = (release: string) => Promise<() => Promise<unknown>>;

const moved =
  (path: string): Damage =>
  async (release) => {
    const [file, aside] = [join(release, path), join(release, "..", `.aside-${path.replaceAll("/", "-")}`)];
    await rename(file, aside);
    return () => rename(aside, file);
  };

const damages: Record<string, { damage: Damage; reason: string }> = {
  "has no files yet": { damage: moved("client"), reason: "cannot be followed|contains no built site|ENOENT" },
  "has no home page yet": { damage: moved("client/index.html"), reason: "contains no built site" },
  "lacks one of its own assets": {
    damage: moved(`client${scriptOf("two")}`),
    reason: `is incomplete: ${scriptOf("two").slice(1)} is missing`,
  },
  "has half of its record": {
    damage: async (release) => {
      const file = join(release, "release.json");
      const whole = await readFile(file);
      await truncate(file, 20);
      return () => writeFile(file, whole);
    },
    reason: "SyntaxError",
  },
  "may not be read by the server's user": {
    damage: async (release) => {
      await chmod(join(release, "client/about"), 0o700);
      if (!isRoot) await chmod(join(release, "client/about"), 0);
      return () => chmod(join(release, "client/about"), 0o755);
    },
    reason: "cannot be read \\(EACCES\\): give the server's user read access",
  },
};

test.each(Object.entries(damages))(
  "a release that %s is told and tried again, while the one before is served",
  async (_, { damage, reason }) => {
    const folder = await temporaryFolder();
    const root = join(folder, "releases");
    const readable = () => execFileSync("chmod", ["-R", "a+rX", folder], { timeout: 10_000 });
    const one = await publishVersion(root, "one", { untried: true });
    const two = await publishVersion(root, "two", { untried: true });
    await switchTo(root, one.name);
    readable();
    const mend = await damage(join(root, two.name));
    const DATA_DIR = await temporaryFolder();
    if (isRoot) await chown(DATA_DIR, 65_534, 65_534);
    const settings = { SITE_DIR: join(root, "current/client"), DATA_DIR, LOG_LEVEL: "info" };
    // Permissions do not apply to root.
    const server = await startServer(settings, ...(isRoot ? [unprivileged] : []));
    const title = async () => /<title>(\w+)/.exec(await (await fetch(server.url)).text())?.[1];
    const alarmed = () =>
      server
        .output()
        .split("\n")
        .filter((line) => line.includes('"alarm":"release"'));

    await switchTo(root, two.name);
    await expect.poll(alarmed, patient).toHaveLength(1);
    const { reason: told, level } = JSON.parse(alarmed()[0] ?? "") as { reason: string; level: number };
    expect([told, level]).toEqual([expect.stringMatching(reason), 50]);
    expect(told, "tells no folder of the machine").not.toContain(folder);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({
      status: "degraded",
      alarms: [{ name: "release", reason: told }],
    });
    await sleep(3000);
    expect(await title()).toBe("one");
    // One line, however often it is tried.
    expect(alarmed()).toHaveLength(1);

    await mend();
    await expect.poll(title, patient).toBe("two");
    await expect.poll(server.output, patient).toContain("serving another release");
    expect(await (await fetch(`${server.url}/readyz`)).json()).toMatchObject({ status: "ready", alarms: [] });
    expect(alarmed()).toHaveLength(1);
  },
);

test("going back from a release that cannot be served ends the alarm, and the next such release begins it anew", async () => {
  const root = join(await temporaryFolder(), "releases");
  const one = await publishVersion(root, "one", { untried: true });
  const server = await startServer({ SITE_DIR: join(root, "current/client"), LOG_LEVEL: "info" });
  const two = await publishVersion(root, "two", { untried: true });
  await switchTo(root, one.name);
  await rm(join(root, two.name, "client/index.html"));
  const alarmed = () => server.output().split('"alarm":"release"').length - 1;
  await switchTo(root, two.name);
  await expect.poll(alarmed, patient).toBe(1);
  await switchTo(root, one.name);
  await sleep(1500);
  await switchTo(root, two.name);
  await expect.poll(alarmed, patient).toBe(2);
  expect(await (await fetch(server.url)).text()).toContain("<title>one</title>");
});
