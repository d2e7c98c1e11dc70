import { expect, test } from "vitest";
import { chevron, chevronHeight } from "../kit/mist-eliminator.ts";
import {
  bedDepth,
  ductBore,
  gasFlow,
  skidSize,
  throatBore,
  towerBore,
  towerLiquor,
  velocity,
  venturiDrop,
  venturiLiquor,
} from "../models/scrubbing/parts/duty.ts";
import { manwayBore } from "../models/scrubbing/parts/tower.ts";
import { plantSkid } from "../models/scrubbing/parts/plant.ts";
import { within } from "./within.ts";

// The ranges are those of content/pages/products/default.md.
test("gas velocities are within the ranges of the product page", () => {
  within(velocity(gasFlow, throatBore), 45, 90);
  within(velocity(gasFlow, towerBore), 1, 2);
  within(velocity(gasFlow, ductBore), 10, 18);
});

test("liquor rates and pressure drop are within the ranges of the product page and the success story", () => {
  within((venturiLiquor * 1000) / gasFlow, 0.7, 1.5);
  within((towerLiquor * 1000) / gasFlow, 2, 5);
  within(venturiDrop(), 3.6, 4.4);
  expect([towerBore, bedDepth, towerLiquor]).toEqual([1600, 2500, 40]);
});

test("liquor velocities in the pipes are 1 to 2.5 m/s", () => {
  within(velocity(towerLiquor + venturiLiquor, 100), 1, 2.5);
  within(velocity(towerLiquor + venturiLiquor, 80), 1, 3);
  within(velocity(venturiLiquor, 50), 1, 2.5);
});

test("the skid's steel has the length and width of the success story, and its header is within the height", () => {
  const { header } = plantSkid();
  expect(skidSize).toEqual([6000, 2400, 2900]);
  expect(header.tower.position.z).toBeLessThan(skidSize[2]);
});

// Pitch and load factor (Souders and Brown) usual of vanes for upward gas: from practice, not from a standard.
test("no droplet flies straight through the mist eliminator, and its modules fit through the manhole", () => {
  const { pitch, lean, pass, module } = chevron;
  within(pitch, 20, 75);
  expect(lean).toBeGreaterThanOrEqual(pitch);
  within((Math.atan(lean / pass) * 180) / Math.PI, 30, 60);
  expect(Math.max(module, chevronHeight)).toBeLessThan(manwayBore);
  within(velocity(gasFlow, towerBore) * Math.sqrt(1.15 / 1000), 0.03, 0.15);
});
