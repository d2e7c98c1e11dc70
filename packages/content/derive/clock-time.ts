/** 17.5 → "17:30"; 24 stays "24:00", the end of a day. */
export function clockTime(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
