import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import { pictureNamed } from "@ttpl/content/derive/pictures.ts";
import { publicFolder } from "@ttpl/content/public-folder.ts";

async function picture(c: Context, file: string | undefined, type: string) {
  const bytes = file === undefined ? undefined : await readFile(file).catch(() => undefined);
  if (!bytes) return c.json({ problem: "There is no such picture." }, 404);
  return c.body(Uint8Array.from(bytes), 200, { "Content-Type": type });
}

/** The website's icon, and the smallest file of each picture, which visitors may load anyway. */
export function pictureRoutes(root: string): Hono {
  const folder = join(root, publicFolder);
  const routes = new Hono();
  routes.get("/icon.svg", (c) => picture(c, join(folder, "icon.svg"), "image/svg+xml"));
  routes.get("/thumbnails/:name{[a-z0-9-]+}", (c) => {
    const found = pictureNamed(c.req.param("name"), folder);
    if (!found) return picture(c, undefined, "");
    if ("light" in found) return picture(c, join(folder, found.light), "image/svg+xml");
    return picture(c, found.variants[0] && join(folder, found.variants[0].file), "image/avif");
  });
  return routes;
}
