// npm run bench:serve [-- REQUESTS ROUNDS]: CPU time per request of this site's server and of a bare node:http server
// that sends the same bytes from memory, alternating. The server runs as in production, with its checks, headers and
// log.
import { servingCosts } from "./measures/serving.ts";

const [requests = 20_000, rounds = 15] = process.argv.slice(2).map(Number);
console.log(`CPU time per request in µs, medians of ${rounds} alternating rounds of ${requests} requests`);
console.log("  ours   bare  ratio  page");
for (const { path, ours, bare } of await servingCosts(requests, rounds)) {
  const cells = [ours.toFixed(1), bare.toFixed(1), (ours / bare).toFixed(2)].map((cell) => cell.padStart(6));
  console.log(`${cells.join(" ")}  ${path}`);
}
