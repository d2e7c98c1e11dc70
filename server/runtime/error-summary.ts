export interface ErrorSummary {
  readonly name: string;
  readonly code?: string;
  /** SQLite's result code: https://sqlite.org/rescode.html */
  readonly errcode?: number;
  /** The innermost calls, as "function (file:line:column)" with paths relative to the repository. */
  readonly frames?: readonly string[];
  readonly cause?: ErrorSummary;
}

const maxFrames = 8;
const repository = new URL("../../", import.meta.url);

/** The stack without its header, which contains the message. Empty if the message was changed afterwards. */
function framesOf({ stack = "", message }: Error): string[] {
  const header = stack.indexOf(message);
  if (header === -1) return [];
  const frames = stack.slice(header + message.length).matchAll(/^ {4}at (.+)$/gm);
  return [...frames]
    .slice(0, maxFrames)
    .map(([, frame = ""]) => frame.replace(repository.href, "").replace(repository.pathname, ""));
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

/** An error's code, or else its name, and SQLite's result code: a few words for operators, without the message. */
export function reasonOf(error: unknown): string {
  const { code, name, errcode } = errorSummary(error);
  return [code ?? name, errcode].filter(Boolean).join(" ");
}

const bugTypes = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Whether an error is a bug in this program, not a failure of the system, the network or the database. */
export const isBug = (error: unknown): boolean =>
  bugTypes.some((kind) => error instanceof kind) && (error as NodeJS.ErrnoException).code !== "ERR_INVALID_URL";
