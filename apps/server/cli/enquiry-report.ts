import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { enquiryText, referenceOf } from "../delivery/enquiry-text.ts";
import { shownFields } from "../delivery/shown-fields.ts";
import type { FoundEnquiry } from "../store/find-enquiries.ts";
import type { OperatorAction } from "../store/operator-log.ts";
import type { Store } from "../store/store.ts";

type Events = Awaited<ReturnType<Store["events"]>>;

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
const stateOf = ({ delivery, erasedAt, waitingSince }: FoundEnquiry): string => {
  if (delivery) return delivery.state + (delivery.bouncedAt ? ", bounced" : "");
  if (erasedAt !== null) return "erased";
  return waitingSince === null ? "waiting for the digest" : "waiting for its turn";
};

/** An enquiry as JSON: times as RFC 3339 text, fields under their own names. */
export const toJson = (enquiry: FoundEnquiry) => ({
  id: enquiry.id,
  reference: referenceOf(enquiry.id),
  receivedAt: time(enquiry.receivedAt),
  channel: enquiry.channel,
  verdict: enquiry.verdict,
  erasedAt: time(enquiry.erasedAt),
  waitingSince: time(enquiry.waitingSince),
  delivery: enquiry.delivery && {
    ...enquiry.delivery,
    dueAt: time(enquiry.delivery.dueAt),
    sentAt: time(enquiry.delivery.sentAt),
    bouncedAt: time(enquiry.delivery.bouncedAt),
  },
  fields: enquiry.fields,
});

/** The events of a delivery, as JSON. */
export const eventsToJson = (events: Events) => events.map((event) => ({ ...event, at: time(event.at) }));

/** Column names and values of an enquiry in the CSV export. */
export const tableHead = [
  "id",
  "received_at",
  "verdict",
  "mail_state",
  "attempts",
  "sent_at",
  "erased_at",
  ...enquiryFieldNames,
];
export const toTableRow = (enquiry: FoundEnquiry): (string | number | null)[] => [
  enquiry.id,
  time(enquiry.receivedAt),
  enquiry.verdict,
  stateOf(enquiry),
  enquiry.delivery?.attempts ?? null,
  time(enquiry.delivery?.sentAt ?? null),
  time(enquiry.erasedAt),
  ...enquiryFieldNames.map((field) => enquiry.fields[field]),
];

/** An enquiry as one line of text. */
export function toLine(enquiry: FoundEnquiry): string {
  const { Name, Company } = shownFields(enquiry.fields);
  return [
    referenceOf(enquiry.id),
    time(enquiry.receivedAt)?.slice(0, 16).replace("T", " "),
    stateOf(enquiry) + (enquiry.verdict === "suspect" ? " (suspect)" : ""),
    enquiry.erasedAt === null ? `${Name}, ${Company}` : "(erased)",
  ].join("  ");
}

/** An enquiry and the events of its delivery, as text. */
export function toText(enquiry: FoundEnquiry, events: Events): string {
  const { id, receivedAt, channel, verdict, erasedAt, fields } = enquiry;
  return [
    `Enquiry ${referenceOf(id)} (${id})`,
    `Received: ${time(receivedAt)}, as ${channel}, ${verdict}`,
    `Mail: ${stateOf(enquiry)}`,
    ...events.map(({ at, kind, attempt, code, cause }) =>
      [`    ${time(at)}  ${kind}`, `attempt ${attempt}`, code === null ? "" : `reply ${code}`, cause ?? ""]
        .filter(Boolean)
        .join(", "),
    ),
    "",
    ...(erasedAt === null ? enquiryText(shownFields(fields)) : [`Personal data erased: ${time(erasedAt)}`]),
  ].join("\n");
}

/** What an operator did, as JSON and as one line of text. */
export const actionToJson = ({ at, system_user, command, options, affected }: OperatorAction) => ({
  at: time(at),
  user: system_user,
  command,
  options,
  affected,
});
export const actionToLine = ({ at, system_user, command, options, affected }: OperatorAction): string =>
  `${time(at)}  ${system_user}  ${[command, options].filter(Boolean).join(" ")}  ${affected}\n`;
