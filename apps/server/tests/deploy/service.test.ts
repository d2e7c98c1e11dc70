import { spawnSync } from "node:child_process";
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { environmentSchema } from "../../config/environment.ts";
import { readConfig } from "../../config/config.ts";
import { mailGrace } from "../../delivery/delivery.ts";
import { drainTimeout } from "../../http/graceful-shutdown.ts";

const unit = readFileSync("apps/server/deploy/ttpl-website.service", "utf8");
const socket = readFileSync("apps/server/deploy/ttpl-website.socket", "utf8");
const backup = readFileSync("apps/server/deploy/ttpl-backup.service", "utf8");
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

test("systemd listens where the server would, and Caddy and the health checks ask there", () => {
  const { PORT, HOST } = environmentSchema.shape;
  const address = `${HOST.def.defaultValue}:${PORT.def.defaultValue}`;
  expect(socket).toContain(`\nListenStream=${address}\n`);
  expect(readFileSync("apps/server/deploy/Caddyfile", "utf8")).toContain(`{$SERVERS:${address}}`);
});

test("the backup takes the enquiries, the releases and the settings of the service", () => {
  const [, options = "", paths = ""] = /^ExecStart=\S+ (.*?) -- \\\n([^]*?[^\\])\n/m.exec(backup) ?? [];
  const [script = "", , folder] = options.split(" ");
  expect(existsSync(script)).toBe(true);
  expect(backup).toContain(`\nReadWritePaths=${folder} /var/lib/${valueOf("StateDirectory")}\n`);
  const site = parseEnv(readFileSync("apps/server/deploy/ttpl-website.env", "utf8"))["SITE_DIR"] ?? "";
  const saved = [...paths.matchAll(/\/[\w./-]+/g)].map(([path]) => path);
  expect(saved.filter((path) => site.startsWith(`${path}/`))).toHaveLength(1);
  expect(saved).toContain(valueOf("EnvironmentFile"));
});

test("the service has the time to finish requests and mails, and leaves no core dump with personal data", () => {
  expect(Number(valueOf("TimeoutStopSec")) * 1000).toBeGreaterThan(drainTimeout + mailGrace);
  expect(valueOf("LimitCORE")).toBe("0");
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"], { timeout: 10_000 }).status === 0;

/** The largest exposure of each, in tenths. The backup runs as root, because it keeps owners. */
const exposures = { "ttpl-website.service": 13, "ttpl-backup.service": 27 };

test.runIf(hasSystemd).each(Object.entries(exposures))("systemd rates the exposure of %s", (name, threshold) => {
  const file = `apps/server/deploy/${name}`;
  const options = ["--offline=true", `--threshold=${threshold}`];
  const { status, stdout } = spawnSync("systemd-analyze", ["security", ...options, file], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining("Overall exposure level")]);
});

test.runIf(hasSystemd)("systemd finds no fault in the units", async () => {
  const folder = await temporaryFolder();
  for (const path of globSync("apps/{server,editor}/deploy/*.{service,socket,timer}")) {
    // The programs are not installed here.
    const text = readFileSync(path, "utf8").replaceAll(/^ExecStart=.*\/node /gm, `ExecStart=${process.execPath} `);
    writeFileSync(join(folder, basename(path)), text);
  }
  const files = readdirSync(folder).map((name) => join(folder, name));
  expect(files).toHaveLength(5);
  const { status, stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", ...files], {
    encoding: "utf8",
    timeout: 60_000,
  });
  expect([status, stderr.split("\n").filter((line) => line.includes(folder) || line.includes("ttpl-"))]).toEqual([
    0,
    [],
  ]);
});
