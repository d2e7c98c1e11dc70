import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Server } from "node:net";
import { createServer as createHttpServer } from "node:http";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { requireRoom } from "../install/folders.mjs";
import { npmProgram } from "../install/npm-program.mjs";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

/** The promise to a user, in milliseconds; where nothing is waited for, most of it is for a busy machine. */
const soon = 10_000;

/** A clone of a site that has one package with compiled code, which fits this machine. */
let clone: string;
beforeEach(async () => {
  clone = join(await temporaryFolder(), "site");
  for (const name of ["install", "install.mjs"]) {
    cpSync(join("tools", name), join(clone, "tools", name), { recursive: true });
  }
  writeFileSync(join(clone, "package.json"), JSON.stringify(manifest));
  writeLock({});
});

const dependencies = { native: "file:native-1.0.0.tgz" };
const manifest = {
  name: "site",
  type: "module",
  engines: { node: "^20.19.0 || >=22.12.0" },
  optionalDependencies: dependencies,
};

function writeLock(engines: object): void {
  const native = {
    version: "1.0.0",
    resolved: "file:native-1.0.0.tgz",
    optional: true,
    os: [process.platform],
    engines,
  };
  const packages = { "": manifest, "node_modules/native": native };
  writeFileSync(
    join(clone, "package-lock.json"),
    JSON.stringify({ name: "site", lockfileVersion: 3, requires: true, packages }),
  );
}

/** Packs the package, with a file of compiled code that is none. */
function packNative(): void {
  const folder = join(clone, "native");
  mkdirSync(folder);
  const native = { name: "native", version: "1.0.0", os: [process.platform] };
  writeFileSync(join(folder, "package.json"), JSON.stringify(native));
  writeFileSync(join(folder, "binding.node"), "not compiled code");
  const [program = "", ...args] = npmProgram(clone).command;
  expect(spawnSync(program, [...args, "pack", "./native"], { cwd: clone, timeout: 60_000 }).status).toBe(0);
}

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly took: number;
}

/** Runs the installer of the clone, by `command`. npm has an empty cache, and the registry at `registry`. */
async function install(
  args: readonly string[],
  {
    registry = "http://127.0.0.1:9",
    env = {},
    command = [process.execPath],
  }: Partial<{ registry: string; env: NodeJS.ProcessEnv; command: string[] }> = {},
): Promise<Outcome> {
  const begun = performance.now();
  const [program = "", ...before] = command;
  const child = spawn(program, [...before, join(clone, "tools/install.mjs"), ...args], {
    cwd: clone,
    env: {
      ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
      npm_config_registry: registry,
      npm_config_cache: join(dirname(clone), "cache"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 100_000,
  });
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { code: code as number, output: out + errors, took: performance.now() - begun };
}

async function listening(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A registry that answers every request with a status. */
const registryWith = async (status: number): Promise<string> =>
  `http://127.0.0.1:${await listening(createHttpServer((_, response) => response.writeHead(status).end("{}")))}`;

describe("the port", () => {
  test("in use is told before anything is installed, with its owner and a free one", async () => {
    const port = await listening(createServer());
    const { code, output, took } = await install(["--for=start"], { env: { PORT: String(port) } });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} is in use by .*\\(process ${process.pid}\\)\\. Stop that`));
    expect(output).toMatch(/ {4}PORT=\d+ npm start/);
    expect(output).not.toContain("Installing");
    expect(took).toBeLessThan(soon);
  });

  test("of the endpoint or the editor, above PORT, is told too", async () => {
    const port = await listening(createServer());
    const editor = await install(["--for=editor"], { env: { PORT: String(port - 2) } });
    expect(editor.output).toMatch(new RegExp(`Port ${port} is in use[^]*PORT=\\d+ npm run editor`));
    const development = await install(["--for=dev"], { env: { PORT: String(port - 1) } });
    expect(development.output).toMatch(new RegExp(`Port ${port} is in use[^]*PORT=\\d+ npm run dev`));
  });

  test.each([
    [{ PORT: "abc" }, "PORT must be a whole number from 0 to 65535"],
    [{ PORT: "0", HOST: "192.0.2.1" }, "HOST is 192.0.2.1, which is not an address of this machine"],
    [{ PORT: "0", HOST: "nowhere.invalid" }, /HOST is nowhere\.invalid, which is not|on port 0 of nowhere\.invalid/],
  ])("of %j is refused with what to do", async (env, words) => {
    const { code, output } = await install(["--for=start"], { env });
    expect(code).toBe(1);
    expect(output).toMatch(words);
  });
});

describe("without an answer of the registry, the cause is told within ten seconds", () => {
  test("if it accepts connections, and says nothing", async () => {
    const registry = `http://127.0.0.1:${await listening(createServer())}`;
    const { code, output, took } = await install([], { registry });
    const { took: atOnce } = await install([]);
    expect(code).toBe(1);
    expect(output).toMatch(/No network: npm's registry does not answer \(.*(?:timeout|no answer in)/);
    // What a refused connection takes depends on this machine; the silence must not add more than this to it.
    expect(took - atOnce).toBeLessThan(soon);
  });

  test("if nobody listens, or a proxy has no way out", async () => {
    const { output, took } = await install([]);
    expect(output).toMatch(/No network: .*ECONNREFUSED/);
    expect(took).toBeLessThan(soon);
    const proxy = await registryWith(502);
    expect((await install([], { registry: proxy })).output).toContain("No network");
  });

  test("and what npm has in its cache, or beside it, is enough", async () => {
    packNative();
    const { output } = await install([]);
    expect(output).toContain("trying npm's cache alone");
    expect(output).toContain("node_modules/native/binding.node: ");
  });
});

test("a Node for which npm would leave packages out is refused before npm runs, with where to get another", async () => {
  writeLock({ node: ">=99" });
  writeFileSync(join(clone, "package.json"), JSON.stringify({ ...manifest, dependencies: { node: "99.1.2" } }));
  const { code, output } = await install([]);
  expect(code).toBe(1);
  expect(output).toContain(`Node ${process.versions.node} cannot install this site`);
  expect(output).toContain("20 from 20.19.0, or 22.12.0 and later");
  expect(output).toContain('npm install --global --prefix "$HOME/.local" node@99.1.2');
  expect(existsSync(join(clone, "node_modules"))).toBe(false);
});

test("compiled code that cannot be loaded is told after installing, each time until it can", async () => {
  packNative();
  const registry = await registryWith(200);
  for (const _ of [1, 2]) {
    const { code, output } = await install([], { registry });
    expect(code).toBe(1);
    expect(output).toContain("do not work on this machine");
    expect(output).toMatch(/node_modules\/native\/binding\.node: .*(?:invalid ELF header|too short|mach-o)/);
    expect(output).toContain("Remove node_modules, then try again");
  }
});

test("compiled code that npm has left out is told", async () => {
  const { output } = await install([], { registry: await registryWith(200) });
  expect(output).toContain("node_modules/native is missing");
});

test("packages behind a link are not replaced", async () => {
  const elsewhere = join(dirname(clone), "elsewhere");
  mkdirSync(join(elsewhere, "precious"), { recursive: true });
  symlinkSync(elsewhere, join(clone, "node_modules"));
  const { code, output } = await install([]);
  expect(code).toBe(1);
  expect(output).toMatch(/node_modules is a link, and its packages are not those of package-lock\.json/);
  expect(existsSync(join(elsewhere, "precious"))).toBe(true);
});

/** Runs what follows in a mount namespace of its own, in which the clone is on a file system of its own. */
const mounted = (mount: string) => [
  ..."unshare --map-root-user --mount sh -c".split(" "),
  `set -e; cp -a "$0" "$0.copy"; ${mount}; cd "$0"; exec "$@"`,
  clone,
  process.execPath,
];
const mayMount = spawnSync("unshare", ["--map-root-user", "--mount", "true"], { timeout: 10_000 }).status === 0;

test("a folder that cannot be written is told, with why", async () => {
  if (mayMount) {
    const command = mounted('mount --bind "$0.copy" "$0"; mount -o remount,bind,ro "$0"');
    expect((await install(["--for=start"], { command, env: { PORT: "0" } })).output).toMatch(
      /^Nothing can be written to .*site: it is on a read-only file system\. Please clone the site/,
    );
  }
  if (process.getuid?.() === 0) return;
  chmodSync(clone, 0o555);
  onTestFinished(() => chmodSync(clone, 0o755));
  expect((await install(["--for=start"], { env: { PORT: "0" } })).output).toMatch(
    /^Nothing can be written to .*site: it belongs to another user\. Either clone[^]*sudo chown/,
  );
});

test("too little room is told with how much is left", async () => {
  expect(() => requireRoom(clone, 1e12)).toThrow(/ has \d+ MB left, and 1000000000000 MB are needed\. Make room/);
  if (!mayMount) return;
  const command = mounted('mount -t tmpfs -o size=20m tmpfs "$0"; cp -a "$0.copy/." "$0"');
  const { code, output, took } = await install([], { command });
  expect(code).toBe(1);
  expect(output).toMatch(/^The disk with .*site\/? has [12]?\d MB left, and 700 MB are needed\. Make room/);
  expect(took).toBeLessThan(soon);
});
