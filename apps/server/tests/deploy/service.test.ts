import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { environmentSchema } from "../../config/environment.ts";
import { readConfig } from "../../config/config.ts";
import { mailGrace } from "../../delivery/delivery.ts";
import { drainTimeout } from "../../http/graceful-shutdown.ts";

const unit = readFileSync("apps/server/deploy/ttpl-website.service", "utf8");
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1];

test("the example settings are valid and known to the server", () => {
  const settings = parseEnv(readFileSync("apps/server/deploy/ttpl-website.env", "utf8"));
  const known = new Set<string>(Object.keys(environmentSchema.shape));
  expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  // One proxy, Caddy: with none all visitors would share its limits, with two they could choose their address.
  expect(readConfig(settings).trustedProxies).toBe(1);
});

test("the service runs an existing file, and its data folder is its state directory", () => {
  const [program = "", script = ""] = valueOf("ExecStart")?.split(" ") ?? [];
  expect(program).toBe(`${valueOf("WorkingDirectory")}/node_modules/.bin/node`);
  expect(existsSync(script)).toBe(true);
  const settings = parseEnv(readFileSync("apps/server/deploy/ttpl-website.env", "utf8"));
  expect(settings["DATA_DIR"]).toBe(`/var/lib/${valueOf("StateDirectory")}`);
});

test("the service has the time to finish requests and mails, and leaves no core dump with personal data", () => {
  expect(Number(valueOf("TimeoutStopSec")) * 1000).toBeGreaterThan(drainTimeout + mailGrace);
  expect(valueOf("LimitCORE")).toBe("0");
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"], { timeout: 10_000 }).status === 0;

test.runIf(hasSystemd)("systemd rates the exposure of the service at 1.3 or less", () => {
  const file = "apps/server/deploy/ttpl-website.service";
  // The threshold is in tenths.
  const { status, stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=13", file], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining("Overall exposure level")]);
});
