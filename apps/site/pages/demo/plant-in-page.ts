import { acknowledge, shelve, unshelve } from "@ttpl/plant/alarms.ts";
import { startBatch } from "@ttpl/plant/gas.ts";
import { reset } from "@ttpl/plant/interlocks.ts";
import { historySeconds } from "@ttpl/plant/plant.ts";
import { dryer, loops } from "@ttpl/plant/scrubbing-system.ts";
import { advance, report, type Simulation, simulationAt } from "@ttpl/plant/simulation.ts";
import type { Disturbances } from "@ttpl/plant/state.ts";

/** Milliseconds between two calculations, at any speed: what costs is showing them. */
const pause = 1000;

/** The simulation in the page: at which speed it runs, and what the visitor does to it. */
export class PlantInPage {
  readonly simulation: Simulation;
  private readonly keep: (simulation: Simulation) => void;
  private readonly show: () => void;
  private speed = 1;
  private timer: ReturnType<typeof setInterval> | undefined;
  private hiddenSince = 0;

  /**
   * @param keep is called after every second of the plant
   * @param show is called when there is something new to show
   */
  constructor(keep: (simulation: Simulation) => void, show: () => void) {
    this.keep = keep;
    this.show = show;
    this.simulation = simulationAt(Math.floor(Date.now() / 1000), keep);
    document.addEventListener("visibilitychange", () => this.seen());
    this.start();
  }

  private run(seconds: number): void {
    for (let second = 0; second < seconds; second++) {
      advance(this.simulation);
      this.keep(this.simulation);
    }
    this.show();
  }

  private start(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    if (this.speed === 0 || document.hidden) return;
    this.timer = setInterval(() => this.run((this.speed * pause) / 1000), pause);
  }

  /** Nothing is calculated while the page is hidden; what was missed is made up for when it is shown again. */
  private seen(): void {
    if (document.hidden) this.hiddenSince = Date.now();
    else if (this.hiddenSince > 0 && this.speed > 0)
      this.run(Math.min(historySeconds, Math.round(((Date.now() - this.hiddenSince) / 1000) * this.speed)));
    this.start();
  }

  /** 0 pauses. */
  setSpeed(speed: number): void {
    this.speed = speed;
    this.start();
  }

  /** What the buttons of the panel do, by their names; why the plant refuses it, and for how many minutes. */
  act(name: string): { refused: "tripped" | "running"; minutes: number } | undefined {
    const { plant } = this.simulation;
    if (name === "batch") {
      const refused = startBatch(plant);
      return refused && { refused, minutes: Math.ceil((dryer.batch - plant.batch) / 60) };
    }
    if (name === "tripA") plant.A.tripped = true;
    else if (name === "tripB") plant.B.tripped = true;
    else if (name === "tripFan") plant.fanTripped = true;
    else if (name === "stop") plant.stopPressed = true;
    else if (name === "reset") reset(plant);
    return undefined;
  }

  set(name: keyof Disturbances, on: boolean): void {
    this.simulation.plant.disturbances[name] = on;
  }

  moveSetPoint(value: number): void {
    const [low, high] = loops["A-101"].setPoints;
    this.simulation.plant.pH.setPoint = Math.min(high, Math.max(low, value));
  }

  acknowledge(tag: string): void {
    const { alarms, events, plant } = this.simulation;
    const alarm = alarms.find(({ rule }) => rule.tag === tag);
    if (alarm) acknowledge(alarm, plant.time, (event) => report(events, event));
  }

  shelve(tag: string): void {
    const { alarms, events, plant } = this.simulation;
    const alarm = alarms.find(({ rule }) => rule.tag === tag);
    if (alarm) (alarm.shelvedUntil > 0 ? unshelve : shelve)(alarm, plant.time, (event) => report(events, event));
  }
}
