/** The moment that all screens of the main plant show, and times of the day. */
export const day = { now: "18 May", before: "17 May" } as const;
const [hours, minutes, seconds] = [14, 32, 7] as const;

/** Minutes and hours of the day at that moment. */
export const nowMinute = hours * 60 + minutes;
/** With its seconds. */
export const exactly = nowMinute + seconds / 60;
export const nowHour = nowMinute / 60;

const two = (count: number) => String(count).padStart(2, "0");
/** A time of the day from its minutes: 04:10. */
export const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(Math.floor(minute % 60))}`;
/** With seconds: 04:10:30. */
export const clockWithSeconds = (minute: number): string => `${clock(minute)}:${two(Math.floor((minute * 60) % 60))}`;
/** Minutes of the day from a time with or without seconds: "04:10:30". */
export const minuteOf = (time: string): number => {
  const [hour = NaN, minute = NaN, second = 0] = time.split(":").map(Number);
  return hour * 60 + minute + second / 60;
};
/** A span of minutes in words: 1 h 45 min. */
export const span = (long: number): string => `${Math.floor(long / 60)} h ${Math.floor(long % 60)} min`;

/** Date and time as the screens show them. */
export const shownTime = `${day.now} ${two(hours)}:${two(minutes)}:${two(seconds)}`;
