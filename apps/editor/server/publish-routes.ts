import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { Hono } from "hono";
import { stream } from "hono/streaming";
import type { PublishLine, PublishRequest } from "../wire.ts";
import { bodyOf, publishRequest } from "./request-body.ts";
import { signedIn } from "./signed-in.ts";

const argumentsFor = ({ way, by }: PublishRequest): string[] => [
  "apps/editor/publishing/cli/publish.ts",
  `--by=${by.trim()}`,
  ...{ publish: [], rehearsal: ["--rehearsal"], back: ["--back"] }[way],
];

/**
 * POST: publishes the website, or returns to the release before, with the program of `npm run publish`. Answers with one
 * JSON object per line while it runs.
 */
export function publishRoutes(root: string): Hono {
  const routes = new Hono();
  routes.post("/", async (c) => {
    const typed = await bodyOf(c, publishRequest);
    const request = { ...typed, by: signedIn(c)?.name ?? typed.by };
    if (!request.by.trim()) return c.json({ problem: "Please write your name: it is recorded who publishes." }, 422);
    const child = spawn(process.execPath, argumentsFor(request), { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    c.header("Content-Type", "application/x-ndjson");
    return stream(c, async (out) => {
      const write = (line: PublishLine) => out.write(`${JSON.stringify(line)}\n`);
      await eachLine(child, (line) => write({ line }));
      await write({ ended: child.exitCode ?? 1 });
    });
  });
  return routes;
}

async function eachLine(child: ChildProcess, say: (line: string) => Promise<unknown>): Promise<void> {
  const ended = new Promise((resolve) => child.once("close", resolve));
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface(output).on("line", (line) => void say(line));
  }
  await ended;
}
