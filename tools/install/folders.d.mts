/** Whether this user may write what `npm start` writes. */
export function requireWritable(root: string): void;

/** Whether a folder's disk has room. */
export function requireRoom(folder: string, megabytes: number): void;
