import { clockTime } from "@ttpl/content/derive/clock-time.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import {
  hoursInCommon,
  spanSeenFrom,
  stretchesInCommon,
  stretchesSeenFrom,
  zoneName,
  type Stretch,
  type WorkingDay,
} from "./working-hours.ts";
import styles from "./WorkingDays.module.css";

export interface WorkingDaysProps {
  day: NonNullable<PageData<"offshore">["day"]>;
  /** The IANA time zone in which they are drawn. */
  zone: string;
  /** Decides between summer and winter time, in Unix milliseconds. */
  at: number;
}

/** With so many shared hours, no calls outside working hours are needed. */
const enoughInCommon = 2;

/**
 * The working days of the office and its clients on one time scale, with the hours for calls by appointment.
 * Prerendered in the office's time zone; the browser redraws them in the visitor's.
 */
export function WorkingDays({ day, zone, at }: WorkingDaysProps) {
  const { office, clients } = day;
  const calls = { ...day.calls, zone: office.zone };

  const seen = (stretches: readonly Stretch[]) =>
    stretches.flatMap((stretch) => stretchesSeenFrom(zone, { ...stretch, zone: office.zone }, at));
  const callsWith = (client: WorkingDay) =>
    hoursInCommon(office, client, at) < enoughInCommon ? stretchesInCommon(calls, client, at) : [];

  function noteOn(client: WorkingDay): string {
    const hours = hoursInCommon(office, client, at);
    const [call] = callsWith(client);
    const notes = [
      hours > 0 && `${day.overlap}: ${hours}`,
      call && `${calls.name}: ${spanSeenFrom(zone, { ...call, zone: office.zone }, at)}`,
    ];
    return notes.filter(Boolean).join("; ");
  }
  const rows = [
    { ...office, note: `${calls.name}: ${spanSeenFrom(zone, calls, at)}`, ours: [office], calls: [calls] },
    ...clients.map((client) => ({
      ...client,
      note: noteOn(client),
      ours: stretchesInCommon(office, client, at),
      calls: callsWith(client),
    })),
  ];
  const { legend } = day;
  const keys = [[legend.ours, styles.ours], [legend.client], [legend.calls, styles.calls]] as const;
  return (
    <figure className={styles.days}>
      <figcaption>
        {keys.map(([name, kind]) => (
          <span key={name}>
            <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className={kind} width="1" height="1" />
            </svg>
            {name}
          </span>
        ))}
        <span>
          {day.clock}: {zoneName(zone, at)}
        </span>
      </figcaption>
      <div className={styles.scale} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clockTime(hour)}</span>
        ))}
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.name}>
            <p>
              <strong>{row.name}</strong> {spanSeenFrom(zone, row, at)}
              <span>{row.note}</span>
            </p>
            <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
              <Bars stretches={stretchesSeenFrom(zone, row, at)} />
              <Bars stretches={seen(row.ours)} kind={styles.ours} />
              <Bars stretches={seen(row.calls)} kind={styles.calls} />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const Bars = ({ stretches, kind }: { stretches: readonly Stretch[]; kind?: string | undefined }) =>
  stretches.map(({ from, to }) => <rect key={from} className={kind} x={from} width={to - from} height="1" />);
