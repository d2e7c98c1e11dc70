/** SPDX identifiers (https://spdx.org/licenses/) of licenses that allow distribution with the site. */
const permissive = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
  "Zlib",
];
/** Additional licenses for development tools, which are not distributed with the site. */
const forTools = [
  ...permissive,
  "BSD",
  "CC-BY-4.0",
  "LGPL-2.1-only",
  "LGPL-3.0",
  "LGPL-3.0-or-later",
  "MPL-2.0",
  "Python-2.0",
];

/**
 * Licenses of packages whose package.json has none that npm reads, taken from the LICENSE files of these versions, or
 * from the README of precond, which has no such file.
 */
const stated: Readonly<Record<string, string>> = {
  "busboy@1.6.0": "MIT",
  "dequeue@1.0.5": "BSD-2-Clause",
  "humanize@0.0.9": "MIT",
  "png-js@2.0.0": "MIT",
  "precond@0.2.3": "MIT",
  "streamsearch@1.1.0": "MIT",
};

export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** A package of this repository. */
  readonly link?: boolean;
}

export interface Licensed {
  readonly name: string;
  readonly license: string;
  readonly allowed: boolean;
}

/** Whether an SPDX expression is allowed: all operands of AND, or one operand of OR. Anything else is not. */
export function isAllowed(expression: string, list: readonly string[]): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  if (/[()]/.test(bare)) return false;
  return bare.split(" OR ").some((all) => all.split(" AND ").every((one) => list.includes(one.trim())));
}

/**
 * The packages of a lock file that come from the registry, with their licenses.
 * @param tools whether all of them are tools; otherwise only development dependencies are
 */
export function licensesIn(packages: Readonly<Record<string, LockedPackage>>, tools: boolean): Licensed[] {
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes("node_modules/") && !link)
    .map(([place, { version, license: named, dev, devOptional }]) => {
      const name = `${place.replace(/^.*node_modules\//, "")}@${version}`;
      const license = named ?? stated[name] ?? "unknown";
      const list = tools || dev || devOptional ? forTools : permissive;
      return { name, license, allowed: isAllowed(license, list) };
    });
}
