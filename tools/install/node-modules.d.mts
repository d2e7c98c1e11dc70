/** Installs the packages of package-lock.json unless node_modules is up to date. */
export function installPackages(root: string): void;

/** Whether the last complete installation was of the same dependencies, on the same platform, by an npm on the same Node. */
export function isInstalled(root: string, npmNode: string): boolean;

/** Records what has been installed, for `isInstalled`. */
export function writeStamp(root: string, npmNode: string): void;

/** The Node that runs the packages: their own if they have one. */
export function ownNode(root: string): string;
