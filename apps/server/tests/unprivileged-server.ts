import { runServer } from "../run-server.ts";

// Debian's user "nobody".
process.setgid?.(65_534);
process.setuid?.(65_534);
await runServer();
