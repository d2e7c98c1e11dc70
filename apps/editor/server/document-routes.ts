import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { mostDocumentBytes, storeDocument, UnusableDocument } from "../documents/store-document.ts";

/** POST ?name=… with a PDF's bytes: stores it for downloads and answers its address. */
export function documentRoutes(root: string): Hono {
  const routes = new Hono();
  const tooLarge = `This file is too large: visitors can download PDF files of up to ${mostDocumentBytes / 1e6} MB here. Save it with smaller pictures, and drop it again.`;
  const limit = bodyLimit({ maxSize: mostDocumentBytes, onError: (c) => c.json({ problem: tooLarge }, 413) });
  routes.post("/", limit, async (c) => {
    try {
      const address = storeDocument(root, c.req.query("name") ?? "", new Uint8Array(await c.req.arrayBuffer()));
      return c.json({ address }, 201);
    } catch (error) {
      if (error instanceof UnusableDocument) return c.json({ problem: error.message }, 422);
      throw error;
    }
  });
  return routes;
}
