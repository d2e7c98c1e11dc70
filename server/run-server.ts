import { ConfigError, readConfig } from "./config/config.ts";
import { type ServerDependencies, startServer } from "./server.ts";

/**
 * Runs the server as this process, with the settings of the environment, until a signal asks it to stop. Wrong settings
 * end it with one line and exit code 1.
 */
export async function runServer(overrides: Partial<ServerDependencies> = {}): Promise<void> {
  // Enquiries are personal data: whatever is written is for this process's user alone.
  process.umask(0o077);
  try {
    const started = startServer(readConfig(process.env), (line) => process.stdout.write(`${line}\n`), overrides);
    const stopOnceStarted = async () => (await started.catch(() => undefined))?.();
    // From the first moment on, for whoever reads the server's address may stop it at once. "once": a second signal,
    // from an operator who will not wait, ends the process.
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
