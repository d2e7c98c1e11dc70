import { Vector3 } from "three";
import { describe, expect, test } from "vitest";
import { diskOutline, socket } from "../kit/column-plates.ts";
import { solidVolume } from "../kit/solid-volume.ts";
import { padDensity } from "../kit/knitted-mesh.ts";
import { Part } from "../kit/part.ts";
import { extruded } from "../kit/solids.ts";
import { chimneyPlaces } from "../models/columns/parts/column-collector.ts";
import { demisterPad } from "../models/columns/parts/column-demister.ts";
import { dripPoints } from "../models/columns/parts/column-distributor.ts";
import {
  apronAt,
  bubblingArea,
  cap,
  chimneyTray,
  columnArea,
  columnBore,
  columnRadius,
  demister,
  downcomerArea,
  downcomerClearance,
  feed,
  holdDownPitch,
  holeArea,
  manholeBore,
  packing,
  packingDensity,
  packingRing,
  trayThickness,
  sieve,
  supportPlate,
  traySpacing,
  valve,
  wallGap,
  weirHeight,
  weirLength,
} from "../models/columns/parts/column-duty.ts";
import structuredPacking from "../models/columns/structured-packing.ts";
import { slotCount } from "../models/columns/parts/column-support.ts";
import { holePlaces, seamAt, tray } from "../models/columns/parts/column-tray.ts";
import { weighed } from "../sheets/weights.ts";
import { within } from "./within.ts";

// Ranges usual in ordinary service, from practice and not from a standard.
describe("a tray", () => {
  test("has the usual weir, downcomer and clearance for the liquid", () => {
    within(weirLength / columnBore, 0.6, 0.8);
    within(downcomerArea / columnArea, 0.08, 0.15);
    within(weirHeight, 25, 75);
    within(traySpacing, 450, 600);
    expect(downcomerClearance).toBeLessThan(weirHeight);
  });

  test("has the usual open area for the vapor", () => {
    const sieved = holeArea(holePlaces(sieve).length, sieve.hole);
    within(sieved / bubblingArea, 0.06, 0.12);
    within(sieve.pitch / sieve.hole, 2.5, 4);
    within(holePlaces(valve).length / bubblingArea, 110, 160);
    within(holeArea(holePlaces(valve).length, valve.hole) / bubblingArea, 0.1, 0.2);
    within(holeArea(holePlaces(cap).length, cap.hole - 6) / bubblingArea, 0.08, 0.15);
    within(cap.pitch / cap.outside, 1.25, 1.5);
  });

  test("has the holes of its layout", () => {
    const { deck, manway } = tray("measured", { ...sieve, pieces: [] });
    const plates = [...deck.pieces, ...manway.pieces].filter(({ key }) => key.startsWith("perforated"));
    const metal = plates.reduce((sum, { key }) => sum + solidVolume(key), 0) / trayThickness;
    const [whole] = extruded(
      diskOutline(columnRadius - wallGap, [-columnRadius, apronAt - 7], [-columnRadius, columnRadius]),
      trayThickness,
      "brushed",
    );
    const plain = solidVolume(whole?.key ?? "") / trayThickness;
    const drilled = holeArea(holePlaces(sieve).length, sieve.hole) * 1e6;
    // The seams between the panels are two millimeters wide.
    within((plain - metal) / drilled, 1, 1.1);
  });
});

test("no nut of a tray is on a hole, a valve or a cap", () => {
  for (const device of [sieve, valve, cap]) {
    const { deck, manway } = tray("bolted", { ...device, pieces: [] });
    const nuts = [...deck.pieces, ...manway.pieces].filter(({ key }) => key.startsWith("hexagon"));
    expect(nuts.length).toBeGreaterThan(20);
    for (const { matrix } of nuts) {
      const { x, y } = new Vector3().setFromMatrixPosition(matrix);
      for (const [a, b] of holePlaces(device))
        expect(Math.hypot(x - a, y - b)).toBeGreaterThanOrEqual(device.outside / 2 + socket);
    }
  }
});

test("internals fit through a manhole", () => {
  for (const { pitch } of [sieve, valve, cap]) within(2 * seamAt(pitch), 380, manholeBore - 20);
  expect(demister.split).toBeLessThan(manholeBore);
  expect(supportPlate.width).toBeLessThan(manholeBore);
  expect(supportPlate.height).toBeLessThan(manholeBore);
  for (const { pitch } of [sieve, valve, cap]) expect(columnRadius - wallGap - seamAt(pitch)).toBeLessThan(manholeBore);
});

test("collector and support plate have enough free area for the vapor", () => {
  within(holeArea(chimneyPlaces().length, chimneyTray.bore) / columnArea, 0.12, 0.25);
  const { width, height } = supportPlate.slot;
  within((slotCount() * width * height) / 1e6 / columnArea, 0.7, 1.1);
});

test("the distributor wets the packing evenly", () => {
  within(dripPoints().length / columnArea, 40, 120);
});

test("packing is retained: the grid is finer than a ring, rings and layers fit the column", () => {
  expect(holdDownPitch).toBeLessThan(packingRing.diameter);
  within(columnBore / packingRing.diameter, 15, 40);
  within((columnBore - packing.diameter) / 2, 5, 15);
  within(packing.layer, 190, 300);
});

test("a layer of packing weighs as much as its sheets", () => {
  const sheets = (structuredPacking.sheet.items[0] as { part: Part }).part.pieces.filter(({ metal }) => metal);
  const { kilograms } = weighed([new Part("sheets", sheets, {})]);
  const volume = (Math.PI / 4) * packing.diameter ** 2 * packing.layer * 1e-9;
  within(kilograms / volume / packingDensity, 0.92, 1);
  within(packing.sheet, 0.1, 0.2);
});

test("the feed device is as high as its nozzle, the pad has a usual thickness", () => {
  within(feed.height / feed.bore, 1, 1.3);
  within(demister.thickness, 100, 150);
});

test("the pad is knitted over its top and its cut face, and its wire weighs as much as its bulk density says", () => {
  const { middle, back } = demisterPad();
  for (const [segment, area] of [
    [middle, columnBore * (demister.split + demister.thickness)],
    [back, columnArea * 1e6 * 0.27],
  ] as const) {
    const own = segment.pieces.filter(({ material }) => material === "pad" || material === "knitted");
    const volume = own.reduce((sum, { key }) => sum + solidVolume(key), 0) * 1e-9;
    const { kilograms } = weighed([new Part("pad", own, {})]);
    expect(kilograms / volume).toBeCloseTo(padDensity, 3);
    // A stitch covers 775 mm² of the top, 465 mm² of the face.
    within(own.filter(({ material }) => material === "knitted").length, area / 900, area / 465);
  }
  within(padDensity, 80, 200);
});
