import type { OpenPoint } from "../../publishing/check/open-point.ts";
import { publish, type PublishOptions } from "../../publishing/release/publish.ts";
import type { ReleaseRecord } from "../../publishing/release/releases.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { writeFiles } from "@ttpl/testing/write-files.ts";

/** The script of a version's home page; its name has the "hash" of the version, eight characters. */
export const scriptOf = (version: string): string => `/assets/entry-${version.padEnd(8, "0")}.js`;

/** The address for which versions are made. */
export const publicHost = "www.ttpl-automation.in";
const publicOrigin = `https://${publicHost}`;

/** Writes a built site of two pages. `extra` is added to its home page; `more` are further files. */
export async function builtSite(
  version: string,
  extra = "",
  more: Record<string, string> = {},
  origin = publicOrigin,
): Promise<string> {
  const folder = await temporaryFolder();
  const script = `<script type="module" src="${scriptOf(version)}"></script>`;
  const home = `<!DOCTYPE html><title>${version}</title><link rel="canonical" href="${origin}/">${script}`;
  const files: Record<string, string> = {
    ...more,
    "index.html": `${home}<a href="/about">About</a>${extra}`,
    "about/index.html": `<!DOCTYPE html><title>About ${version}</title>`,
    "404/index.html": "<!DOCTYPE html><title>Not found</title>",
    [scriptOf(version)]: `console.log("${version}");`,
  };
  writeFiles(folder, files);
  return folder;
}

export const openPoint = (kind: OpenPoint["kind"]): OpenPoint => ({
  kind,
  file: "content/company.yaml",
  line: 1,
  path: [],
  words: "",
  pages: [],
});

/** In place of the history and a copy of the repository. */
export const withoutHistory = {
  keep: () => "abc1234",
  copy: () => ({ folder: process.cwd(), remove: () => undefined }),
} as const;

/** Publishes a version with all steps but the build, or the trial if `untried`. Nothing is open unless `points` are given. */
export async function publishVersion(
  root: string,
  version: string,
  options: Partial<PublishOptions> & {
    readonly points?: readonly OpenPoint[];
    readonly extra?: string;
    readonly files?: Record<string, string>;
    readonly untried?: boolean;
    readonly origin?: string;
  } = {},
): Promise<ReleaseRecord> {
  const { points = [], extra, files, untried = false, origin, ...rest } = options;
  return publish(
    { root, by: "Asha", say: () => undefined, ...rest },
    {
      ...withoutHistory,
      check: () => points,
      build: () => builtSite(version, extra, files, origin),
      ...(untried && { tryBuilt: async () => 0 }),
    },
  );
}
