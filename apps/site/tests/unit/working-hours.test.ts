import { clockTime } from "@ttpl/content/derive/clock-time.ts";
import { expect, test } from "vitest";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import {
  hoursAheadOfUtc,
  hoursInCommon,
  spanSeenFrom,
  stretchesInCommon,
  stretchesSeenFrom,
  zoneName,
} from "../../pages/offshore/working-hours.ts";

const offshore = pageDataAt(readContent(), "/offshore", "offshore").day!;
const winter = Date.UTC(2026, 0, 15, 12);
const summer = Date.UTC(2026, 6, 15, 12);
const office = { zone: "Asia/Kolkata", from: 9.5, to: 18.5 };
const newYork = { zone: "America/New_York", from: 8, to: 17 };
const london = { zone: "Europe/London", from: 8, to: 17 };

test.each([
  ["UTC", 0, 0],
  ["Asia/Kolkata", 5.5, 5.5],
  ["Asia/Kathmandu", 5.75, 5.75],
  ["America/New_York", -5, -4],
  ["Europe/London", 0, 1],
  ["America/St_Johns", -3.5, -2.5],
  ["Australia/Lord_Howe", 11, 10.5],
  ["Pacific/Kiritimati", 14, 14],
])("%s is %d hours ahead of UTC in January and %d in July", (zone, january, july) => {
  expect(hoursAheadOfUtc(zone, winter)).toBe(january);
  expect(hoursAheadOfUtc(zone, summer)).toBe(july);
});

test("daylight saving time begins at the moment when the clocks change", () => {
  const change = Date.UTC(2026, 2, 8, 7); // 2 o'clock in New York
  expect(hoursAheadOfUtc("America/New_York", change - 1)).toBe(-5);
  expect(hoursAheadOfUtc("America/New_York", change)).toBe(-4);
});

test("India is 9½ to 11½ hours ahead of US Eastern and Central time, depending on the season", () => {
  const ahead = (zone: string, at: number) => hoursAheadOfUtc("Asia/Kolkata", at) - hoursAheadOfUtc(zone, at);
  expect([ahead("America/New_York", winter), ahead("America/New_York", summer)]).toEqual([10.5, 9.5]);
  expect([ahead("America/Chicago", winter), ahead("America/Chicago", summer)]).toEqual([11.5, 10.5]);
});

test("a working day is unchanged in its own time zone", () => {
  expect(stretchesSeenFrom("Asia/Kolkata", office, winter)).toEqual([{ from: 9.5, to: 18.5 }]);
});

test("a working day that crosses midnight in another zone is two stretches, the later part first", () => {
  expect(stretchesSeenFrom("Asia/Kolkata", newYork, winter)).toEqual([
    { from: 0, to: 3.5 },
    { from: 18.5, to: 24 },
  ]);
});

test("only the time of day counts when a working day falls on another date in the other zone", () => {
  expect(stretchesSeenFrom("America/New_York", office, winter)).toEqual([
    { from: 0, to: 8 },
    { from: 23, to: 24 },
  ]);
  expect(stretchesSeenFrom("Pacific/Kiritimati", { zone: "Pacific/Pago_Pago", from: 8, to: 17 }, winter)).toEqual([
    { from: 9, to: 18 },
  ]);
});

test("a working day that ends at midnight is one stretch", () => {
  expect(stretchesSeenFrom("UTC", { zone: "UTC", from: 15, to: 24 }, winter)).toEqual([{ from: 15, to: 24 }]);
});

test("a working day has the same length in every time zone", () => {
  for (const zone of ["UTC", "Asia/Kathmandu", "America/St_Johns", "Pacific/Auckland", "Pacific/Kiritimati"]) {
    const hours = stretchesSeenFrom(zone, office, summer).reduce((sum, { from, to }) => sum + to - from, 0);
    expect(hours, zone).toBe(9);
  }
});

test.each([
  ["the office and itself", office, winter, 9],
  ["the office and London in winter", london, winter, 5],
  ["the office and London in summer", london, summer, 6],
  ["the office and the Gulf", { zone: "Asia/Dubai", from: 8, to: 17 }, winter, 9],
  ["the office and New York in winter, which are adjacent", newYork, winter, 0],
  ["the office and New York in summer", newYork, summer, 1],
  ["the office and a round-the-clock site", { zone: "America/New_York", from: 0, to: 24 }, winter, 9],
])("hours in common: %s", (_who, other, at, hours) => {
  expect(hoursInCommon(office, other, at)).toBe(hours);
});

test.each([
  [0, "00:00"],
  [9.5, "09:30"],
  [17.75, "17:45"],
  [9.9999, "10:00"],
  [24, "24:00"],
])("%d hours are written %s", (hours, written) => {
  expect(clockTime(hours)).toBe(written);
});

test("a day is formatted from its start to its end in another zone, across midnight too", () => {
  expect(spanSeenFrom("America/New_York", office, winter)).toBe("23:00–08:00");
  expect(spanSeenFrom("UTC", london, summer)).toBe("07:00–16:00");
});

test("the overlap of two days is in the time zone of the first", () => {
  expect(stretchesInCommon({ ...office, from: 18.5, to: 22.5 }, newYork, winter)).toEqual([{ from: 18.5, to: 22.5 }]);
  expect(stretchesInCommon(office, newYork, winter)).toEqual([]);
});

test("a time zone has its generic name", () => {
  expect(zoneName("America/New_York", winter)).toBe("Eastern Time");
});

// The page promises every client a call: within our working hours, or in the hours reserved for calls.
test.each(offshore.clients)("$name can call within its own working day, summer and winter", (client) => {
  const { office, calls } = offshore;
  for (const at of [winter, summer]) {
    const forCalls = hoursInCommon({ ...calls, zone: office.zone }, client, at);
    expect(hoursInCommon(office, client, at) + forCalls).toBeGreaterThanOrEqual(1);
  }
  expect(calls.from).toBe(office.to);
});
