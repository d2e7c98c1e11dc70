import { runOperatorCommand } from "../cli/operator-command.ts";
import type { Ended } from "./server-process.ts";

/**
 * Runs an operator's command in this process, which takes a hundredth of the time of a process of its own. That the
 * program itself passes on its arguments, output and exit code is tested in cli.test.ts.
 */
export async function runCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  let [out, err] = ["", ""];
  const code = await runOperatorCommand(args, {
    environment,
    write: async (text) => void (out += text),
    tell: (line) => void (err += `${line}\n`),
  });
  return { code, out, err };
}
