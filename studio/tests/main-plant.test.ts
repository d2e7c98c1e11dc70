import { describe, expect, it } from "vitest";
import { activeAlarms, alarmRate, events, suppressed } from "../diagrams/plant/alarms.ts";
import {
  begun,
  charged,
  finished,
  minutesTo,
  product,
  reactor,
  recipe,
  running,
  solids,
  weighed,
} from "../diagrams/plant/batch.ts";
import { batchTemperature } from "../diagrams/plant/batch-temperature.ts";
import { boiler } from "../diagrams/plant/boiler.ts";
import { permeateLevels, startLevel, stopLevel, tankHistory } from "../diagrams/plant/tank-history.ts";
import { water } from "../diagrams/plant/tags/water.ts";
import {
  antiscalantTank,
  boilerMakeUp,
  deminUse,
  dosing,
  gain,
  insideTrain,
  intake,
  normalLevel,
  secondPass,
  serviceWaterUse,
  tanks,
  train,
  transfer,
} from "../diagrams/plant/water.ts";
import { within } from "./within.ts";

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

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
    const out = 2 * train.brine + serviceWaterUse + deminUse;
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
    const membraneArea = 41;
    const flux = (train.permeate * 1000) / (insideTrain.vessels * insideTrain.elementsInVessel * membraneArea);
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

const samples = tankHistory();
const last = samples.at(-1);

describe("the trend of T-160", () => {
  it("ends with the values on the overview", () => {
    expect(last?.level).toBeCloseTo(tanks["T-160"].level, 0);
    expect(last?.level.toFixed(0)).toBe(String(tanks["T-160"].level));
    expect(last?.inflow).toBe(transfer.flow);
    expect(last?.outflow).toBeCloseTo(serviceWaterUse, 6);
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
    const levels = permeateLevels(samples);
    expect(levels.at(-1)).toBeCloseTo(tanks["T-140"].level, 6);
    for (const each of levels) within(each, L, H);
  });
});

describe("boiler B-201", () => {
  it("balances water and heat", () => {
    expect(boiler.steam + boiler.blowdown).toBeCloseTo(boiler.feedwater, 9);
    expect(boiler.makeUp + boiler.condensate).toBeCloseTo(boiler.feedwater, 9);
    expect(boiler.makeUp).toBeCloseTo(boilerMakeUp, 6);
    expect(boiler.gas * 10).toBeCloseTo(boiler.fired, 6);
    expect(boiler.fired * boiler.efficiency).toBeCloseTo(boiler.useful, 6);
  });

  it("burns with the excess air of three per cent oxygen", () => {
    within(boiler.air / boiler.gas, 10.5, 11.5);
    within(boiler.efficiency, 0.9, 0.96);
  });
});

describe("batches of R-301", () => {
  it("balances the weights of batch 2417", () => {
    expect(product + finished.residue).toBe(weighed);
    expect(finished.materials.reduce((sum, { target }) => sum + target, 0)).toBe(charged);
  });

  it("ends batch 2417 before batch 2418 begins", () => {
    const dosing = minutes("14:32") - running.elapsed;
    expect(begun + minutesTo()).toBeLessThanOrEqual(dosing - minutesTo("Dose monomer, initiator"));
  });

  it("heats and cools no faster than the jacket can", () => {
    const { conductance, stored, temperatures } = reactor;
    const power = (minute: number, capacity: number) =>
      (capacity * (batchTemperature(minute + 1) - batchTemperature(minute))) / 60;
    const minutesOf = (step: string, end: string) =>
      Array.from({ length: minutesTo(end) - minutesTo(step) }, (_, minute) => minutesTo(step) + minute);
    const water = (recipe.water + recipe.emulsifier) * 4.18;
    // Pressurized water of 120 °C in the jacket.
    for (const minute of minutesOf("Heat", "Dose monomer, initiator").slice(0, -1))
      expect(power(minute, water)).toBeLessThan(conductance * (120 - batchTemperature(minute)));
    const cooling = minutesOf("Cool", "Discharge to T-320");
    expect(cooling.length).toBeGreaterThan(30);
    for (const minute of cooling)
      expect(-power(minute, stored)).toBeLessThan(conductance * (batchTemperature(minute) - temperatures.chilled));
    expect(batchTemperature(minutesTo("Discharge to T-320"))).toBeLessThan(temperatures.discharge);
  });

  it("reports a conversion that leaves the residual monomer", () => {
    within(solids, 44, 46);
    const [, emulsifier, monomer, initiator] = finished.materials.map(({ actual }) => actual);
    const unreacted = (monomer ?? 0) + (emulsifier ?? 0) * 0.3 + (initiator ?? 0) * 0.05 - (solids / 100) * weighed;
    expect((unreacted / weighed) * 1e6).toBeCloseTo(finished.residualMonomer, 6);
  });

  it("removes the heat of reaction of batch 2418", () => {
    expect(running.jacketDuty + running.warming + running.ambient).toBeCloseTo(running.heat, 9);
    expect((running.jacketOut - running.jacketIn) * running.jacketFlow * 1.163).toBeCloseTo(running.jacketDuty, 6);
    expect(running.jacketOut).toBeLessThan(recipe.temperature);
    expect(running.contents).toBeCloseTo(recipe.water + recipe.emulsifier + running.dosed + running.initiated, 9);
    expect(running.level).toBeLessThan(90);
  });
});

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

  it("shows the antiscalant tank as far below its limit as was dosed since the alarm", () => {
    const { time = "" } = activeAlarms.find(({ tag }) => tag.startsWith("LAL-119")) ?? {};
    const dosed = (dosing[2].rate * (now - minutes(time))) / 60;
    expect(dosing[2].level).toBe(Math.round(water.loops["L-119"].limits.L - (100 * dosed) / antiscalantTank));
  });

  it("lists newest first", () => {
    for (const list of [activeAlarms, events]) {
      const times = list.map(({ time }) => time);
      expect(times).toEqual(times.toSorted().toReversed());
    }
  });
});
