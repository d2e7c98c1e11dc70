import type { TestProject } from "vitest/node";
import { startServer } from "@ttpl/server/tests/server-process.ts";
import { builtFolder } from "./built-pages.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the server of the built site, without a slash at its end. */
    site: string;
  }
}

/** One server for all tests of the built pages, since they only read. */
export default async function serveSite({ provide }: TestProject): Promise<() => PromiseLike<void>> {
  const server = await startServer({ SITE_DIR: builtFolder, LOG_LEVEL: "warn" });
  provide("site", server.url);
  return () => server[Symbol.asyncDispose]();
}
