import { spawn } from "node:child_process";
import { glob, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "parse5";
import { attribute, elementsIn } from "@ttpl/server/html/html-elements.ts";
import { PublishError } from "./publish-error.ts";

const serverFile = join(import.meta.dirname, "../../../server/start.ts");

/** How long the server may take until it listens, in milliseconds. */
const startTimeout = 180_000;

/** Serves a built site with the real server while `work` runs. */
async function withServer<Result>(site: string, work: (origin: string) => Promise<Result>): Promise<Result> {
  const data = await mkdtemp(join(tmpdir(), "ttpl-publish-"));
  const child = spawn(process.execPath, [serverFile], {
    // The settings of the real server must not reach this one: it would take over its mails.
    env: { PATH: process.env["PATH"], PORT: "0", SITE_DIR: site, DATA_DIR: data, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      let output = "";
      const tooLong = setTimeout(
        () =>
          reject(
            new PublishError(
              "The server that tries the site did not start within three minutes. Try again when this machine is less busy.",
            ),
          ),
        startTimeout,
      );
      child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
      child.once("close", () =>
        reject(new PublishError(`The server does not start with this site:\n${output.trim()}`)),
      );
      child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        output += chunk;
        const found = /^TTPL website on (http:\S+)$/m.exec(output)?.[1];
        if (found === undefined) return;
        clearTimeout(tooLong);
        resolve(found);
      });
    });
    return await work(origin);
  } finally {
    child.kill("SIGKILL");
    await rm(data, { recursive: true, force: true });
  }
}

/** The addresses of this site that a document refers to, without fragments. */
function addressesIn(html: string): string[] {
  const values = [...elementsIn(parse(html))].flatMap((element) => [
    attribute(element, "href"),
    attribute(element, "src"),
    ...(attribute(element, "srcset")
      ?.split(",")
      .map((part) => part.trim().split(/\s+/)[0]) ?? []),
  ]);
  return values.flatMap((value) => {
    const [path = ""] = (value ?? "").split("#");
    return /^\/(?!\/)/.test(path) ? [path] : [];
  });
}

/** The addresses of a built site's documents, except that of the page for unknown addresses. */
async function documentsOf(site: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob("**/index.html", { cwd: site })) found.push(`/${file.replace(/\/?index\.html$/, "")}`);
  return found.filter((path) => path !== "/404").toSorted();
}

/** What one missing folder breaks may be hundreds of files. */
const most = 12;

function listed(faults: readonly string[]): string {
  const more = faults.length - most;
  return [...faults.slice(0, most), ...(more > 0 ? [`and ${more} more`] : [])].join("\n  ");
}

/**
 * Serves a built site with the real server, and requests every page, and every file that can be reached by links from
 * them.
 * @returns the number of documents
 * @throws PublishError naming what does not answer, or has no policy
 */
export function trySite(site: string): Promise<number> {
  return withServer(site, async (origin) => {
    const wrong: string[] = [];
    const seen = new Map((await documentsOf(site)).map((path) => [path, "the list of pages"]));
    const documents = new Set<string>();
    for (const [path, from] of seen) {
      const response = await fetch(origin + path);
      const type = response.headers.get("content-type") ?? "";
      const body = await response.text();
      if (response.status !== 200) wrong.push(`${path}, linked from ${from}, answers ${response.status}`);
      if (response.status !== 200 || !type.startsWith("text/html")) continue;
      documents.add(new URL(response.url).pathname);
      const policy = response.headers.get("content-security-policy") ?? "";
      if (!policy.startsWith("default-src 'none'")) wrong.push(`${path} has no content security policy`);
      for (const found of addressesIn(body)) if (!seen.has(found)) seen.set(found, path);
    }
    if (wrong.length > 0) throw new PublishError(`The built site has faults:\n  ${listed(wrong)}`);
    return documents.size;
  });
}
