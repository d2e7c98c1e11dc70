import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A tab in a browser that is not modified by a test tool. */
export interface Tab {
  /** Resolves when the document has been parsed. */
  goTo(url: string): Promise<void>;
  /** Evaluates an expression in the current page. */
  evaluate<Value>(expression: string): Promise<Value>;
  move(x: number, y: number): Promise<void>;
  press(): Promise<void>;
  release(): Promise<void>;
  /** Also closes the tabs that were opened beside it. */
  close(): Promise<void>;
}

export interface PlainBrowser {
  /**
   * Opens a tab with its own cache and storage.
   * @param probe a script to run first in each document
   */
  open(probe: string): Promise<Tab>;
  close(): Promise<void>;
}

/**
 * Starts a browser with an empty profile, and reads the address that it listens on from its output.
 * @param environment its environment variables, if they are not those of this process
 */
export async function launch(
  program: string,
  args: (profile: string) => readonly string[],
  pattern: RegExp,
  environment?: Readonly<Record<string, string>>,
): Promise<{ address: string; end: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "bench-profile-"));
  const child: ChildProcess = spawn(program, args(profile), {
    stdio: ["ignore", "ignore", "pipe"],
    env: environment ?? process.env,
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let log = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      log += String(chunk);
      const found = pattern.exec(log)?.[1];
      if (found) resolve(found);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${program} has exited: ${log.slice(-500)}`)));
  });
  const end = async () => {
    child.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { address, end };
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
