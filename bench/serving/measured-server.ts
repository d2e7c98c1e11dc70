// The site's server as it always runs, which also reports its CPU time.
import { runServer } from "../../server/run-server.ts";
import { tellUsage } from "./usage.ts";

tellUsage();
await runServer();
