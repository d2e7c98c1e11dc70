import { readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { buildVariables, publish } from "../../publishing/release/publish.ts";
import { PublishError } from "../../publishing/release/publish-error.ts";
import { currentRelease, rollBack, switchTo } from "../../publishing/release/releases.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "@ttpl/server/tests/for-one-test.ts";
import { runServer } from "@ttpl/server/tests/server-process.ts";
import { builtSite, openPoint, publicHost, publishVersion, scriptOf, withoutHistory } from "./published-sites.ts";

let root: string;
beforeEach(async () => {
  root = join(await temporaryFolder(), "releases");
});

const back = async () => (await rollBack(root, "Asha", () => undefined)).name;
const current = () => readlink(join(root, "current"));
const inCurrent = (path: string) => readFile(join(root, "current/client", path), "utf8");
const releases = async () => (await readdir(root)).filter((name) => /^\d/.test(name));

describe("what is open", () => {
  test("is refused with the counts and what to do, and nothing is written", async () => {
    const points = [openPoint("unconfirmed"), openPoint("placeholder"), openPoint("consent")];
    const refused = publishVersion(root, "one", { points });
    await expect(refused).rejects.toThrow(PublishError);
    await expect(refused).rejects.toThrow("Not published, because of 1 placeholder.");
    await expect(readdir(root)).rejects.toThrow("ENOENT");
  });

  test("what is not confirmed is left out, which is said and recorded", async () => {
    const quote = { ...openPoint("consent"), file: "content/testimonials.yaml" };
    const points = [openPoint("unconfirmed"), openPoint("unconfirmed"), quote];
    const said: string[] = [];
    const { name } = await publishVersion(root, "one", { points, say: (line) => said.push(line) });
    expect(said[0]).toBe("Checked. Left out until confirmed: Company 2, Quotes 1.");
    const record = JSON.parse(await readFile(join(root, name, "release.json"), "utf8"));
    expect(record).toMatchObject({
      by: "Asha",
      open: "2 texts and entries that nobody has confirmed and 1 quote without consent",
    });
    expect(Date.parse(record.publishedAt)).toBeGreaterThan(Date.now() - 600_000);
  });

  test("the build for visitors is told to leave out what is not confirmed, that of a rehearsal to be hidden", () => {
    expect(buildVariables(false)).toEqual({ REHEARSAL: "", RELEASE: "1" });
    expect(buildVariables(true)).toEqual({ REHEARSAL: "1", RELEASE: "" });
  });

  test("unfilled facts do not block publishing", async () => {
    const { open } = await publishVersion(root, "one", { points: [openPoint("unfilled")], untried: true });
    expect(open).toBe("1 place for a fact that is not filled");
  });

  test("placeholders pass in a rehearsal only, and the build knows that it is one", async () => {
    const points = [openPoint("placeholder")];
    await expect(publishVersion(root, "one", { points })).rejects.toThrow("--rehearsal");
    const told: boolean[] = [];
    const build = async (rehearsal: boolean) => {
      told.push(rehearsal);
      throw new PublishError("enough");
    };
    const options = { root, by: "Asha", rehearsal: true, say: () => undefined };
    await expect(publish(options, { ...withoutHistory, check: () => points, build })).rejects.toThrow("enough");
    expect(told).toEqual([true]);
  });
});

test("a release has the assets of those before, and --back returns to the one before within a second", async () => {
  const first = await publishVersion(root, "one");
  await publishVersion(root, "two", { untried: true });
  expect(await inCurrent("index.html")).toContain("two");
  expect(await inCurrent(scriptOf("one"))).toContain("one");

  const begun = performance.now();
  expect(await back()).toBe(first.name);
  expect(performance.now() - begun).toBeLessThan(1000);
  expect(await inCurrent("index.html")).toContain("one");
  // Visitors still have pages of the second release open.
  expect(await inCurrent(scriptOf("two"))).toContain("two");

  await publishVersion(root, "three", { untried: true });
  expect(await back(), "not the release that was rolled back").toBe(first.name);
  await expect(back()).rejects.toThrow("no release before");
});

test("there is always a current release while others become it", async () => {
  const names = [await publishVersion(root, "one"), await publishVersion(root, "two")].map(({ name }) => name);
  const ended = new AbortController();
  let looked = 0;
  const watch = async () => {
    while (!ended.signal.aborted) {
      expect(names).toContain(await current());
      looked++;
    }
  };
  const watching = watch();
  for (let index = 0; index < 300; index++) await switchTo(root, names[index % 2] ?? "");
  ended.abort();
  await watching;
  expect(looked).toBeGreaterThan(100);
});

test("as on Windows, the link is to the whole path, and replaced", async () => {
  const names = [await publishVersion(root, "one"), await publishVersion(root, "two")].map(({ name }) => name);
  for (const name of [...names, names[0] ?? ""]) {
    await switchTo(root, name, "win32");
    expect(await current()).toBe(join(root, name));
    expect(await currentRelease(root)).toBe(name);
  }
  expect(await back().catch(String)).toContain("no release before");
});

test("a site with a dead link is not published, and the current release stays", async () => {
  await publishVersion(root, "one");
  const before = await current();
  const broken = publishVersion(root, "two", { extra: '<a href="/nowhere">Nowhere</a>' });
  await expect(broken).rejects.toThrow("/nowhere, linked from /, answers 404");
  expect(await current()).toBe(before);
  expect(await releases()).toEqual([before]);
  await publishVersion(root, "three");
  expect(await inCurrent("index.html")).toContain("three");
});

test("of many faults some are told, and how many more there are", async () => {
  const links = Array.from({ length: 100 }, (_, number) => `<a href="/nowhere-${number}">Nowhere</a>`);
  const { message } = await publishVersion(root, "one", { extra: links.join("") }).then(
    () => new Error("It is published"),
    (error: unknown) => error as Error,
  );
  const told = message.split("\n");
  expect(told.length).toBeLessThan(20);
  expect(told.filter((line) => line.includes("answers 404")).length + Number(/and (\d+) more/.exec(message)?.[1])).toBe(
    100,
  );
});

test("a page that no other page links to is tried too", async () => {
  const broken = publishVersion(root, "one", { files: { "alone/index.html": '<a href="/nowhere">Nowhere</a>' } });
  await expect(broken).rejects.toThrow("/nowhere, linked from /alone, answers 404");
});

test("five releases are kept", async () => {
  const names: string[] = [];
  for (const version of ["a", "b", "c", "d", "e", "f"])
    names.push((await publishVersion(root, version, { untried: true })).name);
  expect((await releases()).toSorted()).toEqual(names.slice(1));
});

describe("a server with a real host name", () => {
  const serve = (site: string) => runServer({ SITE_DIR: site, PORT: "0", HOSTS: `localhost ${publicHost}` });

  test("does not start on a plain build, and says what to type", async () => {
    const { code, err } = await serve(await builtSite("plain"));
    expect(code).toBe(1);
    expect(err).toMatch(/is a plain build, .* must not be served as www\.ttpl-automation\.in\. Run "npm run publish"/);
  });

  test("does not start on a release that is made for another address", async () => {
    await publishVersion(root, "one", { origin: "https://www.example.com" });
    const { code, err } = await serve(join(root, "current/client"));
    expect(code).toBe(1);
    expect(err).toContain("is made for https://www.example.com, and HOSTS lacks that name");
  });

  test.each([
    ["a release for one of its names", {}],
    ["a rehearsal", { origin: "https://www.example.com", points: [openPoint("placeholder")], rehearsal: true }],
  ])("serves %s", async (_, options) => {
    await publishVersion(root, "one", options);
    const server = await startServer({ SITE_DIR: join(root, "current/client"), HOSTS: publicHost });
    expect(await (await fetch(server.url)).text()).toContain("<title>one</title>");
  });
});
