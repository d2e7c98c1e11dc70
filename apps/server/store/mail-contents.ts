import type { Kysely } from "kysely";
import { toEnquiry } from "./enquiry-columns.ts";
import type { DeliveryRow, StoredEnquiry, Tables } from "./schema.ts";

/** A digest's place among those made together. */
interface DigestPart {
  /** From 1. */
  readonly part: number;
  readonly parts: number;
  /** How many of its enquiries do not look automated, but came in a flood. */
  readonly overflow: number;
}

/** What an email is about. */
export interface MailContents {
  /** The delivery's id. */
  readonly id: string;
  /** True for a digest, false for an email about a single enquiry. */
  readonly isDigest: boolean;
  readonly digest?: DigestPart | undefined;
  /** In the order in which a digest shows them. */
  readonly enquiries: readonly StoredEnquiry[];
}

/** The columns of a delivery that its contents depend on. */
export const contentColumns = [
  "id",
  "enquiry_id",
  "digest_part",
  "digest_parts",
] as const satisfies (keyof DeliveryRow)[];

/** Reads what emails are about. Returns each row with its contents. @throws the database's error */
export async function readContents<Row extends Pick<DeliveryRow, (typeof contentColumns)[number]>>(
  db: Kysely<Tables>,
  rows: readonly Row[],
): Promise<(readonly [Row, MailContents])[]> {
  const single = rows.flatMap((row) => row.enquiry_id ?? []);
  const digests = rows.filter((row) => row.enquiry_id === null).map((row) => row.id);
  const enquiries = await db
    .selectFrom("enquiry")
    .selectAll()
    .where((expression) =>
      expression.or([
        ...(single.length > 0 ? [expression("id", "in", single)] : []),
        ...(digests.length > 0 ? [expression("digest_id", "in", digests)] : []),
      ]),
    )
    .orderBy("human_score", "desc")
    .orderBy("id")
    .execute();
  return rows.map((mail) => {
    const { id, enquiry_id, digest_part, digest_parts } = mail;
    const isDigest = enquiry_id === null;
    const own = enquiries.filter((row) => (isDigest ? row.digest_id === id : row.id === enquiry_id));
    const overflow = own.filter(({ verdict, erased_at }) => verdict === "clean" && erased_at === null).length;
    const digest = isDigest ? { part: digest_part ?? 1, parts: digest_parts ?? 1, overflow } : undefined;
    return [mail, { id, isDigest, digest, enquiries: own.map(toEnquiry) }] as const;
  });
}
