/** The commands that listen. */
export type Command = "start" | "dev" | "editor";

/** How each is called. */
export const commandLines: Readonly<Record<Command, string>>;

/** The ports of a command, and the addresses that it listens on, by PORT and HOST. */
export function portsOf(command: Command, env?: NodeJS.ProcessEnv): { host: string; port: number }[];
