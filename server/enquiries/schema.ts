import type { Generated } from "kysely";
import type { Enquiry, EnquiryField } from "../../contract/enquiry.ts";

/** Where a mail stands: waiting, being handed over, accepted by the mail server, or refused for good. */
export type DeliveryState = "pending" | "sending" | "sent" | "parked";

/** The enquiry's fields are stored under their own names in lower case. */
export type EnquiryColumns = { [Field in EnquiryField as Lowercase<Field>]: string };

/** What a visitor sent. Times are Unix milliseconds; PostgreSQL's driver hands 64-bit integers over as text. */
export interface EnquiryTable extends EnquiryColumns {
  id: string;
  received_at: number | string;
}

/** The mail about one enquiry. Holds no personal data, so that it may outlive the enquiry's erasure. */
export interface DeliveryTable {
  enquiry_id: string;
  state: DeliveryState;
  attempts: Generated<number>;
  due_at: number | string;
  /** The mail server's last reply code, if it gave one. */
  last_code: number | null;
  sent_at: number | string | null;
}

export interface Tables {
  enquiry: EnquiryTable;
  delivery: DeliveryTable;
}

/** An enquiry as stored. */
export interface StoredEnquiry {
  readonly id: string;
  /** Unix time in milliseconds. */
  readonly receivedAt: number;
  readonly fields: Enquiry;
}
