import type { Generated, Insertable, Selectable } from "kysely";
import type { Enquiry, EnquiryField } from "../../contract/enquiry.ts";

/**
 * Where a mail stands: waiting for its time; being handed over under a lease; accepted by the mail server; perhaps
 * accepted, for contact broke after the whole of it was handed over; given up until an operator looks; or never to be
 * sent, because its enquiry was erased before.
 */
export const deliveryStates = ["pending", "sending", "sent", "uncertain", "parked", "cancelled"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** How an enquiry came in, and whether it looks as if a program had sent it. */
export const channels = ["json", "form"] as const;
export const verdicts = ["clean", "suspect"] as const;
export type Channel = (typeof channels)[number];
export type Verdict = (typeof verdicts)[number];

/** The enquiry's fields are stored under their own names in lower case. */
export type EnquiryColumns = { [Field in EnquiryField as Lowercase<Field>]: string };

/** What a visitor sent. All times are Unix milliseconds. */
export interface EnquiryTable extends EnquiryColumns {
  id: string;
  /** Unique; null where the post had none, and once erased. */
  idempotency_key: string | null;
  /** Tells a replay from another enquiry under the same key; null once erased. */
  payload_hash: string | null;
  received_at: number;
  channel: Channel;
  verdict: Verdict;
  /** The delivery of the digest that holds this suspect; null until there is one. */
  digest_id: string | null;
  erased_at: number | null;
}

/** One mail: about one enquiry, or a digest of suspects. Holds no personal data, so that it may outlive their erasure. */
export interface DeliveryTable {
  id: string;
  /** Null for a digest. */
  enquiry_id: string | null;
  /** The UTC day whose digest this is; unique, so that replicas cannot make two. Null for a single enquiry. */
  digest_day: string | null;
  state: DeliveryState;
  attempts: Generated<number>;
  uncertain_count: Generated<number>;
  /** When it was stored, or when an operator put it in the queue again. */
  queued_at: number;
  due_at: number;
  /** Names the holder of the lease; every write of an attempt names it too. */
  lease_token: string | null;
  lease_until: number | null;
  /** When the end of the mail was about to be sent; null as long as it cannot have arrived. */
  dot_at: number | null;
  /** The mail server's last reply code, if it gave one. */
  last_code: number | null;
  sent_at: number | null;
  /** How many events there are about it. */
  event_count: Generated<number>;
}

/** What happened to a mail, only ever added to. Holds no personal data. */
export interface DeliveryEventTable {
  delivery_id: string;
  /** Counts the events of one delivery from 1: several may happen within a millisecond. */
  number: number;
  at: number;
  /** The state it came into, or what else happened. */
  kind: DeliveryState | "dot" | "released" | "lease ran out" | "requeued";
  attempt: number;
  code: number | null;
}

/** One row, rewritten in order to see whether the store can commit. */
export interface StoreCheckTable {
  id: number;
  checked_at: number;
}

export interface Tables {
  enquiry: EnquiryTable;
  delivery: DeliveryTable;
  delivery_event: DeliveryEventTable;
  store_check: StoreCheckTable;
}

export type EnquiryRow = Selectable<EnquiryTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
export type NewDeliveryEvent = Insertable<DeliveryEventTable>;

/** An enquiry as stored. */
export interface StoredEnquiry {
  readonly id: string;
  /** Unix time in milliseconds. */
  readonly receivedAt: number;
  /** All empty once erased. */
  readonly fields: Enquiry;
}
