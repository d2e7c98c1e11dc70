// The baseline of the load comparison: parses an enquiry and acknowledges it from memory.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

const kept: unknown[] = [];
const server = createServer(async (request, response) => {
  kept.push(await json(request));
  // Bounded, so that a long run does not measure memory allocation.
  if (kept.length > 10_000) kept.length = 0;
  response.writeHead(202, { "Content-Type": "application/json" }).end(JSON.stringify({ id: randomUUID() }));
});
server.listen(0, "127.0.0.1", () => {
  console.log(`TTPL website on http://localhost:${(server.address() as AddressInfo).port}`);
});
