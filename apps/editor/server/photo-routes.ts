import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { mostBytes, preparePhoto, UnusablePhoto } from "../photos/prepare-photo.ts";
import { storePhoto } from "../photos/photo-store.ts";

/** The shortest description that can say what is seen in a photo, in characters. */
const leastDescription = 15;

/** POST ?title=…&description=… with the file's bytes: makes a photo of it and answers its name. */
export function photoRoutes(root: string): Hono {
  const routes = new Hono();
  const tooLarge = `This file is too large: the editor takes up to ${mostBytes / 1e6} MB. Save the picture smaller, 4000 pixels wide for example, and drop it again.`;
  routes.post("/", bodyLimit({ maxSize: mostBytes, onError: (c) => c.json({ problem: tooLarge }, 413) }), async (c) => {
    const title = c.req.query("title")?.trim() ?? "";
    const description = c.req.query("description")?.trim() ?? "";
    if (title === "") return c.json({ problem: "Please give the photo a caption." }, 422);
    if (description.length < leastDescription) {
      return c.json(
        { problem: "Please say in a sentence what is seen in the photo, for readers who cannot see it." },
        422,
      );
    }
    try {
      const photo = await preparePhoto(new Uint8Array(await c.req.arrayBuffer()));
      return c.json({ name: storePhoto(root, title, photo) }, 201);
    } catch (error) {
      if (error instanceof UnusablePhoto) return c.json({ problem: error.message }, 422);
      throw error;
    }
  });
  return routes;
}
