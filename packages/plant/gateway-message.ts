import type { AlarmEvent, AlarmState } from "./alarms.ts";

/** What a gateway tells the viewer, once a second, as the data of a server-sent event (apps/opcua-demo/gateway.ts). */
export interface GatewayMessage {
  /** Seconds since 1970. */
  readonly time: number;
  /** In the order of `points`; null if the quality of a value is not good. */
  readonly values: readonly (number | null)[];
  /** Only alarms that are not normal. */
  readonly alarms: readonly { readonly tag: string; readonly state: AlarmState; readonly since: number }[];
  /** Newest last. */
  readonly events: readonly AlarmEvent[];
}

/** The first event of a connection, named "history": values of the trend's pens, each of which holds for `step` seconds. */
export interface GatewayHistory {
  readonly step: number;
  readonly pens: readonly {
    readonly tag: string;
    readonly values: readonly (readonly [time: number, value: number])[];
  }[];
}
