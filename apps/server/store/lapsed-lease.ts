import type { ExpressionBuilder } from "kysely";
import type { Tables } from "./schema.ts";

/** No lease is this long, in milliseconds. One that ends later was taken before the clock was set back. */
const longestLease = 10 * 60_000;

/** The condition for an email whose lease has expired, or ends impossibly late. */
export const hasLapsed = (now: number) => (lease: ExpressionBuilder<Tables, "delivery">) =>
  lease.and([
    lease("state", "=", "sending"),
    lease.or([lease("lease_until", "<=", now), lease("lease_until", ">", now + longestLease)]),
  ]);
