import { connect } from "node:net";
import { idempotencyKeyName } from "../../contract/enquiry.ts";
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
    // None: each is an enquiry of its own.
    [idempotencyKeyName, ""],
  ],
  body,
);
const acknowledgement = Buffer.from("HTTP/1.1 202 ");

/** What a server did under load. */
export interface Measured {
  /** How long each acknowledgement took, in milliseconds. */
  readonly times: number[];
  others: number;
  seconds: number;
  /** Processor time that the generator itself used, in seconds: near `seconds`, it is the bottleneck. */
  generatorSeconds: number;
}

export const nothingMeasured = (): Measured => ({ times: [], others: 0, seconds: 0, generatorSeconds: 0 });

/**
 * Sends enquiries over connections that each wait for an answer before the next, and adds what came of it. Writes the
 * same bytes each time and looks at nothing but the start of an answer, so that it costs less than any server.
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
        // All answers here are so short that they come in one piece.
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
