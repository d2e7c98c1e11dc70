import { expect, test } from "vitest";
import { exchange } from "./exchange.ts";
import { startServer } from "./for-one-test.ts";

const statusOf = (answer: string): number => Number(answer.split(" ")[1]);

test("health checks answer without a Host header, and whatever name it has; nothing else does", async () => {
  const { url } = await startServer({});
  const ask = async (path: string, ...fields: string[]) =>
    statusOf(await exchange(url, [`GET ${path} HTTP/1.0`, ...fields, "", ""].join("\r\n")));
  for (const path of ["/healthz", "/readyz", "/healthz?from=balancer"]) {
    expect(await ask(path)).toBe(200);
    expect(await ask(path, "Host: ttpl-website:3000")).toBe(200);
  }
  expect(await ask("/metrics")).toBe(400);
  expect(await ask("/metrics", "Host: ttpl-website:3000")).toBe(421);
});
