import type { Generated, Insertable, Selectable } from "kysely";
import type { Enquiry, EnquiryField } from "@ttpl/contract/enquiry.ts";

/**
 * Delivery states. `pending`: waiting for its due time; `sending`: leased to a process; `sent`: accepted by the mail
 * server; `uncertain`: possibly accepted, because the connection was lost after all of it had been transmitted;
 * `parked`: given up until an operator requeues it; `cancelled`: its enquiry was erased before it was sent.
 */
export const deliveryStates = ["pending", "sending", "sent", "uncertain", "parked", "cancelled"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/**
 * States by which emails are listed: those above, `bounced` for those sent ones that came back, and `waiting` for
 * enquiries that are in no email yet.
 */
export const listedStates = [...deliveryStates, "bounced", "waiting"] as const;
export type ListedState = (typeof listedStates)[number];

/** What keeps emails from being sent: the mail server, or our own settings. */
export const blocks = ["server", "settings"] as const;
export type BlockedBy = (typeof blocks)[number];

/** How an enquiry was posted, and whether it looks automated. */
export const channels = ["json", "form"] as const;
export const verdicts = ["clean", "suspect"] as const;
export type Channel = (typeof channels)[number];
export type Verdict = (typeof verdicts)[number];

/** Kinds of emails: of an enquiry, at once or after it waited for its turn; and digests. */
export const lanes = ["direct", "slow", "digest"] as const;
export type Lane = (typeof lanes)[number];

/** The enquiry's fields; column names are the field names in lower case. */
export type EnquiryColumns = { [Field in EnquiryField as Lowercase<Field>]: string };

/** An enquiry as received. All times are Unix milliseconds. */
export interface EnquiryTable extends EnquiryColumns {
  id: string;
  /** Unique; null if the request had none, and after erasure. */
  idempotency_key: string | null;
  /** Distinguishes a replay from another enquiry with the same key; null after erasure. */
  payload_hash: string | null;
  received_at: number;
  channel: Channel;
  verdict: Verdict;
  /** How much it looks like a person's; greater is more (apps/server/enquiries/human-score.ts). */
  human_score: Generated<number>;
  /** Since when it waits for an email of its own, because too many came; null if it has one, or is in a digest. */
  waiting_since: number | null;
  /** The delivery of the digest that contains this enquiry in full; null if it is in none. */
  digest_id: string | null;
  erased_at: number | null;
}

/** One email: about one enquiry, or a digest of several. Contains no personal data, so rows are kept after erasure. */
export interface DeliveryTable {
  id: string;
  /** Null for a digest. */
  enquiry_id: string | null;
  /** The UTC day or hour of a digest by an earlier version; otherwise null. */
  digest_day: string | null;
  lane: Generated<Lane>;
  /** Its number among the digests that were made together, from 1, and how many those are; null if not a digest. */
  digest_part: number | null;
  digest_parts: number | null;
  state: DeliveryState;
  attempts: Generated<number>;
  uncertain_count: Generated<number>;
  /** When it was stored or last requeued. */
  queued_at: number;
  due_at: number;
  /** Identifies the lease holder; every write of an attempt checks it. */
  lease_token: string | null;
  lease_until: number | null;
  /** When the final dot was about to be sent; null as long as the email cannot have been accepted. */
  dot_at: number | null;
  /** The mail server's last reply code, if any. */
  last_code: number | null;
  /** Stage and cause of the last failed attempt, such as "connection: ECONNREFUSED"; null after success. */
  last_cause: string | null;
  /** While pending after a failure: what failed, if it was not the email itself. */
  blocked_by: BlockedBy | null;
  /** When an operator recorded that the email had bounced; null again when it was requeued. */
  bounced_at: number | null;
  sent_at: number | null;
  /** Number of its events. */
  event_count: Generated<number>;
}

/** Append-only event log of the deliveries. Contains no personal data. */
export interface DeliveryEventTable {
  delivery_id: string;
  /** Sequence number within the delivery, from 1, as several events may happen within a millisecond. */
  number: number;
  at: number;
  /** The new state, or another kind of event. */
  kind: DeliveryState | "dot" | "released" | "lease ran out" | "requeued" | "bounced";
  attempt: number;
  code: number | null;
  /** Stage and cause, if an attempt failed. */
  cause: string | null;
}

/** What an operator did. Contains no personal data. */
export interface OperatorActionTable {
  id: string;
  at: number;
  /** The name of the system's user, or of the one who became it with sudo. */
  system_user: string;
  command: string;
  /** Its options and the enquiry it was about, without personal data. */
  options: Generated<string>;
  /** Number of enquiries that the command changed or wrote. */
  affected: number;
}

/** A single row, rewritten to check whether the store can commit. */
export interface StoreCheckTable {
  id: number;
  checked_at: number;
  /** As long as the largest enquiry, so that the check needs as much space as one. */
  filler: string | null;
  /** When the files were last cleared of erased data. */
  cleared_at: number | null;
  /** The newest stored time about which an operator said that the clock was wrong then, and is right now. */
  clock_checked_for: number | null;
}

export interface Tables {
  enquiry: EnquiryTable;
  delivery: DeliveryTable;
  delivery_event: DeliveryEventTable;
  operator_action: OperatorActionTable;
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
  /** All empty after erasure. */
  readonly fields: Enquiry;
}
