import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A tab of a browser that nobody's test tool has changed, with a cache of its own. */
export interface Tab {
  /** Resolves when the document has been read. */
  goTo(url: string): Promise<void>;
  /** The value of an expression in the page that is shown now. */
  evaluate<Value>(expression: string): Promise<Value>;
  move(x: number, y: number): Promise<void>;
  press(): Promise<void>;
  release(): Promise<void>;
  close(): Promise<void>;
}

export interface PlainBrowser {
  /** @param probe a script that runs first in each document */
  open(probe: string): Promise<Tab>;
  close(): Promise<void>;
}

/** Starts a browser with an empty profile, and finds in what it says where it listens. */
export async function launch(
  program: string,
  args: (profile: string) => readonly string[],
  says: RegExp,
): Promise<{ address: string; end: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), "bench-profile-"));
  const child: ChildProcess = spawn(program, args(profile), { stdio: ["ignore", "ignore", "pipe"] });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      said += String(chunk);
      const found = says.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`${program} has ended: ${said.slice(-500)}`)));
  });
  const end = async () => {
    child.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return { address, end };
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
