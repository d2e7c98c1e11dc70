import { describe, expect, it } from "vitest";
import { activeAlarms, alarmRate, events, suppressed } from "../diagrams/plant/alarms.ts";

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const now = minutes("14:32");
const annunciated = events.filter(({ event }) => event.startsWith("Alarm"));

describe("the alarm summary", () => {
  it("has hourly alarm counts that agree with its event list", () => {
    const listed = Math.floor((now - minutes(events.at(-1)?.time ?? "")) / 60);
    expect(listed).toBeGreaterThan(2);
    for (let ago = 0; ago < listed; ago++) {
      const within = annunciated.filter(({ time }) => Math.floor((now - minutes(time)) / 60) === ago);
      expect(alarmRate.at(-1 - ago), `${ago} hours ago`).toBe(within.length);
    }
  });

  it("lists the event of every alarm that is active or shelved", () => {
    for (const { tag, time } of activeAlarms)
      expect(annunciated).toContainEqual(expect.objectContaining({ tag, time }));
    for (const { tag, state } of suppressed)
      if (state === "Shelved") expect(annunciated.map((event) => event.tag)).toContain(tag);
  });

  it("lists newest first", () => {
    for (const list of [activeAlarms, events]) {
      const times = list.map(({ time }) => time);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });
});
