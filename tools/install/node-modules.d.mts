/** Installs the packages of package-lock.json unless node_modules is up to date. */
export function installPackages(root: string): void;

/** Whether the last complete installation was of the same dependencies, on the same platform and architecture. */
export function isInstalled(root: string): boolean;

/** Records what has been installed, for `isInstalled`. */
export function writeStamp(root: string): void;
