export interface ErrorSummary {
  readonly name: string;
  readonly code?: string;
  /** SQLite's own result code: https://sqlite.org/rescode.html */
  readonly errcode?: number;
  /** The innermost calls, as "function (file:line:column)" with paths relative to the repository. */
  readonly frames?: readonly string[];
  readonly cause?: ErrorSummary;
}

const mostFrames = 8;
const repository = new URL("../../", import.meta.url);

/** The stack without its header, which repeats the message. No frames if the message was changed afterwards. */
function framesOf({ stack = "", message }: Error): string[] {
  const header = stack.indexOf(message);
  if (header === -1) return [];
  const frames = stack.slice(header + message.length).matchAll(/^ {4}at (.+)$/gm);
  return [...frames]
    .slice(0, mostFrames)
    .map(([, frame = ""]) => frame.replace(repository.href, "").replace(repository.pathname, ""));
}

/**
 * What may be logged of an error: its class, codes and stack frames. Messages and details of database errors repeat the
 * values of a row, and those are personal data.
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

const mistakes = [TypeError, ReferenceError, RangeError, SyntaxError];

/** Whether an error is a mistake in this program, and neither the system's, the network's nor the database's. */
export const isBug = (error: unknown): boolean =>
  mistakes.some((kind) => error instanceof kind) && (error as NodeJS.ErrnoException).code !== "ERR_INVALID_URL";
