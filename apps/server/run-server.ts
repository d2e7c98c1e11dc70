import { ConfigError, readConfig } from "./config/config.ts";
import { type ServerDependencies, startServer } from "./server.ts";

/**
 * Runs the server in this process, configured by environment variables, until SIGTERM, SIGINT or SIGHUP. Invalid
 * settings end it with a one-line message and exit code 1.
 */
export async function runServer(overrides: Partial<ServerDependencies> = {}): Promise<void> {
  // Enquiries are personal data: files must be readable only by this user.
  process.umask(0o077);
  // Node's own response would open a port through which any local user can run code as this one:
  // https://nodejs.org/api/process.html#signal-events
  process.on("SIGUSR1", () => undefined);
  // A closed terminal can no longer be written to, and the server has to end its requests all the same.
  process.stdout.on("error", () => undefined);
  try {
    const started = startServer(readConfig(process.env), (line) => process.stdout.write(`${line}\n`), overrides);
    const stopOnceStarted = async () => (await started.catch(() => undefined))?.();
    let stopping: Promise<void> | undefined;
    const stop = () => void (stopping ??= stopOnceStarted());
    // Registered before the server listens, because a signal may arrive as soon as its address is printed. "once": a
    // second signal ends the process immediately.
    for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, stop);
    // A terminal that closes sends it, often twice: from the system and from the shell.
    process.on("SIGHUP", stop);
    await started;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
