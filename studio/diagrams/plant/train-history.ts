// The last hours of reverse osmosis train A: what its cartridges hold back, and what passes its membranes.
import { clockWithSeconds, nowHour, nowMinute } from "./clock.ts";
import { history } from "./histories.ts";
import { cleanCartridges, producing, trainDesign, water } from "./registers/water-treatment.ts";

const { "PD-121A": cartridge, "A-127A": permeate } = water.loops;

/** Growth of the cartridges' pressure drop, per minute: what they hold back narrows their pores. */
const growth = Math.log(cartridge.now / cleanCartridges) / producing.A;
/** Pressure drop of F-121A, bar, so many minutes ago. */
export const cartridgeDrop = (ago: number): number => cartridge.now * Math.exp(-growth * ago);
/** When it exceeded its limit, as the alarm's time. */
export const cartridgeAlarm = clockWithSeconds(nowMinute - Math.log(cartridge.now / cartridge.limits.H) / growth);

/** Seawater is warmest in the afternoon, and varies by so many K around its mean. */
const warmest = { hour: 16, swing: 0.6 } as const;
const warmth = (hour: number) => warmest.swing * Math.cos(((hour - warmest.hour) / 24) * 2 * Math.PI);
/** Conductivity of a train's permeate at an hour of the day, µS/cm, from that of now: salt passes by the feed's temperature. */
export const conductivityAt = (hour: number, now: number): number =>
  now * (1 + trainDesign.passageByWarmth) ** (warmth(hour) - warmth(nowHour));

/** Hours that the screen of train A looks back. */
export const shownHours = 8;
const ago = (time: number) => shownHours * (1 - time);
/** Measured histories of that time, evenly spaced. */
export const trainHistories = {
  cartridge: history(3, cartridge.now, 0.006, (time) => cartridgeDrop(60 * ago(time))),
  permeate: history(19, permeate.now, 1.5, (time) => conductivityAt(nowHour - ago(time), permeate.now)),
} as const;
