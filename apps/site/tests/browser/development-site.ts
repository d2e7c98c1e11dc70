import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pause } from "@ttpl/testing/browsers/tab.ts";
import { temporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { copySite } from "@ttpl/testing/site-copy.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";

/** `npm run dev`, or `npm run editor`, in a copy of the site. */
export interface DevelopmentSite extends AsyncDisposable {
  readonly url: string;
  /** The folder of the copy. */
  readonly root: string;
  readonly pid: number;
  /** What it has written so far. */
  output(): string;
  /** Replaces the first match of a pattern in a file of the copy. */
  edit(file: string, pattern: RegExp, replacement: string): void;
}

/** Free ports in a row, as tools/dev.ts and apps/editor/start.ts need them. Returns the first. */
async function freePorts(count: number): Promise<number> {
  const listen = async (port: number) => {
    const server = createServer().listen(port);
    await once(server, "listening");
    return server;
  };
  const first = await listen(0);
  const { port } = first.address() as AddressInfo;
  const others = await Promise.all(
    Array.from({ length: count - 1 }, (_, index) => listen(port + 1 + index).catch(() => undefined)),
  );
  for (const server of [first, ...others]) server?.close();
  return others.includes(undefined) ? freePorts(count) : port;
}

/** A folder of the copy's own, of links to the entries of the repository's. */
function ownFolder(root: string, name: string, wanted: (entry: string) => boolean): void {
  unlinkSync(join(root, name));
  mkdirSync(join(root, name));
  for (const entry of readdirSync(name).filter(wanted)) symlinkSync(resolve(name, entry), join(root, name, entry));
}

/**
 * Starts `program` in a copy of the site; its pages are at PORT.
 * @param listener which of its ports must answer, from 0
 * @param change makes of the copy what it is started with
 * @param environment further settings
 */
async function startCopy(
  program: string,
  ports: number,
  listener = 0,
  change: (root: string) => void = () => undefined,
  environment: Readonly<Record<string, string>> = {},
): Promise<DevelopmentSite> {
  const copy = await temporaryFolder();
  copySite(copy.path);
  // The editor writes photos and documents there.
  ownFolder(copy.path, publicFolder, (entry) => entry !== "photos" && entry !== "documents");
  const documents = `${publicFolder}/documents`;
  cpSync(documents, join(copy.path, documents), { recursive: true });
  change(copy.path);
  const port = await freePorts(ports);
  const child = spawn(process.execPath, [program], {
    cwd: copy.path,
    env: {
      ...process.env,
      // As some shells have it: it must make no difference.
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: join(copy.path, "data"),
      ...environment,
      PATH: `${resolve("node_modules/.bin")}:${process.env["PATH"]}`,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += String(chunk)));
  const ended = once(child, "exit");
  const url = `http://localhost:${port}`;
  while (!(await fetch(`http://localhost:${port + listener}`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`node ${program} has ended: ${output}`);
    await pause(100);
  }
  return {
    url,
    root: copy.path,
    pid: child.pid ?? 0,
    output: () => output,
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

export const startDevelopment = (): Promise<DevelopmentSite> => startCopy("tools/dev.ts", 2);

export interface StartedEditor extends DevelopmentSite {
  readonly editor: string;
}

const withEditor = (site: DevelopmentSite): StartedEditor => ({
  ...site,
  editor: `http://localhost:${Number(new URL(site.url).port) + 2}`,
});

/**
 * Starts the editor, which starts the development server, and waits for both. The editor is at PORT + 2.
 * @param change makes of the copy what it is started with
 */
export async function startEditor(change?: (root: string) => void): Promise<StartedEditor> {
  const site = withEditor(await startCopy("apps/editor/start.ts", 3, 0, change));
  while (!(await fetch(site.editor).catch(() => undefined))?.ok) await pause(100);
  return site;
}

/** Starts the editor as a service, with its settings, and waits for the website beside it. */
export const startEditorService = async (settings: Readonly<Record<string, string>>): Promise<StartedEditor> =>
  withEditor(await startCopy("apps/editor/start.ts", 3, 0, undefined, settings));

/** Starts the editor alone over a copy that `change` has changed: the development server may not answer. */
export const startEditorOver = async (change: (root: string) => void): Promise<StartedEditor> =>
  withEditor(await startCopy("apps/editor/start.ts", 3, 2, change));
