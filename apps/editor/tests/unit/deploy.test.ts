import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { findCaddy } from "@ttpl/install/find-caddy.mjs";
import { portsOf } from "@ttpl/install/ports.mjs";
import { environmentSchema } from "@ttpl/server/config/environment.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { readServiceSettings, serviceSchema } from "../../server/sign-in/service-settings.ts";
import { wholeCaddyfile } from "../whole-caddyfile.ts";

const folder = "apps/editor/deploy";
const unit = readFileSync(join(folder, "ttpl-editor.service"), "utf8");
const settings = parseEnv(readFileSync(join(folder, "ttpl-editor.env"), "utf8"));
const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1];

test("the example settings are valid, and known to the editor or to publishing", () => {
  const known = new Set(Object.keys({ ...environmentSchema.shape, ...serviceSchema.shape }));
  expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  // One proxy, Caddy: with none all clients would share one limit, with two they could choose their address.
  expect(readServiceSettings(settings)?.trustedProxies).toBe(1);
});

test("the service runs an existing file as a user of its own, and may write to its own folder alone", () => {
  const [program = "", script = ""] = valueOf("ExecStart")?.split(" ") ?? [];
  const home = valueOf("WorkingDirectory");
  expect([program, existsSync(script)]).toEqual([`${home}/node_modules/.bin/node`, true]);
  expect([valueOf("ReadWritePaths"), valueOf("User"), valueOf("LimitCORE")]).toEqual([home, "ttpl-editor", "0"]);
  expect(readFileSync("apps/server/deploy/ttpl-website.service", "utf8")).not.toContain(home);
});

test("the proxy leads both host names to the editor's port", async () => {
  const port = portsOf("editor", settings).at(-1)?.port;
  const home = await temporaryFolder();
  const adapted = execFileSync(findCaddy()!, ["adapt", "--config", wholeCaddyfile(home), "--adapter", "caddyfile"], {
    encoding: "utf8",
    env: { HOME: home, EDITOR_HOST: "edit.example.org" },
    timeout: 60_000,
  });
  const { servers } = (JSON.parse(adapted) as { apps: { http: { servers: Record<string, { routes: unknown[] }> } } })
    .apps.http;
  const route = Object.values(servers)
    .flatMap(({ routes }) => routes)
    .map((one) => JSON.stringify(one))
    .find((one) => one.includes("edit.example.org"));
  expect(route).toContain('"host":["edit.example.org","preview.edit.example.org"]');
  expect(route).toContain(`"dial":"127.0.0.1:${port}"`);
});

test("the proxy gives up idle connections before the editor closes them", () => {
  const [, idle] = /^\t+keepalive (\d+)s$/m.exec(readFileSync(join(folder, "Caddyfile"), "utf8")) ?? [];
  const [, kept] = /keepAliveTimeout: (\d+)_000/.exec(readFileSync("apps/editor/start.ts", "utf8")) ?? [];
  expect(Number(idle)).toBeLessThan(Number(kept));
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"], { timeout: 10_000 }).status === 0;

test.runIf(hasSystemd)("systemd rates the exposure of the service at 1.3 or less", () => {
  const file = join(folder, "ttpl-editor.service");
  // The threshold is in tenths.
  const { status, stdout } = spawnSync("systemd-analyze", ["security", "--offline=true", "--threshold=13", file], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining("Overall exposure level")]);
});
