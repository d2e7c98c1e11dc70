import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import { finishBuild } from "./finish-build.ts";
import { linkedCopy } from "./linked-copy.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";

const client = "build/client";
const server = "build/server";

/** Builds the islands, then the renderer, and writes the documents that it renders. apps/editor/publishing/release/publish.ts sets REHEARSAL. */
export async function buildSite({ build, environments }: ViteBuilder): Promise<void> {
  // The client build tells the renderer the names of its files (browser-files.ts).
  if (environments["client"]) await build(environments["client"]);
  linkedCopy(publicFolder, client);
  if (environments["ssr"]) await build(environments["ssr"]);
  const isAsset = (path: string) => !path.endsWith(".js");
  await cp(join(server, "assets"), join(client, "assets"), { recursive: true, filter: isAsset });
  const isRehearsal = process.env["REHEARSAL"] === "1";
  const renderer = (await import(pathToFileURL(resolve(server, "render.js")).href)) as typeof import("../render.tsx");
  for (const path of renderer.documentPaths()) {
    const file = join(client, path, "index.html");
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await renderer.render(path, isRehearsal));
  }
  await finishBuild(resolve(client), isRehearsal);
}
