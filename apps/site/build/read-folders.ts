import fs from "node:fs";
import { registerHooks, syncBuiltinESMExports } from "node:module";
import { relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The functions of node:fs and node:fs/promises whose first argument is a file or folder that is read or looked for. */
const asked = "access copyFile cp exists lstat open opendir readdir readFile readlink realpath stat statfs".split(" ");
const reading = [...asked, ...asked.map((name) => `${name}Sync`), "createReadStream"];

type Functions = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** Folders whose entries are told apart. */
export const severalPackages = ["apps", "packages"];

/**
 * What a path in the repository belongs to: an entry of the root folder, or a package such as `apps/site`.
 * Undefined if it is outside, or the root folder itself.
 */
function inputOf(path: string): string | undefined {
  const [first = "", second] = path.split(sep);
  if (first === ".." || first === "") return undefined;
  return second !== undefined && severalPackages.includes(first) ? `${first}/${second}` : first;
}

/** What this process reads. */
export interface Reads {
  /** Notes a path that was read in another way, such as by the bundler. */
  readonly note: (path: string) => void;
  /** The inputs (`inputOf`) in which something was read or looked for. */
  readonly names: () => readonly string[];
}

/**
 * Watches from now on which entries and packages of a repository this process reads: by Node's functions, and by importing modules. What is
 * imported after this may have the functions under any name.
 */
export function watchReads(root: string): Reads {
  const names = new Set<string>();
  const note = (path: string) => {
    const name = inputOf(relative(root, resolve(path)));
    if (name !== undefined) names.add(name);
  };
  const noteArgument = (path: unknown) => {
    if (typeof path === "string") note(path);
    else if (path instanceof URL && path.protocol === "file:") note(fileURLToPath(path));
    else if (Buffer.isBuffer(path)) note(path.toString());
  };
  for (const functions of [fs, fs.promises] as unknown as Functions[]) {
    for (const name of reading) {
      const original = functions[name];
      if (!original) continue;
      const watched = (...args: unknown[]) => {
        noteArgument(args[0]);
        return original.apply(functions, args);
      };
      functions[name] = Object.defineProperties(watched, Object.getOwnPropertyDescriptors(original)) as typeof original;
    }
  }
  // Node's own globs call functions of node:fs that nothing here can replace.
  for (const name of ["glob", "globSync"] as const) {
    for (const functions of [fs, fs.promises] as unknown as Functions[]) {
      const original = functions[name];
      if (!original) continue;
      functions[name] = (...args: unknown[]) => {
        const { cwd } = (args[1] ?? {}) as { cwd?: string };
        for (const pattern of [args[0]].flat()) note(resolve(cwd ?? ".", String(pattern)));
        return original.apply(functions, args);
      };
    }
  }
  syncBuiltinESMExports();
  registerHooks({
    load(url, context, next) {
      if (url.startsWith("file:")) note(fileURLToPath(url));
      return next(url, context);
    },
  });
  return { note, names: () => [...names].toSorted() };
}
