// The site's own server as it runs anywhere, which also tells how much processor time it has used.
import { runServer } from "../../server/run-server.ts";
import { tellUsage } from "./usage.ts";

tellUsage();
await runServer();
