// npm run enquiries -- COMMAND: what operators do with stored enquiries.
import { runOperatorCommand } from "./operator-command.ts";

process.umask(0o077);
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});
process.exitCode = await runOperatorCommand(process.argv.slice(2), {
  environment: process.env,
  write: (text) =>
    new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve()))),
  tell: (line) => void process.stderr.write(`${line}\n`),
});
