import { useBrowserValue, useHydrated } from "../../parts/browser-value/use-browser-value.ts";
import type { PageData } from "../../reading/page-data.ts";
import { clockTime, hoursInCommon, stretchesSeenFrom, type WorkingDay } from "./working-hours.ts";
import styles from "./WorkingDays.module.css";

const hour = 3_600_000;
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const currentHour = () => Math.floor(Date.now() / hour) * hour;

/**
 * The working days of the office and of its clients below one another, on one clock. Prerendered on the office's clock;
 * the browser draws it again on the visitor's own.
 */
export function WorkingDays({ day }: { day: PageData<"offshore">["day"] }) {
  const own = useHydrated();
  const clock = { zone: useBrowserValue(ownZone, day.office.zone), at: useBrowserValue(currentHour, day.builtAt) };

  const inCommon = (client: WorkingDay) => {
    const hours = hoursInCommon(day.office, client, clock.at);
    return hours > 0 ? `${day.overlap}: ${hours}` : day.noOverlap;
  };
  return (
    <figure className={styles.days}>
      <figcaption>
        {day.caption}. {own ? `${day.ownZone} (${clock.zone}).` : day.officeZone}
      </figcaption>
      <div className={styles.scale} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clockTime(hour)}</span>
        ))}
      </div>
      <ul>
        {[day.office, ...day.clients].map((row) => {
          const stretches = stretchesSeenFrom(clock.zone, row, clock.at);
          const start = stretches.at(-1);
          const end = stretches[0];
          return (
            <li key={row.name} className={row === day.office ? styles.office : undefined}>
              <p>
                <strong>{row.name}</strong> {clockTime(start?.from ?? 0)}–{clockTime(end?.to ?? 24)}
                {row !== day.office && <span>{inCommon(row)}</span>}
              </p>
              <svg viewBox="0 0 24 1" preserveAspectRatio="none" aria-hidden="true">
                {stretches.map(({ from, to }) => (
                  <rect key={from} x={from} y="0" width={to - from} height="1" />
                ))}
              </svg>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
