// Runs the server with a clock accelerated by the factor SPEED, so that leases and delays expire within a test.
import { type Clock, systemClock } from "../runtime/clock.ts";
import { runServer } from "../run-server.ts";

const speed = Number(process.env.SPEED);
const started = Date.now();
const clock: Clock = {
  now: () => started + (Date.now() - started) * speed,
  sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / speed, signal),
};

await runServer({ clock });
