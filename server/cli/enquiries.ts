import { ConfigError, readConfig } from "../config/config.ts";
import { isBug, reasonOf, withFrames } from "../runtime/error-summary.ts";
import { openStoreForOperator, outboxDirectory } from "../store/configured-store.ts";
import { CommandError } from "./command-error.ts";
import { runCommand } from "./commands.ts";
import { loggedOptions, operatorName, recordAction } from "./operator.ts";
import { sendTestMail } from "./test-mail.ts";
import { readCommand, usage, UsageError } from "./usage.ts";

const write = (text: string): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())));

async function run(args: readonly string[]): Promise<void> {
  const command = readCommand(args);
  if (command.name === "help") return write(usage);
  const config = readConfig(process.env);
  if (command.name === "test-mail") {
    // Lines are written as they come, because a stage may take a while.
    const lines: Promise<void>[] = [];
    const { outcome, isAccepted } = await sendTestMail(config, (line) => lines.push(write(`${line}\n`)));
    await Promise.all(lines);
    await recordAction(config, { command: "test-mail", affected: isAccepted ? 1 : 0 }, (line) => fail(line, 0));
    if (!isAccepted) throw new CommandError(outcome);
    return write(`${outcome}\n`);
  }
  const store = await openStoreForOperator(config, (error) =>
    process.stderr.write(`${withFrames(`Database connection lost (${reasonOf(error)}).`, error)}\n`),
  );
  try {
    const affected = await runCommand(
      { store, outboxDirectory: outboxDirectory(config), write, fail: (line: string) => fail(line, 1) },
      command,
    );
    if (affected !== undefined) {
      const [user, options] = [operatorName(process.env), loggedOptions(command)];
      await store.recordAction({ system_user: user, command: command.name, options, affected });
    }
  } finally {
    await store.close();
  }
}

function fail(line: string, code: number): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = code;
}

/** Without the error's message, which may repeat what a visitor sent. */
function failureOf(error: unknown): string {
  const reason = reasonOf(error);
  return isBug(error)
    ? withFrames(`Unexpected error (${reason}). This is a bug in the program; nothing else is wrong:`, error)
    : withFrames(`The command failed (${reason}): remove the cause, then run it again.`, error);
}

process.umask(0o077);
// EPIPE is not an error: the reader, such as head, has closed the pipe.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
try {
  await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) fail(`${error.message}. See: npm run enquiries -- --help`, 2);
  else if (error instanceof CommandError || error instanceof ConfigError) fail(error.message, 1);
  else if ((error as NodeJS.ErrnoException).code !== "EPIPE") fail(failureOf(error), 1);
}
