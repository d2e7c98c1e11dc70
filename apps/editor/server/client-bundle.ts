import { createHash } from "node:crypto";
import { join } from "node:path";
import { build, type Rolldown } from "vite";

/** The editor's page for the browser. */
export interface ClientBundle {
  readonly script: string;
  readonly styles: string;
  readonly font: Uint8Array;
  readonly version: string;
}

/** Bundles apps/editor/client in memory, in about a second. */
export async function bundleClient(): Promise<ClientBundle> {
  const folder = join(import.meta.dirname, "../client");
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: folder,
    publicDir: false,
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      cssTarget: ["chrome123", "firefox121"],
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, "main.tsx"),
        output: { entryFileNames: "client.js", assetFileNames: "[name][extname]", codeSplitting: false },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const source = (ending: string): string | Uint8Array => {
    const file = output.find(({ fileName }) => fileName.endsWith(ending));
    if (!file) throw new Error(`The editor's page has no ${ending} file`);
    return file.type === "chunk" ? file.code : file.source;
  };
  const script = String(source(".js"));
  const styles = String(source(".css"));
  const version = createHash("sha256").update(script).update(styles).digest("base64url").slice(0, 12);
  return { script, styles, font: Buffer.from(source(".woff2")), version };
}
