import { userInfo } from "node:os";
import { type Config, ConfigError } from "../config/config.ts";
import { reasonOf, withFrames } from "../runtime/error-summary.ts";
import { openStoreForOperator } from "../store/configured-store.ts";
import type { OperatorAction } from "../store/operator-log.ts";
import type { Command } from "./usage.ts";

/** A name that a system accepts, so that nothing else gets into the log. */
const userName = /^[\w.@-]{1,64}\$?$/;

/** The system's user; if someone became that user with sudo, who it was: operators have no accounts of their own here. */
export function operatorName({ SUDO_USER = "" }: Readonly<Record<string, string | undefined>>): string {
  const { username } = userInfo();
  return userName.test(SUDO_USER) && SUDO_USER !== username ? `${SUDO_USER} (as ${username})` : username;
}

/** A command's options for the log. Addresses and file names are left out, because they may be personal data. */
export function loggedOptions(command: Command): string {
  const { json, name } = command;
  const options: string[] = [];
  if ("reference" in command) options.push(command.reference);
  if ("states" in command) options.push(...(command.all ? ["--all"] : ["--state", ...command.states]));
  if ("since" in command && command.since !== undefined) options.push("--since", new Date(command.since).toISOString());
  if ("email" in command && command.email !== undefined) options.push("--email …");
  if (json) options.push("--json");
  else if (name === "export") options.push("--csv");
  return options.join(" ");
}

/**
 * Records what an operator did, for commands that work without the database.
 * @param onFailure receives a line for the operator if it could not be recorded
 */
export async function recordAction(
  config: Config,
  action: Pick<OperatorAction, "system_user" | "command" | "affected">,
  onFailure: (line: string) => void,
): Promise<void> {
  try {
    const store = await openStoreForOperator(config, (error) =>
      onFailure(withFrames(`Database connection lost (${reasonOf(error)}).`, error)),
    );
    try {
      await store.recordAction({ options: "", ...action });
    } finally {
      await store.close();
    }
  } catch (error) {
    const failure = "Done, but not recorded in the operators' log:";
    onFailure(
      error instanceof ConfigError ? `${failure} ${error.message}` : withFrames(`${failure} ${reasonOf(error)}`, error),
    );
  }
}
