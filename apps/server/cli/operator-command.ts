import { ConfigError, readConfig } from "../config/config.ts";
import { isBug, reasonOf, withFrames } from "../runtime/error-summary.ts";
import { databaseFile, openStoreForOperator, outboxDirectory, setDamagedAside } from "../store/configured-store.ts";
import { isDamage } from "../store/sqlite-file.ts";
import { CommandError } from "./command-error.ts";
import { runCommand } from "./commands.ts";
import { loggedOptions, operatorName, recordAction } from "./operator.ts";
import { sendTestMail } from "./test-mail.ts";
import { readCommand, usage, UsageError } from "./usage.ts";

/** Where a command reads its settings and writes. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Resolves once the text is written. */
  readonly write: (text: string) => Promise<void>;
  /** Writes a line for the operator beside the output. */
  readonly tell: (line: string) => void;
}

/**
 * Runs an operator's command.
 * @returns the exit code: 0, 1 if the command failed or did only a part of its work, 2 if it is not understood
 */
export async function runOperatorCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const { tell } = terminal;
  let code = 0;
  const fail = (line: string, failure: number): void => {
    tell(line);
    code = failure;
  };
  try {
    await run(args, terminal, (line) => fail(line, 1));
  } catch (error) {
    if (error instanceof UsageError) fail(`${error.message}. See: npm run enquiries -- --help`, 2);
    else if (error instanceof CommandError || error instanceof ConfigError) fail(error.message, 1);
    // EPIPE is not an error: the reader, such as head, has closed the pipe.
    else if ((error as NodeJS.ErrnoException).code !== "EPIPE") fail(failureOf(error), 1);
  }
  return code;
}

async function run(
  args: readonly string[],
  { environment, write, tell }: Terminal,
  fail: (line: string) => void,
): Promise<void> {
  const command = readCommand(args);
  if (command.name === "help") return write(usage);
  const config = readConfig(environment);
  const user = operatorName(environment);
  if (command.name === "test-mail") {
    // Lines are written as they come, because a stage may take a while.
    const lines: Promise<void>[] = [];
    const { outcome, isAccepted } = await sendTestMail(config, (line) => lines.push(write(`${line}\n`)));
    await Promise.all(lines);
    const action = { system_user: user, command: command.name, affected: isAccepted ? 1 : 0 };
    await recordAction(config, action, tell);
    if (!isAccepted) throw new CommandError(outcome);
    return write(`${outcome}\n`);
  }
  if (command.name === "rescue") await setDamagedAside(config);
  const store = await openStoreForOperator(config, (error) =>
    tell(withFrames(`Database connection lost (${reasonOf(error)}).`, error)),
  );
  try {
    const affected = await runCommand(
      { store, outboxDirectory: outboxDirectory(config), databaseFile: databaseFile(config), write, fail },
      command,
    );
    if (affected !== undefined) {
      await store.recordAction({ system_user: user, command: command.name, options: loggedOptions(command), affected });
    }
  } finally {
    await store.close();
  }
}

/** Without the error's message, which may repeat what a visitor sent. */
function failureOf(error: unknown): string {
  const reason = reasonOf(error);
  if (isDamage(error))
    return `The database is damaged (${reason}). The server sets it aside and carries over what can be read; if it is not running, use the command rescue.`;
  return isBug(error)
    ? withFrames(`Unexpected error (${reason}). This is a bug in the program. Please report it:`, error)
    : withFrames(`The command failed (${reason}): remove the cause, then run it again.`, error);
}
