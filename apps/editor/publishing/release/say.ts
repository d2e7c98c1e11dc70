/** Tells a step of publishing; a warning is what went wrong and does not stop it. */
export type Say = (line: string, kind?: "warning") => void;
