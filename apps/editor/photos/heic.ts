import { fork } from "node:child_process";
import type { HeicAnswer } from "./heic-process.ts";

/** Within which a phone's photo is read, in milliseconds: one of 48 megapixels takes about ten seconds. */
const patience = 90_000;

/**
 * A photo in the format of phones as PNG, upright, in a program of its own: its decoder is another's code that reads what
 * anybody has made. Undefined if it cannot be read.
 */
export function heicAsPng(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const reader = fork(new URL("./heic-process.ts", import.meta.url), {
    execArgv: [],
    env: {},
    serialization: "advanced",
    stdio: "ignore",
    timeout: patience,
    killSignal: "SIGKILL",
  });
  return new Promise((resolve) => {
    reader.once("message", ({ png }: HeicAnswer) => resolve(png));
    reader.once("error", () => resolve(undefined));
    reader.once("exit", () => resolve(undefined));
    reader.send(bytes);
  });
}
