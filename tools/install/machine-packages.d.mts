/** A kind of machine, by the names that package.json uses; `libc` on Linux only. */
export type Machine = { os: string; cpu: string; libc: string | undefined };

/** `folder` is relative to that of package-lock.json; `node` is the range of Node versions for which npm installs it. */
export type MachinePackage = { folder: string; node: string };

/** The packages in package-lock.json that are made for one kind of machine, and fit this one. */
export function machinePackages(root: string, machine?: Machine): MachinePackage[];
