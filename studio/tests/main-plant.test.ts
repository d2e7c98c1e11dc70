import { describe, expect, it } from "vitest";
import { activeAlarms, alarmRate, events, suppressed } from "../diagrams/plant/alarms.ts";
import {
  begun,
  charged,
  course,
  measured,
  minutesTo,
  product,
  residualMonomer,
  running,
  solids,
  weighed,
} from "../diagrams/plant/batch.ts";
import { jacket, simulate } from "../diagrams/plant/batch-simulation.ts";
import { boiler, lastHour } from "../diagrams/plant/boiler.ts";
import { minuteOf, nowMinute, shownTime } from "../diagrams/plant/clock.ts";
import { chemistry, recipe, record, strength, vessel } from "../diagrams/plant/registers/batch-reactor.ts";
import { boilerDesign, boilerHouse } from "../diagrams/plant/registers/boiler.ts";
import {
  antiscalantTank,
  intake,
  producing,
  trainB,
  trainDesign,
  uses,
  water,
} from "../diagrams/plant/registers/water-treatment.ts";
import { lastDay as samples, peakToday, permeateNow } from "../diagrams/plant/tank-history.ts";
import { cartridgeAlarm, cartridgeDrop } from "../diagrams/plant/train-history.ts";
import { dosing, gain, insideTrain, normalLevel, secondPass, tanks, train, transfer } from "../diagrams/plant/water.ts";
import { drawn } from "./drawn-texts.ts";
import { within } from "./within.ts";

describe("the water balance of the imaginary plant", () => {
  it("splits each train's feed into permeate and brine, water and salt", () => {
    expect(train.permeate + train.brine).toBeCloseTo(train.feed, 9);
    expect(train.permeate / train.feed).toBeCloseTo(train.recovery, 9);
    expect(train.permeate * train.permeateSalt + train.brine * train.brineSalt).toBeCloseTo(
      train.feed * train.feedSalt,
      6,
    );
  });

  it("is also balanced in the rounded values, to their last decimal", () => {
    const printed = (value: number) => Number(value.toFixed(1));
    expect(printed(train.permeate) + printed(train.brine)).toBeCloseTo(printed(train.feed), 6);
    expect(printed(secondPass.product) + printed(secondPass.reject)).toBeCloseTo(printed(secondPass.feed), 6);
    expect(printed(2 * train.permeate) + printed(2 * train.brine)).toBeCloseTo(printed(2 * train.feed), 6);
  });

  it("balances the plant: intake equals outflow plus the rise in the tanks", () => {
    const out = 2 * train.brine + uses.service + uses.demin;
    const stored = gain("T-120") + gain("T-140") + gain("T-160") + gain("T-180");
    expect(intake.flow).toBeCloseTo(out + stored, 9);
  });

  it("balances train A: pump, exchanger and membranes", () => {
    const { highPressureFlow, exchangerSeawaterIn, exchangerSeawaterOut, membraneFeed, membraneBrine } = insideTrain;
    expect(highPressureFlow + exchangerSeawaterIn).toBeCloseTo(train.feed, 9);
    expect(highPressureFlow + exchangerSeawaterOut).toBeCloseTo(membraneFeed, 9);
    expect(membraneFeed - membraneBrine).toBeCloseTo(train.permeate, 9);
    expect(exchangerSeawaterIn + membraneBrine - exchangerSeawaterOut).toBeCloseTo(train.brine, 9);
  });

  it("has falling pressure along the train, and flux and energy usual in seawater plants", () => {
    const { suction, feed, brine, exchangerOut } = insideTrain.pressures;
    expect(feed).toBeGreaterThan(brine);
    expect(brine).toBeGreaterThan(exchangerOut);
    expect(exchangerOut).toBeGreaterThan(suction);
    const { vessels, elementsInVessel, membraneArea } = trainDesign;
    const flux = (train.permeate * 1000) / (vessels * elementsInVessel * membraneArea);
    within(flux, 12, 17);
    within(insideTrain.specificEnergy, 1.8, 2.6);
  });

  it("doses according to concentration and flow", () => {
    for (const { name, milligramsPerLiter, rate } of dosing) {
      const flow = name === "Ferric chloride" ? intake.flow : 2 * train.feed;
      expect((rate * 1e6) / (flow * 1000)).toBeCloseTo(milligramsPerLiter, 9);
    }
  });

  it("has every tank level within its limits", () => {
    for (const { level } of Object.values(tanks)) expect(level).toBeGreaterThan(40);
    for (const { level } of Object.values(tanks)) expect(level).toBeLessThan(90);
    expect(transfer.flow).toBe(transfer.setPoint);
  });
});

const last = samples.at(-1);

describe("the trend of T-160", () => {
  it("ends with the values on the overview", () => {
    expect(last?.level).toBeCloseTo(tanks["T-160"].level, 0);
    expect(last?.level.toFixed(0)).toBe(String(tanks["T-160"].level));
    expect(last?.inflow).toBe(transfer.flow);
    expect(last?.outflow).toBeCloseTo(uses.service, 6);
  });

  it("rises and falls with inflow and outflow", () => {
    const first = samples[0];
    const gained = samples
      .slice(0, -1)
      .reduce(
        (sum, { inflow, outflow }, index) =>
          sum + (inflow - outflow) * ((samples[index + 1]?.hour ?? 0) - (samples[index]?.hour ?? 0)),
        0,
      );
    const held = (((last?.level ?? 0) - (first?.level ?? 0)) / 100) * tanks["T-160"].volume;
    expect(gained).toBeCloseTo(held, 3);
  });

  it("starts and stops the pump only at the levels of the ladder program", () => {
    const { starts: startLevel, stops: stopLevel } = water.loops["L-160"];
    for (const [index, { inflow, level }] of samples.slice(1).entries()) {
      const before = samples[index]?.inflow;
      if (before === 0 && inflow > 0) expect(level).toBeLessThanOrEqual(startLevel);
      if (before !== 0 && inflow === 0) expect(level).toBeGreaterThanOrEqual(stopLevel);
    }
  });
});

describe("permeate tank T-140", () => {
  it("neither overflows nor runs low while both trains produce and P-141 takes what the trend shows", () => {
    const [L, H] = normalLevel("T-140");
    expect(last?.permeateLevel).toBeCloseTo(tanks["T-140"].level, 6);
    for (const { permeateLevel } of samples) within(permeateLevel, L, H);
  });

  it("rises by what the trains make more than P-141 and the second pass take", () => {
    const [first] = samples;
    const taken = samples.slice(1).reduce((sum, { inflow }) => sum + inflow + secondPass.feed, 0) / 60;
    const made = (2 * train.permeate * (samples.length - 1)) / 60;
    const rise = (((last?.permeateLevel ?? 0) - (first?.permeateLevel ?? 0)) / 100) * tanks["T-140"].volume;
    expect(rise).toBeCloseTo(made - taken, 6);
  });

  it("holds a mixture of both trains’ permeate, and follows the warmth of the sea", () => {
    const mean = (water.loops["A-127A"].now + trainB.conductivity) / 2;
    const most = mean * (1 + trainDesign.passageByWarmth) ** 1.2;
    const noise = 2;
    for (const { conductivity } of samples) within(conductivity, (mean * mean) / most - noise, most + noise);
    expect(permeateNow).toBe(last?.conductivity);
  });

  it("shows on the overview what the trend shows", async () => {
    const overview = await drawn("diagrams/items/water-treatment-overview.tsx");
    const trend = await drawn("diagrams/items/historical-trends.tsx");
    expect(overview).toContain(`peak today ${peakToday.toFixed(0)}`);
    expect(trend).toContain(peakToday.toFixed(0));
    expect(trend).toContain(permeateNow.toFixed(0));
    expect(overview.some((text) => text.startsWith(permeateNow.toFixed(0)))).toBe(true);
  });
});

describe("the cartridges of train A", () => {
  it("exceed their limit when the alarm says so, and have not before", () => {
    const ago = nowMinute - minuteOf(cartridgeAlarm);
    expect(cartridgeDrop(0)).toBe(water.loops["PD-121A"].now);
    expect(cartridgeDrop(ago)).toBeCloseTo(water.loops["PD-121A"].limits.H, 3);
    expect(cartridgeDrop(producing.A)).toBeLessThan(0.2);
    expect(activeAlarms.find(({ tag }) => tag === "PDAH-121A")?.time).toBe(cartridgeAlarm);
  });
});

describe("boiler B-201", () => {
  it("balances water and heat", () => {
    expect(boiler.steam + boiler.blowdown).toBeCloseTo(boiler.feedwater, 9);
    expect(boiler.makeUp + boiler.condensate).toBeCloseTo(boiler.feedwater, 9);
    expect(boiler.makeUp).toBeCloseTo(uses.boilers, 6);
    expect(boiler.gas * 10).toBeCloseTo(boiler.fired, 6);
    expect(boiler.fired * boiler.efficiency).toBeCloseTo(boiler.useful, 6);
  });

  it("burns with the excess air of three per cent oxygen", () => {
    within(boiler.air / boiler.gas, 10.5, 11.5);
    within(boiler.efficiency, 0.9, 0.96);
    expect(boiler.steam).toBeLessThan(boilerDesign.rated);
  });

  it("holds its pressure in the last hour while the users’ steam varies", () => {
    const { setPoint, limits } = boilerHouse.loops["P-201"];
    const swing = Math.max(...lastHour.steam) - Math.min(...lastHour.steam);
    expect(swing).toBeGreaterThan(0.5);
    expect(new Set(lastHour.pressure).size).toBeGreaterThan(100);
    for (const pressure of lastHour.pressure) within(pressure, setPoint - 0.2, setPoint + 0.2);
    expect(Math.max(...lastHour.pressure)).toBeLessThan(limits.HH);
  });
});

describe("batches of R-301", () => {
  it("balances the weights of batch 2417", () => {
    expect(product + record.residue).toBe(weighed);
    expect(record.materials.reduce((sum, { target }) => sum + target, 0)).toBe(charged);
    expect(charged).toBe(recipe.water + recipe.emulsifier + recipe.monomer + recipe.initiator);
  });

  it("ends batch 2417 before batch 2418 begins", () => {
    expect(begun + minutesTo()).toBeLessThanOrEqual(nowMinute - running.elapsed - minutesTo("Dose monomer, initiator"));
  });

  it("measures a temperature for each minute, within the limits that stop dosing", () => {
    expect(measured).toHaveLength(minutesTo() + 1);
    const dosing = measured.slice(minutesTo("Dose monomer, initiator"), minutesTo("Hold"));
    for (const value of dosing) within(value, 79, 81);
    expect(measured.at(-1)).toBeLessThan(vessel.discharge + 0.1);
  });

  it("heats and cools no faster than the jacket can", () => {
    const { water: ofWater, polymer } = chemistry.capacity;
    const { water: charge, emulsifier, monomer, initiator } = recipe;
    const stored = (charge + emulsifier + initiator) * ofWater + monomer * polymer;
    const steepest = (samplesOf: readonly { temperature: number }[]) =>
      Math.max(
        ...samplesOf
          .slice(1)
          .map(({ temperature }, index) => Math.abs(temperature - (samplesOf[index]?.temperature ?? NaN))),
      ) / 60;
    expect(steepest(course.heating) * charge * ofWater).toBeLessThan(
      jacket.conductance * (vessel.hottest - vessel.charge),
    );
    const fastest = steepest(course.cooling) * stored;
    expect(fastest).toBeGreaterThan(300);
    expect(fastest).toBeLessThan(jacket.effective * (recipe.temperature - vessel.chilled) * 1.02);
    for (const { jacketIn } of Object.values(course).flat()) within(jacketIn, vessel.chilled, vessel.hottest);
    within(course.cooling.length, 50, 130);
  });

  it("cools slower with warmer water, and never below it", () => {
    const [first, last] = [course.cooling[0], course.cooling.at(-1)].map((sample) => sample?.temperature ?? NaN);
    expect(last).toBeLessThan(vessel.discharge);
    // Without reaction, the difference to the cold water falls exponentially.
    const fell = Math.log(((first ?? NaN) - vessel.chilled) / ((last ?? NaN) - vessel.chilled));
    const constant = (course.cooling.length - 1) / fell;
    within(constant, 40, 55);
  });

  it("reports a conversion that leaves the residual monomer", () => {
    within(solids, 44, 46);
    within(residualMonomer, 100, 500);
    const [, emulsifier, monomer, initiator] = record.materials.map(({ actual }) => actual);
    const dry = (emulsifier ?? 0) * strength.emulsifier + (initiator ?? 0) * strength.initiator;
    const unreacted = (monomer ?? 0) + dry - (solids / 100) * weighed;
    expect((unreacted / weighed) * 1e6).toBeCloseTo(residualMonomer, 6);
  });

  it("leaves more monomer the shorter it holds", () => {
    const after = (minute: number) => course.holding[minute]?.unreacted ?? NaN;
    expect(after(0) / after(chemistry.reacts)).toBeCloseTo(Math.E, 1);
    expect(simulate({ ...recipe, dosing: 90 }).dosing.at(-1)?.unreacted).toBeGreaterThan(after(0) * 1.8);
  });

  it("removes the heat of reaction of batch 2418", () => {
    // What is left warms or cools the contents by less than a tenth of a degree a minute.
    const left = running.heat - running.jacketDuty - running.warming - vessel.loss;
    expect(Math.abs(left)).toBeLessThan((running.contents * 4.18 * 0.1) / 60);
    expect((running.jacketOut - running.jacketIn) * running.jacketFlow * 1.163).toBeCloseTo(running.jacketDuty, 6);
    expect(running.jacketOut).toBeLessThan(recipe.temperature);
    expect(running.contents).toBeCloseTo(recipe.water + recipe.emulsifier + running.dosed + running.initiated, 9);
    expect(running.level).toBeLessThan(90);
  });
});

const annunciated = events.filter(({ event }) => event.startsWith("Alarm"));

describe("the alarm summary", () => {
  it("has hourly alarm counts that agree with its event list", () => {
    const listed = Math.floor((nowMinute - minuteOf(events.at(-1)?.time ?? "")) / 60);
    expect(listed).toBeGreaterThan(2);
    for (let ago = 0; ago < listed; ago++) {
      const within = annunciated.filter(({ time }) => Math.floor((nowMinute - minuteOf(time)) / 60) === ago);
      expect(alarmRate.at(-1 - ago), `${ago} hours ago`).toBe(within.length);
    }
  });

  it("lists the event of every alarm that is active or shelved", () => {
    for (const { tag, time } of activeAlarms)
      expect(annunciated).toContainEqual(expect.objectContaining({ tag, time }));
    for (const { tag, state } of suppressed)
      if (state === "Shelved") expect(annunciated.map((event) => event.tag)).toContain(tag);
  });

  it("shows the antiscalant tank as far below its limit as was dosed since the alarm", () => {
    const { time = "" } = activeAlarms.find(({ tag }) => tag.startsWith("LAL-119")) ?? {};
    const antiscalant = dosing.find(({ tag }) => tag === "P-119");
    const dosed = ((antiscalant?.rate ?? NaN) * (nowMinute - minuteOf(time))) / 60;
    expect(antiscalant?.level).toBe(Math.round(water.loops["L-119"].limits.L - (100 * dosed) / antiscalantTank));
  });

  it("says how long the oldest of the unacknowledged has stood", async () => {
    const since = minuteOf(activeAlarms.findLast(({ state }) => state !== "Acknowledged")?.time ?? "");
    const stood = minuteOf(shownTime.split(" ").at(-1) ?? "") - since;
    const words = `oldest ${Math.floor(stood / 60)} h ${Math.floor(stood % 60)} min`;
    expect(await drawn("diagrams/items/alarm-summary.tsx")).toContain(words);
  });

  it("lists newest first", () => {
    for (const list of [activeAlarms, events]) {
      const times = list.map(({ time }) => time);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });
});
