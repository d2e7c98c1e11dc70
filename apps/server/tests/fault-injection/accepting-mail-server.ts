// A mail server for the load comparison that accepts everything, in a process of its own so that the load generator does
// not work for it. Prints its port in the format that startServer expects.
import { startScriptedServer } from "../scripted-mail-server.ts";

const { port } = await startScriptedServer({});
console.log(`TTPL website on http://localhost:${port}`);
