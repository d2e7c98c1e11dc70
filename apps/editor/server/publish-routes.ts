import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Context, Hono } from "hono";
import { latestPublishing, publishingLog, whoPublishes } from "../publishing/release/progress.ts";
import type { Publishing, PublishingAnswer, PublishRequest } from "../wire.ts";
import { bodyOf, publishRequest } from "./request-body.ts";
import { signedIn } from "./signed-in.ts";

const argumentsFor = ({ way, by }: PublishRequest, email: string | undefined): string[] => [
  "apps/editor/publishing/cli/publish.ts",
  `--by=${by.trim()}`,
  ...(email === undefined ? [] : [`--email=${email}`]),
  ...{ publish: [], rehearsal: ["--rehearsal"], back: ["--back"] }[way],
];

/**
 * GET: the latest publishing, and /log: what its programs have printed. POST: publishes the website, or returns to the
 * release before, with the program of `npm run publish`, which records what it does beside the releases. Answers as soon
 * as it has begun.
 */
export function publishRoutes(root: string): Hono {
  const routes = new Hono();
  const releases = join(root, "releases");
  const latest = (): Publishing | undefined => {
    const found = latestPublishing(releases);
    if (!found) return undefined;
    const { pid: _, ...publishing } = found;
    return publishing;
  };
  const answer = (c: Context) => {
    const found = latest();
    return c.json<PublishingAnswer>(found ? { latest: found } : {});
  };
  routes.get("/", answer);
  routes.get("/log", (c) => {
    const log = publishingLog(releases);
    if (log === undefined) return c.json({ problem: "Nothing has been published from here yet." }, 404);
    return c.text(log, 200, { "Content-Disposition": 'attachment; filename="publishing.log"' });
  });
  routes.post("/", async (c) => {
    const typed = await bodyOf(c, publishRequest);
    const author = signedIn(c);
    const request = { ...typed, by: author?.name ?? typed.by };
    if (!request.by.trim()) return c.json({ problem: "Please write your name: it is recorded who publishes." }, 422);
    if (latest()?.state === "running") return c.json({ problem: whoPublishes(releases) }, 409);
    const at = Date.now();
    const child = spawn(process.execPath, argumentsFor(request, author?.email), {
      cwd: root,
      stdio: ["ignore", "ignore", "pipe"],
    });
    const refused = await begun(child, () => {
      const found = latestPublishing(releases);
      return found !== undefined && found.pid === child.pid && found.startedAt >= at;
    });
    return refused === undefined ? answer(c) : c.json({ problem: refused }, 422);
  });
  return routes;
}

/** Waits until a publishing has begun. @returns why it has ended before */
async function begun(child: ChildProcess, hasBegun: () => boolean): Promise<string | undefined> {
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (words: string) => (said += words));
  const ended = new AbortController();
  void once(child, "close").then(() => ended.abort());
  while (!hasBegun()) {
    if (ended.signal.aborted) return said.trim();
    await pause(50);
  }
  return undefined;
}
