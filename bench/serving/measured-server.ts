// The site's server as it always runs, which also reports its CPU time.
import { runServer } from "@ttpl/server/run-server.ts";
import { reportUsage } from "./usage.ts";

reportUsage();
await runServer();
