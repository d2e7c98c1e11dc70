// A minimal Node server: node:http, with the same headers and bytes for every request.
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import { reportUsage } from "./usage.ts";

const [, , model = "", port = "", acceptEncoding = ""] = process.argv;
const outgoing = request(model, { headers: { "Accept-Encoding": acceptEncoding } }).end();
const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
const bytes = Buffer.concat(await answer.toArray());
const { date: _date, connection: _connection, "keep-alive": _alive, ...fields } = answer.headers;

reportUsage();
createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(200, fields);
  response.end(bytes);
}).listen(Number(port), "127.0.0.1", () => console.log("listening"));
