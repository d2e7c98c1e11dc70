/** Finds Debian's Postfix with its default settings. */
export function findPostfix(): string | undefined;
/** Whether installing Postfix would remove another mail server, or start one that was set up before. */
export function hasMailServer(): boolean;
