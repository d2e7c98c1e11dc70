import { copyFile, mkdir, readdir, readFile, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { cached, pruneCache } from "../../build/build-cache.ts";
import { precompress } from "../../build/precompress.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

let folder: string;
beforeEach(async () => {
  folder = join(await temporaryFolder(), "cache");
});

const day = 24 * 3_600_000;
const entries = async () => (await readdir(folder).catch(() => [])).toSorted();
const entryFile = async () => join(folder, (await entries())[0] ?? "");

/** Asks the cache for a result, and tells whether it had to be made. */
async function ask(madeOf: readonly string[], result = madeOf.join()): Promise<[string, "made" | "kept"]> {
  let made = false;
  const make = async () => {
    made = true;
    return Buffer.from(result);
  };
  return [String(await cached(madeOf, make, folder)), made ? "made" : "kept"];
}

test("what was made of the same is made once", async () => {
  expect(await ask(["gzip", "1", "text"], "short")).toEqual(["short", "made"]);
  expect(await ask(["gzip", "1", "text"], "short")).toEqual(["short", "kept"]);
  // Another version, another content, another order, and parts that are equal when joined.
  for (const other of [
    ["gzip", "2", "text"],
    ["gzip", "1", "texts"],
    ["1", "gzip", "text"],
    ["gzip1", "", "text"],
  ])
    expect(await ask(other, "other")).toEqual(["other", "made"]);
  expect(await ask(["gzip", "1", "text"], "short")).toEqual(["short", "kept"]);
});

test("an empty result is kept too", async () => {
  expect(await ask(["nothing"], "")).toEqual(["", "made"]);
  expect(await ask(["nothing"], "")).toEqual(["", "kept"]);
});

test("an entry with any byte changed is noticed, and replaced", async () => {
  await ask(["text"]);
  const file = await entryFile();
  const whole = await readFile(file);
  for (const index of whole.keys()) {
    const damaged = Buffer.from(whole);
    damaged[index] = (damaged[index] ?? 0) ^ 1;
    await writeFile(file, damaged);
    expect(await ask(["text"]), `byte ${index}`).toEqual(["text", "made"]);
    expect(await readFile(file)).toEqual(whole);
  }
});

test("an entry cut short at any length is noticed, and replaced", async () => {
  await ask(["text"]);
  const file = await entryFile();
  const { length } = await readFile(file);
  for (let left = length - 1; left >= 0; left--) {
    await truncate(file, left);
    expect(await ask(["text"]), `${left} bytes`).toEqual(["text", "made"]);
  }
});

test("an entry under the name of another is noticed", async () => {
  await ask(["one"]);
  const one = await entryFile();
  await ask(["two"]);
  const two = (await entries()).map((name) => join(folder, name)).find((file) => file !== one) ?? "";
  await copyFile(one, two);
  expect(await ask(["two"])).toEqual(["two", "made"]);
});

test("without a folder to write to, results are made and nothing fails", async () => {
  await writeFile(folder, "a file where the folder should be");
  expect(await ask(["text"])).toEqual(["text", "made"]);
  expect(await ask(["text"])).toEqual(["text", "made"]);
  await pruneCache(folder);
});

test("two builds at once get the whole result", async () => {
  const text = "x".repeat(1_000_000);
  const both = await Promise.all(Array.from({ length: 20 }, () => ask(["text"], text)));
  for (const [result] of both) expect(result).toBe(text);
  expect(await ask(["text"], text)).toEqual([text, "kept"]);
  expect(await entries()).toHaveLength(1);
});

describe("pruning", () => {
  test("removes what no build has used for a month, and leftovers of builds that were killed", async () => {
    await ask(["old"]);
    await writeFile(join(folder, "killed.tmp"), "half");
    await ask(["used"]);
    const longAgo = new Date(Date.now() - 31 * day);
    for (const name of await entries()) await utimes(join(folder, name), longAgo, longAgo);
    await ask(["used"]);
    await pruneCache(folder);
    expect(await entries()).toHaveLength(1);
    expect(await ask(["used"])).toEqual(["used", "kept"]);
  });

  test("removes the entries used longest ago if there are too many", async () => {
    const names = ["a", "b", "c", "d"];
    for (const [index, name] of names.entries()) {
      const before = await entries();
      await ask([name], "x".repeat(1000));
      const added = (await entries()).find((entry) => !before.includes(entry)) ?? "";
      await utimes(join(folder, added), new Date(1e12), new Date(Date.now() - (10 - index) * 60_000));
    }
    await pruneCache(folder, Date.now(), 2500);
    const found = await Promise.all(names.map(async (name) => (await ask([name], "x".repeat(1000)))[1]));
    expect(found).toEqual(["made", "made", "kept", "kept"]);
  });
});

test("compressed files are the same without a cache, with an empty one, a full one and a damaged one", async () => {
  const site = join(await temporaryFolder(), "site");
  await mkdir(site);
  const texts = {
    "index.html": "<p>page</p>".repeat(500),
    "a.svg": "<svg/>".repeat(300),
    "b.js": "call();".repeat(99),
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(join(site, name), text);
  const run = async (cache: string) => {
    await precompress(site, cache);
    const names = (await readdir(site)).filter((name) => /\.(?:br|gz)$/.test(name)).toSorted();
    return Promise.all(names.map(async (name) => [name, (await readFile(join(site, name))).toString("base64")]));
  };
  const without = await run("/dev/null/none");
  expect(without).toHaveLength(6);
  expect(await run(folder), "empty").toEqual(without);
  expect(await run(folder), "full").toEqual(without);
  expect(await entries()).toHaveLength(6);
  for (const [index, name] of (await entries()).entries()) {
    if (index % 2 === 0) await truncate(join(folder, name), 40);
    else await writeFile(join(folder, name), "foreign");
  }
  expect(await run(folder), "damaged").toEqual(without);
  for (const [name, text] of Object.entries(texts)) {
    expect(String(brotliDecompressSync(await readFile(join(site, `${name}.br`))))).toBe(text);
    expect(String(gunzipSync(await readFile(join(site, `${name}.gz`))))).toBe(text);
  }
});
