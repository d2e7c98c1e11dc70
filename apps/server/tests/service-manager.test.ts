import { chmod, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { notifySystemd } from "../runtime/service-manager.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { waitFor } from "./wait-for.ts";

/** Puts a program in the place of systemd-notify that writes down what it is told, and returns how to read that. */
async function fakeSystemd() {
  const folder = await temporaryFolder();
  const [program, told] = [join(folder, "systemd-notify"), join(folder, "told")];
  await writeFile(program, '#!/bin/sh\necho "$1" >> "$TOLD"\n');
  await chmod(program, 0o755);
  await writeFile(told, "");
  return {
    environment: {
      PATH: `${folder}:/usr/bin:/bin`,
      TOLD: told,
      NOTIFY_SOCKET: "/run/systemd/notify",
      WATCHDOG_USEC: "600000",
    },
    told: async () => (await readFile(told, "utf8")).split("\n").filter(Boolean),
  };
}

function feed(environment: Record<string, string>, checkStore: () => Promise<unknown>): void {
  const task = notifySystemd({ environment, checkStore, log: pino({ level: "silent" }) });
  onTestFinished(() => void task.stop());
}

test("the server tells systemd that it is ready, and then feeds its watchdog", async () => {
  const { environment, told } = await fakeSystemd();
  const server = await startServer({ DATA_DIR: await temporaryFolder(), ...environment });
  await waitFor(async () => expect((await told()).slice(0, 3)).toEqual(["READY=1", "WATCHDOG=1", "WATCHDOG=1"]));
  expect(await server.end("SIGTERM")).toBe(0);
});

test("the watchdog is fed while the store answers with an error, and not while it does not answer", async () => {
  const { environment, told } = await fakeSystemd();
  let answer = (): Promise<unknown> => Promise.reject(new Error("disk full"));
  feed(environment, () => answer());
  await waitFor(async () => expect((await told()).length).toBeGreaterThan(2));
  answer = () => new Promise(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const before = await told();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await told()).toEqual(before);
});
