import { connect } from "node:net";
import { idempotencyKeyName } from "@ttpl/contract/enquiry.ts";
import { target, validFields } from "./input-bytes.ts";
import { requestBytes } from "./raw-request.ts";

const connections = 32;
const body = JSON.stringify(validFields);
const request = requestBytes(
  "POST",
  target,
  [
    ["Host", "localhost"],
    ["Content-Type", "application/json"],
    ["Content-Length", String(Buffer.byteLength(body))],
    // Empty, so that each request is a new enquiry.
    [idempotencyKeyName, ""],
  ],
  body,
);
const acknowledgement = Buffer.from("HTTP/1.1 202 ");

/** The results of one server under load. */
export interface Measured {
  /** Response times of the acknowledgements, in milliseconds. */
  readonly times: number[];
  others: number;
  seconds: number;
  /** Processor time of the generator, in seconds. Close to `seconds`, the generator is the bottleneck. */
  generatorSeconds: number;
}

export const nothingMeasured = (): Measured => ({ times: [], others: 0, seconds: 0, generatorSeconds: 0 });

/**
 * Sends enquiries over connections that each wait for a response before the next request, and adds the results. Writes
 * the same bytes each time and reads only the start of a response, so that it needs less CPU than any server.
 * @throws if a connection breaks
 */
export async function addLoad(port: number, seconds: number, measured: Measured): Promise<void> {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  const until = start + seconds * 1000;
  const client = () =>
    new Promise<void>((resolve, reject) => {
      let sentAt = 0;
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      const send = (): void => {
        sentAt = performance.now();
        socket.write(request);
      };
      socket.on("connect", send).on("error", reject);
      socket.on("data", (answer) => {
        // All responses are so short that they arrive in one chunk.
        if (answer.subarray(0, acknowledgement.length).equals(acknowledgement))
          measured.times.push(performance.now() - sentAt);
        else measured.others += 1;
        if (performance.now() < until) return send();
        socket.destroy();
        return resolve();
      });
      socket.on("close", () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, client));
  const { user, system } = process.cpuUsage(cpu);
  measured.seconds += (performance.now() - start) / 1000;
  measured.generatorSeconds += (user + system) / 1e6;
}
