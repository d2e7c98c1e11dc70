import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const cache = resolve(import.meta.dirname, "../../../../.cache/open62541");
/** Debian's packages of a client library that shares no code with node-opcua, and what they need. Debian 12 has none. */
const packages = ["libopen62541-1.4", "libopen62541-1.4-dev", "libmbedcrypto16", "libmbedx509-7"];
const release = "trixie";

const run = (program: string, args: readonly string[], cwd = cache) =>
  spawnSync(program, args, { cwd, encoding: "utf8", timeout: 300_000 });

/** Where this machine gets Debian's packages from, or undefined. */
function mirror(): string | undefined {
  const sources = globSync("/etc/apt/{sources.list,sources.list.d/*}").map((file) => readFileSync(file, "utf8"));
  return /^(?:URIs:|deb(?: \[[^\]]*\])?) *(http\S+\/debian)\/?(?:\s|$)/m.exec(sources.join("\n"))?.[1];
}

/** Unpacks the packages below the cache, without installing anything on the machine. */
function unpack(): void {
  const from = mirror();
  if (!from) return;
  for (const folder of ["lists/partial", "archives/partial"]) mkdirSync(join(cache, folder), { recursive: true });
  const keys = "/usr/share/keyrings/debian-archive-keyring.gpg";
  writeFileSync(
    join(cache, "apt.sources"),
    `Types: deb\nURIs: ${from}\nSuites: ${release}\nComponents: main\nSigned-By: ${keys}\n`,
  );
  const options = Object.entries({
    "Dir::Etc::sourcelist": join(cache, "apt.sources"),
    "Dir::Etc::sourceparts": "/dev/null",
    "Dir::State::lists": join(cache, "lists"),
    "Dir::Cache": cache,
  }).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
  if (run("apt-get", [...options, "-qq", "update"]).status !== 0) return;
  if (run("apt-get", [...options, "-qq", "download", ...packages]).status !== 0) return;
  for (const file of globSync("*.deb", { cwd: cache })) run("dpkg-deb", ["-x", file, "."]);
}

/**
 * Compiles the client, with the installed library or with one that is unpacked for it. Returns the program's path, or why
 * there is none.
 */
export function buildClient(folder: string): { program: string } | { missing: string } {
  const header = "usr/include/open62541/client.h";
  if (![join("/", header), join(cache, header)].some((file) => existsSync(file))) unpack();
  const root = ["/", cache].find((at) => existsSync(join(at, header)));
  if (root === undefined) return { missing: "open62541 (Debian 13: libopen62541-1.4-dev)" };
  const [library = ""] = globSync("usr/lib/*/libopen62541.so", { cwd: root });
  const libraries = join(root, library, "..");
  const program = join(folder, "client");
  const search = ["-Wl,--disable-new-dtags", `-Wl,-rpath,${libraries}`, `-Wl,-rpath-link,${libraries}`];
  const source = [join(import.meta.dirname, "client.c"), "-I", join(root, "usr/include"), join(root, library)];
  const { status, stderr } = run("cc", ["-Wall", "-Werror", "-o", program, ...source, ...search], folder);
  if (status === null) return { missing: "a C compiler" };
  if (status !== 0) throw new Error(stderr);
  return { program };
}
