/** Finds an installed Firefox: the one that FIREFOX_PATH names, else one in a usual place. */
export function findFirefox(): string | undefined;
