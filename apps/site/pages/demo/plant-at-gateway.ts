import { alarmRules } from "@ttpl/plant/alarm-rules.ts";
import { pointIndex, points } from "@ttpl/plant/points.ts";
import type { GatewayHistory, GatewayMessage } from "@ttpl/plant/gateway-message.ts";
import type { Snapshot } from "./snapshot.ts";

/** The address of a gateway's events on this server, if the page was opened with one: /demo?feed=/plant */
export function gatewayAddress(): string | undefined {
  const feed = new URLSearchParams(location.search).get("feed") ?? "";
  return /^\/[a-z]/.test(feed) ? feed : undefined;
}

const snapshotOf = ({ time, values, alarms, events }: GatewayMessage): Snapshot => ({
  time,
  values: values.map((value) => value ?? NaN),
  alarms: alarmRules.map((rule) => {
    const { state = "normal", since = 0 } = alarms.find(({ tag }) => tag === rule.tag) ?? {};
    return { rule, state, since, suppressed: false, shelvedUntil: 0 };
  }),
  events,
  probeLate: false,
});

interface Listener {
  /** Values of one second, in the order of `points`. */
  readonly keep: (time: number, values: ArrayLike<number>) => void;
  readonly show: (snapshot: Snapshot) => void;
  /** Called every second with the age of the last message, s. */
  readonly age: (seconds: number) => void;
}

/** Follows a plant behind a gateway. The browser reconnects by itself; meanwhile the values grow old. */
export function followGateway(address: string, { keep, show, age }: Listener): void {
  const source = new EventSource(address);
  let heard = performance.now();
  source.addEventListener("history", ({ data }) => {
    const { step, pens } = JSON.parse(data) as GatewayHistory;
    const seconds = new Map<number, number[]>();
    for (const { tag, values } of pens)
      for (const [time, value] of values) {
        const all = seconds.get(time) ?? points.map(() => NaN);
        all[pointIndex(tag)] = value;
        seconds.set(time, all);
      }
    const newest = Math.max(...seconds.keys());
    for (const [time, values] of [...seconds].toSorted(([one], [other]) => one - other))
      for (let second = time; second < time + step && second <= newest; second++) keep(second, values);
  });
  source.addEventListener("message", ({ data }) => {
    heard = performance.now();
    const snapshot = snapshotOf(JSON.parse(data) as GatewayMessage);
    keep(snapshot.time, snapshot.values);
    show(snapshot);
  });
  setInterval(() => age(Math.floor((performance.now() - heard) / 1000)), 1000);
}
