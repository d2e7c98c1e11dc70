/** Whether this user may write what `npm start` writes. */
export function requireWritable(root: string): void;

/** Whether a folder's disk has room. */
export function requireRoom(folder: string, megabytes: number): void;

/** The characters in a path that Vite cannot have there. */
export function charactersInTheWay(path: string): string | undefined;

/** Whether Vite can serve from a folder. */
export function requirePlainPath(root: string, what: string): void;
