import { execFile, execFileSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { commandsOfGuide, functionsOfGuide } from "../guide/guide-commands.ts";

/** What a server and publishing need of the repository, without its pictures. */
const parts = ["apps/server", "apps/editor", "packages", "content", "package.json", "package-lock.json", ".gitignore"];

/** Programs that need root, systemd or a network, and what stands in for them in a folder. */
const standIns: Readonly<Record<string, string>> = {
  useradd: "exit 0",
  chown: "exit 0",
  chgrp: "exit 0",
  nft: "exit 0",
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  // Without the options that give a file to somebody.
  install: `args=()
while [ $# -gt 0 ]; do case "$1" in -o | -g) shift 2 ;; *) args+=("$1"); shift ;; esac; done
exec /usr/bin/install "\${args[@]}"`,
  editor: 'sed -i -f "$ROOT/changes.sed" "$1"',
  npm: `case "$1 $2" in
"ci --workspace") exec ln -sfn "$PACKAGES" node_modules ;;
"run publish") shift 3; exec "$NODE" "$REPOSITORY_TESTS/publish-small.ts" "$@" ;;
esac
exit 1`,
  node: 'if [ "$1" = tools/install.mjs ]; then exec ln -sfn "$PACKAGES" node_modules; fi; exec "$NODE" "$@"',
  systemctl: 'exec "$NODE" "$STAND_IN" "$@"',
};

/** A folder in the place of a machine's root, in which commands of docs/deployment.md are run. */
export interface GuideRoot {
  readonly path: string;
  readonly port: number;
  /** Runs commands by the shell, as on the machine. Returns what they print. */
  run(lines: readonly string[], replaced?: Readonly<Record<string, string>>): Promise<string>;
  /** Runs a block of commands of the guide: the first below a heading, unless another is named. */
  guide(heading: string, place?: number, replaced?: Readonly<Record<string, string>>): Promise<string>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** A repository that can be cloned, with the program as it is now. */
function makeRepository(folder: string): void {
  mkdirSync(folder);
  for (const name of parts)
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !path.endsWith("node_modules") });
  mkdirSync(join(folder, "tools"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, timeout: 60_000 });
  git("init", "--quiet", "--initial-branch=main");
  git("add", ".");
  git("-c", "user.name=Maker", "-c", "user.email=maker@example.org", "commit", "--quiet", "--message=Program");
  git("repack", "-adq");
}

/**
 * Makes an empty root with a repository beside it.
 * @param changes what the administrator changes in files of settings: commands of sed
 */
export async function guideRoot(changes: readonly string[]): Promise<GuideRoot> {
  const [path, beside, port] = [await temporaryFolder(), await temporaryFolder(), await freePort()];
  const [repository, programs] = [join(beside, "repository"), join(beside, "bin")];
  makeRepository(repository);
  mkdirSync(programs);
  for (const [name, text] of Object.entries(standIns)) {
    writeFileSync(join(programs, name), `#!/bin/bash\n${text}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  for (const name of ["opt", "srv", "root", "etc/systemd/system", "etc/caddy", "var/lib", "var/backups"])
    mkdirSync(join(path, name), { recursive: true });
  const places = `s#=/\\(var\\|srv\\)/#=${path}/\\1/#`;
  writeFileSync(join(path, "changes.sed"), `${[places, ...changes].join("\n")}\n`);
  const blocks = commandsOfGuide();
  const env = {
    PATH: `${programs}:${process.env["PATH"]}`,
    HOME: beside,
    ROOT: path,
    PORT: String(port),
    // It would start a development server and a browser's worth of modules.
    WITHOUT: "ttpl-editor.service",
    NODE: process.execPath,
    PACKAGES: resolve("node_modules"),
    STAND_IN: resolve("tools/guide/systemctl.mjs"),
    REPOSITORY_TESTS: resolve("tools/tests"),
  };
  /** Paths of the machine below this folder, and the names that the guide has for what everybody has to fill in. */
  const placed = (line: string, replaced: Readonly<Record<string, string>>): string => {
    const below = line
      .replaceAll(/(?<![\w.:/])\/(?=(?:opt|srv|etc|var|root)\/)/g, `${path}/`)
      .replace(/(?<= )\/$/, `${path}/`)
      .replace(/(?<=^cp -a )[a-z ]+(?= )/, (names) => names.replaceAll(/\w+/g, (name) => `.${path}/${name}`))
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${port}`);
    const values = { REPOSITORY: repository, NAME: "Walker", ...replaced };
    return Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), below);
  };
  const run: GuideRoot["run"] = async (lines, replaced = {}) => {
    const script = ["set -euo pipefail", ...functionsOfGuide(blocks), ...lines].map((line) => placed(line, replaced));
    const { stdout } = await promisify(execFile)("bash", ["-c", script.join("\n")], {
      cwd: path,
      env,
      timeout: 200_000,
    });
    return stdout;
  };
  onTestFinished(() => {
    const pids = existsSync(join(path, "run")) ? readdirSync(join(path, "run")) : [];
    for (const name of pids.toSorted()) {
      try {
        process.kill(Number(readFileSync(join(path, "run", name), "utf8")), "SIGKILL");
      } catch {
        // It has ended.
      }
    }
  });
  return {
    path,
    port,
    run,
    guide: (heading, place = 0, replaced = {}) => {
      const block = blocks.filter((one) => one.heading === heading)[place];
      if (block === undefined) throw new Error(`The guide has no commands below "${heading}".`);
      return run(block.lines, replaced);
    },
  };
}
