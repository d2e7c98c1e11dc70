/** "May 4, 2027" of 2027-05-04. */
export const dateInWords = (date: string): string =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
