/** Installs the packages of package-lock.json unless node_modules already holds them. */
export function installPackages(root: string): void;

/** Whether the last complete installation was of these very dependencies on this kind of machine. */
export function isInstalled(root: string): boolean;

/** Notes what has been installed, for `isInstalled` to compare. */
export function writeStamp(root: string): void;
