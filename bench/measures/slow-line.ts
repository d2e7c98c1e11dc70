import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { Transform } from "node:stream";

/** Lets bytes through after `delay` ms, and no faster than `rate` bytes a millisecond. */
function slowly(delay: number, rate: number): Transform {
  let free = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const now = performance.now();
      free = Math.max(free, now + delay) + chunk.length / rate;
      setTimeout(() => this.push(chunk), free - now);
      // The next chunk sets out at once: a line is a pipe, not a ferry.
      done();
    },
    flush(done) {
      setTimeout(done, Math.max(0, free - performance.now()) + 1);
    },
  });
}

/**
 * A line of 150 ms there and back and 1.6 Mbit/s towards `origin`, as an origin of its own. A browser's own slow line does
 * not hold for what is fetched ahead by rule, and would flatter it.
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
