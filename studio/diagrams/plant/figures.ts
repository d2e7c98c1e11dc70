/** A number as the screens show it: fixed decimals, a true minus sign, and a plus sign only if `signed`. */
export function figure(value: number, decimals = 0, signed = false): string {
  const size = Math.abs(value).toFixed(decimals);
  const zero = Number(size) === 0;
  return `${!zero && value < 0 ? "−" : signed && !zero ? "+" : ""}${size}`;
}

/** A full hour of the day: 08:00. */
export const oClock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** A count with commas between thousands. */
export const thousands = (count: number) => String(Math.round(count)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
