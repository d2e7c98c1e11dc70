import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** Delays bytes by `delay` ms and limits them to `rate` bytes per millisecond. */
function slowly(delay: number, rate: number): Transform {
  let free = 0;
  // Timers of almost the same time may fire in any order.
  let passed = Promise.resolve();
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const now = performance.now();
      free = Math.max(free, now + delay) + chunk.length / rate;
      const due = sleep(free - now);
      passed = passed.then(() => due).then(() => void this.push(chunk));
      // Accept the next chunk at once: chunks in transit overlap.
      done();
    },
    flush(done) {
      void (async () => {
        await passed;
        done();
      })();
    },
  });
}

/**
 * A proxy to `origin` with an origin of its own, 150 ms round-trip time and 1.6 Mbit/s. A browser's own network
 * throttling does not apply to speculation rules, so results would be too good.
 */
export async function slowLine(origin: string): Promise<{ origin: string; stop: () => void }> {
  const { hostname, port } = new URL(origin);
  const proxy = createServer((browser) => {
    const server = connect(Number(port), hostname);
    browser.pipe(slowly(75, 94)).pipe(server).pipe(slowly(75, 200)).pipe(browser);
    const ends = [browser, server];
    for (const end of ends) end.setNoDelay(true).on("error", () => ends.forEach((each) => each.destroy()));
  });
  proxy.listen(0, hostname);
  await once(proxy, "listening");
  return { origin: `http://${hostname}:${(proxy.address() as AddressInfo).port}`, stop: () => proxy.close() };
}
