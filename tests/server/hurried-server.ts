// Runs the server with a clock that goes SPEED times as fast, so that leases and waits end within a test.
import { type Clock, systemClock } from "../../server/runtime/clock.ts";
import { runServer } from "../../server/run-server.ts";

const speed = Number(process.env.SPEED);
const started = Date.now();
const clock: Clock = {
  now: () => started + (Date.now() - started) * speed,
  sleep: (milliseconds, signal) => systemClock.sleep(milliseconds / speed, signal),
};

await runServer({ clock });
