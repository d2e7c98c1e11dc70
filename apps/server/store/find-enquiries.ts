import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import { toEnquiry } from "./enquiry-columns.ts";
import type {
  DeliveryEventTable,
  DeliveryState,
  EnquiryRow,
  EnquiryTable,
  ListedState,
  StoredEnquiry,
  Tables,
  Verdict,
} from "./schema.ts";

/** Characters in a UUID. */
const idLength = 36;

/** An enquiry and the delivery state of its email; times in Unix milliseconds. */
export interface FoundEnquiry extends StoredEnquiry, Pick<EnquiryTable, "channel" | "verdict"> {
  readonly erasedAt: number | null;
  /** Since when it waits for its turn to be mailed, in Unix milliseconds; null if it does not. */
  readonly waitingSince: number | null;
  /** Null for one that waits for its turn or for a digest. All enquiries of a digest share its delivery. */
  readonly delivery: {
    readonly id: string;
    readonly state: DeliveryState;
    readonly attempts: number;
    readonly dueAt: number;
    readonly lastCode: number | null;
    /** Stage and cause of the last failed attempt. */
    readonly lastCause: string | null;
    readonly sentAt: number | null;
    readonly bouncedAt: number | null;
  } | null;
}

interface Filter {
  readonly state?: ListedState | undefined;
  readonly verdict?: Verdict | undefined;
  readonly email?: string | undefined;
  /** Returns enquiries after this id, oldest first. Without it, newest first. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Joins each enquiry to its own delivery or to its digest's. */
export const joinDelivery = <Output>(query: SelectQueryBuilder<Tables, "enquiry", Output>) =>
  query.leftJoin("delivery", (join) =>
    join.on((expression) =>
      expression.or([
        expression("delivery.enquiry_id", "=", expression.ref("enquiry.id")),
        expression("delivery.id", "=", expression.ref("enquiry.digest_id")),
      ]),
    ),
  );

const withDelivery = (db: Kysely<Tables>) =>
  joinDelivery(db.selectFrom("enquiry"))
    .selectAll("enquiry")
    .select([
      "delivery.id as delivery_id",
      "delivery.state as delivery_state",
      "delivery.attempts as attempts",
      "delivery.due_at as due_at",
      "delivery.last_code as last_code",
      "delivery.last_cause as last_cause",
      "delivery.sent_at as sent_at",
      "delivery.bounced_at as bounced_at",
    ]);
type JoinedRow = Awaited<ReturnType<ReturnType<typeof withDelivery>["executeTakeFirstOrThrow"]>>;

const toFound = (row: JoinedRow): FoundEnquiry => ({
  ...toEnquiry(row as EnquiryRow),
  channel: row.channel,
  verdict: row.verdict,
  erasedAt: row.erased_at,
  waitingSince: row.waiting_since,
  delivery:
    row.delivery_id === null || row.delivery_state === null
      ? null
      : {
          id: row.delivery_id,
          state: row.delivery_state,
          attempts: row.attempts ?? 0,
          dueAt: row.due_at ?? 0,
          lastCode: row.last_code,
          lastCause: row.last_cause,
          sentAt: row.sent_at,
          bouncedAt: row.bounced_at,
        },
});

/** Lists enquiries. @throws the database's error */
export async function listEnquiries(db: Kysely<Tables>, filter: Filter): Promise<FoundEnquiry[]> {
  const { state, verdict, email, after, limit } = filter;
  const rows = await withDelivery(db)
    .$if(state === "bounced", (query) => query.where("delivery.bounced_at", "is not", null))
    .$if(state === "waiting", (query) => query.where("delivery.id", "is", null).where("enquiry.erased_at", "is", null))
    .$if(state !== undefined && state !== "waiting", (query) =>
      query.where("delivery.state", "=", state === "bounced" ? "sent" : state === "waiting" ? null : (state ?? null)),
    )
    .$if(verdict !== undefined, (query) => query.where("enquiry.verdict", "=", verdict ?? "clean"))
    .$if(email !== undefined, (query) => query.where(sql<string>`lower(email)`, "=", email?.toLowerCase() ?? ""))
    .$if(after !== undefined, (query) => query.where("enquiry.id", ">", after ?? ""))
    .orderBy("enquiry.id", after === undefined ? "desc" : "asc")
    .limit(limit)
    .execute();
  return rows.map(toFound);
}

/**
 * Finds enquiries by id, or by the end of the id, which is the reference in the email's subject. Returns at most ten.
 * @param end hexadecimal digits and hyphens, lower case
 */
export async function findEnquiries(db: Kysely<Tables>, end: string): Promise<FoundEnquiry[]> {
  // Only a comparison with the full id can use the index.
  const [operator, pattern] = end.length === idLength ? (["=", end] as const) : (["like", `%${end}`] as const);
  const rows = await withDelivery(db).where("enquiry.id", operator, pattern).limit(10).execute();
  return rows.map(toFound);
}

/** Enquiries whose words were not mailed yet, neither in an email of their own nor in a digest, and were not erased. */
const unsent = (db: Kysely<Tables>) =>
  joinDelivery(db.selectFrom("enquiry"))
    .select("enquiry.id")
    .where("enquiry.erased_at", "is", null)
    .where((enquiry) =>
      enquiry.or([enquiry("delivery.state", "is", null), enquiry("delivery.state", "not in", ["sent", "cancelled"])]),
    );

/** Returns those of the given ids whose enquiries were neither mailed nor erased. @throws the database's error */
export async function unsentAmong(db: Kysely<Tables>, ids: readonly string[]): Promise<Set<string>> {
  const rows = await unsent(db).where("enquiry.id", "in", ids).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Returns the ids after `after` of enquiries that were neither mailed nor erased, in order. @throws the database's error */
export async function unsentIds(db: Kysely<Tables>, after: string, limit: number): Promise<string[]> {
  const rows = await unsent(db).where("enquiry.id", ">", after).orderBy("enquiry.id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** The events of a delivery, oldest first. */
export const eventsOf = (
  db: Kysely<Tables>,
  deliveryId: string,
): Promise<Pick<DeliveryEventTable, "at" | "kind" | "attempt" | "code" | "cause">[]> =>
  db
    .selectFrom("delivery_event")
    .select(["at", "kind", "attempt", "code", "cause"])
    .where("delivery_id", "=", deliveryId)
    .orderBy("number")
    .execute();
