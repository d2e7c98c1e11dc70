/** Whether a version is in a range as in the `engines` of a package. */
export function inRange(version: string, range: string): boolean;
