import { fileURLToPath } from "node:url";

export interface ErrorSummary {
  readonly name: string;
  readonly code?: string;
  /** SQLite's result code: https://sqlite.org/rescode.html */
  readonly errcode?: number;
  /** The innermost calls, as "function (file:line:column)" with paths relative to the repository. */
  readonly frames?: readonly string[] | undefined;
  readonly cause?: ErrorSummary;
}

const maxFrames = 8;
const repository = new URL("../../../", import.meta.url);
const repositoryPath = fileURLToPath(repository);

/** The stack without its header, which contains the message. Empty if the message was changed afterwards. */
function framesOf({ stack = "", message }: Error): string[] {
  const header = stack.indexOf(message);
  if (header === -1) return [];
  const frames = stack.slice(header + message.length).matchAll(/^ {4}at (.+)$/gm);
  return [...frames]
    .slice(0, maxFrames)
    .map(([, frame = ""]) => frame.replace(repository.href, "").replace(repositoryPath, ""));
}

/**
 * The parts of an error that may be logged: its class, codes and stack frames. Messages and details of database errors
 * can contain the values of a row, which are personal data.
 */
export function errorSummary(error: unknown): ErrorSummary {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  const frames = framesOf(error);
  return {
    name: error.name,
    ...(typeof code === "string" && { code }),
    ...(typeof errcode === "number" && { errcode }),
    ...(frames.length > 0 && { frames }),
    ...(error.cause !== undefined && { cause: errorSummary(error.cause) }),
  };
}

/** Class and codes of an error in one line, with SQLite's own words for its code: "ERR_SQLITE_ERROR 13 disk full". */
export function reasonOf(error: unknown): string {
  const { code, name, errcode } = errorSummary(error);
  const { errstr } = Object(error) as { errstr?: unknown };
  return [code ?? name, errcode, typeof errstr === "string" && errstr].filter(Boolean).join(" ");
}

/** A line and, below it, the stack frames of an error and of its causes. */
export function withFrames(line: string, error: unknown): string {
  const lines = [line];
  for (let summary: ErrorSummary | undefined = errorSummary(error); summary; summary = summary.cause) {
    if (lines.length > 1) lines.push(`caused by ${summary.code ?? summary.name}`);
    lines.push(...(summary.frames ?? []).map((frame) => `  at ${frame}`));
  }
  return lines.join("\n");
}

/** node-postgres throws plain errors without a code when a connection ends or does not answer. */
const inDatabaseDriver = /node_modules\/pg(-pool|-protocol)?\//;

/** Node's codes of failures that come from outside: an address in a setting, SQLite, TLS, sockets. */
const outsideCodes = /^ERR_(?:INVALID_URL|SQLITE|TLS|SSL|SOCKET|STREAM)/;

/**
 * Whether an error is a bug in this program, not a failure of the system, the network or the database. Those have a
 * code, unless the database's driver has thrown them. Node's own codes, such as ERR_INVALID_ARG_TYPE, are of bugs.
 */
export function isBug(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const { code } = error as NodeJS.ErrnoException;
  if (typeof code === "string") return code.startsWith("ERR_") && !outsideCodes.test(code);
  return !inDatabaseDriver.test(framesOf(error)[0] ?? "");
}
