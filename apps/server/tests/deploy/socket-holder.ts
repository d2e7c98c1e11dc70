import { spawn } from "node:child_process";
import { once } from "node:events";
import { temporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { waitFor } from "../wait-for.ts";
import { freePort } from "./caddy-process.ts";

/** Listens as systemd does for a socket unit, and runs the program again whenever it has ended. */
const holder = `use IO::Socket::INET; use POSIX;
my $socket = IO::Socket::INET->new(LocalAddr => "127.0.0.1:" . shift, Listen => 4096, ReuseAddr => 1) or die $!;
POSIX::dup2(fileno($socket), 3) unless fileno($socket) == 3;
$^F = 3; fcntl(STDIN, 0, 0); use Fcntl; open(my $passed, "+<&=", 3); fcntl($passed, F_SETFD, 0);
while (1) {
  my $child = fork;
  if (!$child) { $ENV{LISTEN_FDS} = 1; $ENV{LISTEN_PID} = $$; exec @ARGV; }
  print "started $child\\n"; STDOUT->flush;
  waitpid($child, 0);
}`;

/** A server that gets its socket passed. Disposing of it kills it. */
export interface HeldServer extends AsyncDisposable {
  readonly port: number;
  /** Ends the server with SIGTERM, and waits until the next one is ready. */
  restart(): Promise<void>;
}

/**
 * Runs a server on a socket that stays open while it restarts.
 * @param program what is run each time, which may be another version by then
 */
export async function holdSocket(program: string, environment: Record<string, string>): Promise<HeldServer> {
  const [port, folder] = [await freePort(), await temporaryFolder()];
  const child = spawn("perl", ["-e", holder, String(port), process.execPath, program], {
    cwd: folder.path,
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  const count = (words: RegExp) => [...output.matchAll(words)];
  const ready = (times: number) =>
    waitFor(() => {
      if (count(/^TTPL website on /gm).length < times) throw new Error(`not started: ${output}`);
    });
  await ready(1);
  return {
    port,
    restart: async () => {
      const started = count(/^started (\d+)$/gm);
      process.kill(Number(started.at(-1)?.[1]), "SIGTERM");
      await ready(started.length + 1);
    },
    async [Symbol.asyncDispose]() {
      process.kill(-child.pid!, "SIGKILL");
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
}
