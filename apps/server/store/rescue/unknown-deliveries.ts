import type { Insertable, Selectable } from "kysely";
import type { DeliveryEventTable, DeliveryTable } from "../schema.ts";
import { uuidV7 } from "../uuid-v7.ts";
import { type CarryOver, carryRow, inBatches } from "./carry-rows.ts";
import type { NamedRow } from "./carried-tables.ts";
import { indexedOf } from "./unreadable-rows.ts";

type DeliveryEvent = Selectable<DeliveryEventTable>;

/** The state of a delivery after its last event. Where the events end too early, the email is sent rather than lost. */
function stateAfter(kind: DeliveryEvent["kind"] | undefined): DeliveryTable["state"] {
  switch (kind) {
    case "sent":
    case "bounced":
      return "sent";
    case "dot":
    case "uncertain":
      return "uncertain";
    case "parked":
    case "cancelled":
      return kind;
    default:
      return "pending";
  }
}

/** Builds a delivery from its events. */
function deliveryFrom(
  known: Pick<DeliveryTable, "id" | "enquiry_id" | "digest_day">,
  events: readonly DeliveryEvent[],
  now: number,
): Insertable<DeliveryTable> {
  const ordered = events.toSorted((a, b) => a.number - b.number);
  const last = ordered.at(-1);
  const state = stateAfter(last?.kind);
  const sentAt = ordered.findLast(({ kind }) => kind === "sent")?.at ?? last?.at ?? now;
  return {
    ...known,
    state,
    attempts: last?.attempt ?? 0,
    uncertain_count: state === "uncertain" ? 1 : 0,
    queued_at: ordered[0]?.at ?? now,
    due_at: now,
    last_code: last?.code ?? null,
    last_cause: last?.cause ?? null,
    sent_at: state === "sent" ? sentAt : null,
    bounced_at: last?.kind === "bounced" ? last.at : null,
    event_count: last?.number ?? 0,
  };
}

/** Builds the deliveries whose rows are destroyed from their events, as far as the indexes say whose they are. */
export async function rebuildDeliveries(work: CarryOver): Promise<void> {
  const { db, now, strayEvents } = work;
  const [ids, enquiries, days] = [
    await indexedOf(work, "delivery", "id"),
    await indexedOf(work, "delivery", "enquiry_id"),
    await indexedOf(work, "delivery", "digest_day"),
  ];
  await inBatches(db, ids, async (transaction, [rowid, id]) => {
    const [enquiry = null, day = null] = [enquiries.get(rowid), days.get(rowid)];
    // One that belongs to nothing known would be a digest of nothing.
    if (typeof id !== "string" || (enquiry === null && day === null)) return;
    const events = strayEvents.get(id) ?? [];
    const known = { id, enquiry_id: enquiry as string | null, digest_day: day as string | null };
    const delivery = deliveryFrom(
      known,
      events.map(({ row }) => row as unknown as DeliveryEvent),
      now(),
    );
    if (!(await carryRow(work, transaction, "delivery", { rowid, row: delivery as NamedRow }))) return;
    for (const event of events) await carryRow(work, transaction, "delivery_event", event);
  });
}

/**
 * Queues emails for the enquiries whose email nobody knows anything of, and puts those of lost digests into the next one.
 * @returns their number
 */
export async function queueUnknown({ db, now }: CarryOver): Promise<number> {
  const unknown = await db
    .selectFrom("enquiry")
    .leftJoin("delivery", "delivery.enquiry_id", "enquiry.id")
    .select("enquiry.id")
    .where("delivery.id", "is", null)
    .where("enquiry.verdict", "=", "clean")
    .where("enquiry.digest_id", "is", null)
    .where("enquiry.waiting_since", "is", null)
    .where("enquiry.erased_at", "is", null)
    .execute();
  await inBatches(db, unknown, async (transaction, { id }) =>
    transaction
      .insertInto("delivery")
      .values({ id: uuidV7(now()), enquiry_id: id, state: "pending", queued_at: now(), due_at: now() })
      .onConflict((conflict) => conflict.column("enquiry_id").doNothing())
      .execute(),
  );
  const { numUpdatedRows } = await db
    .updateTable("enquiry")
    .set((enquiry) => ({
      digest_id: null,
      waiting_since: enquiry.case().when("verdict", "=", "clean").then(enquiry.ref("received_at")).end(),
    }))
    .where("digest_id", "is not", null)
    .where("erased_at", "is", null)
    .where("digest_id", "not in", (query) => query.selectFrom("delivery").select("delivery.id"))
    .executeTakeFirst();
  return unknown.length + Number(numUpdatedRows);
}
