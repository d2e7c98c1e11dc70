import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The packages in package-lock.json that are made for one kind of machine, and fit this one: those with compiled code.
 * npm leaves them out without an error when its own Node is not in their `engines`.
 * @param {string} root the folder of package-lock.json
 * @param {import('./machine-packages.d.mts').Machine} [machine]
 * @returns {import('./machine-packages.d.mts').MachinePackage[]}
 */
export function machinePackages(root, machine = thisMachine()) {
  const { packages = {} } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([, { optional, os, cpu, libc }]) => optional && (os || cpu || libc))
    .filter(([, { os, cpu, libc }]) => fits(os, machine.os) && fits(cpu, machine.cpu) && fits(libc, machine.libc))
    .map(([folder, { engines = {} }]) => ({ folder, node: engines.node || "*" }));
}

/** @returns {import('./machine-packages.d.mts').Machine} */
function thisMachine() {
  const { os, cpu } = { os: process.platform, cpu: process.arch };
  if (os !== "linux") return { os, cpu, libc: undefined };
  process.report.excludeNetwork = true;
  const { header } = /** @type {any} */ (process.report.getReport());
  return { os, cpu, libc: header.glibcVersionRuntime ? "glibc" : "musl" };
}

/**
 * Whether a list of package.json, such as ["linux"] or ["!win32"], contains what this machine has.
 * @param {string[] | undefined} list
 * @param {string | undefined} has
 */
function fits(list, has) {
  if (!list || list.length === 0) return true;
  if (list.includes(`!${has}`)) return false;
  return list.includes(String(has)) || list.every((entry) => entry.startsWith("!"));
}
