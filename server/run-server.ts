import { ConfigError, readConfig } from "./config/config.ts";
import { type ServerDependencies, startServer } from "./server.ts";

/**
 * Runs the server in this process, configured by environment variables, until SIGTERM or SIGINT. Invalid settings end
 * it with a one-line message and exit code 1.
 */
export async function runServer(overrides: Partial<ServerDependencies> = {}): Promise<void> {
  // Enquiries are personal data: files must be readable only by this user.
  process.umask(0o077);
  try {
    const started = startServer(readConfig(process.env), (line) => process.stdout.write(`${line}\n`), overrides);
    const stopOnceStarted = async () => (await started.catch(() => undefined))?.();
    // Registered before the server listens, because a signal may arrive as soon as its address is printed. "once": a
    // second signal ends the process immediately.
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      process.once(signal, () => void stopOnceStarted());
    }
    await started;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
