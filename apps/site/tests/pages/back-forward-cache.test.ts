import { globSync, readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { everyPath } from "../spec-pages.ts";
import { builtFile, builtFolder, elementsOf, select } from "./built-pages.ts";

// What keeps a page out of the back-forward cache. That pages come back from it: apps/site/tests/browser/back-forward-cache.spec.ts.

test("no page is sent with no-store", async () => {
  for (const path of [...everyPath, "/nonsense"]) {
    const { headers } = await fetch(inject("site") + path, { method: "HEAD" });
    expect(headers.get("cache-control") ?? "", path).not.toContain("no-store");
  }
});

/** An event that browsers skip for cached pages, or a connection or lock that a page may hold. */
const hindrance =
  /[`'"]unload[`'"]|\bonunload\b|\b(?:WebSocket|RTCPeerConnection|BroadcastChannel)\b|\bnavigator\.locks\b|\bindexedDB\b/;

test("no script listens for unload, or holds a connection or a lock", () => {
  const files = globSync("assets/*.js", { cwd: builtFolder });
  expect(files.length).toBeGreaterThan(10);
  const texts = [
    ...files.map((file) => [file, readFileSync(builtFile(file), "utf8")] as const),
    ...everyPath.flatMap((path) => select(elementsOf(path), "script").map(({ text }) => [path, text] as const)),
  ];
  const found = texts.flatMap(([where, text]) => hindrance.exec(text)?.map((what) => `${where}: ${what}`) ?? []);
  expect(found).toEqual([]);
  const attributes = everyPath.flatMap((path) =>
    elementsOf(path).filter((element) => "onunload" in element.attributes),
  );
  expect(attributes).toEqual([]);
});
