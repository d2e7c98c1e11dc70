import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pause } from "../../bench/browsers/tab.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";
import { copySite } from "../site-copy.ts";

/** `npm run dev` in a copy of the site. */
export interface DevelopmentSite extends AsyncDisposable {
  readonly url: string;
  /** Replaces the first match of a pattern in a file of the copy. */
  edit(file: string, pattern: RegExp, replacement: string): void;
}

/** Two free ports in a row, as tools/dev.ts needs them. Returns the first. */
async function freePorts(): Promise<number> {
  const listen = async (port: number) => {
    const server = createServer().listen(port);
    await once(server, "listening");
    return server;
  };
  const first = await listen(0);
  const { port } = first.address() as AddressInfo;
  const second = await listen(port + 1).catch(() => undefined);
  for (const server of [first, second]) server?.close();
  return second ? port : freePorts();
}

/** A node_modules of the copy's own, of links, because Vite keeps its cache there. */
function ownNodeModules(folder: string): void {
  unlinkSync(folder);
  mkdirSync(folder);
  for (const name of readdirSync("node_modules")) {
    if (!name.startsWith(".vite")) symlinkSync(resolve("node_modules", name), join(folder, name));
  }
}

export async function startDevelopment(): Promise<DevelopmentSite> {
  const copy = await temporaryFolder();
  copySite(copy.path);
  ownNodeModules(join(copy.path, "node_modules"));
  const port = await freePorts();
  const child = spawn(process.execPath, ["tools/dev.ts"], {
    cwd: copy.path,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      DATA_DIR: join(copy.path, "data"),
      PATH: `${resolve("node_modules/.bin")}:${process.env["PATH"]}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
  const ended = once(child, "exit");
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`npm run dev has ended: ${output}`);
    await pause(100);
  }
  return {
    url,
    edit(file, pattern, replacement) {
      const path = join(copy.path, file);
      const text = readFileSync(path, "utf8");
      if (!pattern.test(text)) throw new Error(`${file} does not contain ${pattern}`);
      writeFileSync(path, text.replace(pattern, replacement));
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await ended;
      await copy[Symbol.asyncDispose]();
    },
  };
}
