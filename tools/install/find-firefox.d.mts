/** Finds Firefox: at FIREFOX_PATH if that is an executable, otherwise in a usual place. */
export function findFirefox(): string | undefined;
