import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { relative, sep } from "node:path";

/** Makes names for the classes of CSS modules. */
export type ScopedNames = (name: string, file: string) => string;

/**
 * The scoped names of the classes of these CSS modules, and of others that come later. Two characters of a hash distinguish
 * classes of the same name, because every document has about a hundred class names, and one more character each costs 90
 * bytes in gzip. Where two would get the same name, the later in the order of paths gets a longer hash.
 * @param sources the text of each module by its path
 */
export function scopedNames(sources: ReadonlyMap<string, string>): ScopedNames {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const nameOf = (name: string, module: string): string => {
    const key = `${module} ${name}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const hash = createHash("sha256").update(key).digest("base64url");
    let length = 2;
    while (taken.has(`${name}_${hash.slice(0, length)}`)) length += 1;
    const scoped = `${name}_${hash.slice(0, length)}`;
    taken.add(scoped);
    names.set(key, scoped);
    return scoped;
  };
  for (const [module, css] of [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    for (const [, name = ""] of css.matchAll(/\.([a-zA-Z_][\w-]*)/g)) nameOf(name, module);
  return (name, file) => nameOf(name, relative("", file.split("?")[0] ?? file).replaceAll(sep, "/"));
}

/** The names for all CSS modules of the site, read when the first is needed. */
export function siteScopedNames(): ScopedNames {
  let names: ScopedNames | undefined;
  return (name, file) => {
    names ??= scopedNames(
      new Map(
        globSync("apps/site/**/*.module.css").map((path) => [path.replaceAll(sep, "/"), readFileSync(path, "utf8")]),
      ),
    );
    return names(name, file);
  };
}
