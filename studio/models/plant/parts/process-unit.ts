/** The process plant: column in its structure, air cooler on the rack, drum with pumps and cooler in front of it. */
import { Matrix4 } from "three";
import { airCooler } from "../../../kit/air-coolers.ts";
import { fallingTo, gravityFall, reliefFall, steamFall } from "../../../kit/falls.ts";
import { type Part, part } from "../../../kit/part.ts";
import { clampArm } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import type { Point } from "../../../kit/placement.ts";
import { iSections } from "../../../kit/steel-sections.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { paving } from "../../../kit/structures.ts";
import { controlStation } from "./control-station.ts";
import { coolerWalkways } from "./cooler-walkways.ts";
import { distillateSection, sectionX } from "./distillate-section.ts";
import { dripLeg } from "./line-ends.ts";
import { members } from "./pipe-rack.ts";
import { plantHeaders, rack, rackY } from "./plant-headers.ts";
import { stripper, stripperLines, stripperSupports } from "./stripper.ts";

/** X of the stripping column, mm. */
export const columnX = -7200;
const [low, high] = rack.tiers as [number, number];
/** Portals between which the air cooler stands, X in mm. */
const [west, east] = rack.portals as [number, number];

/** The whole unit, with the parts that the equipment list or a dimension refers to. */
export const processUnit = () => {
  const section = distillateSection();
  const aside = new Matrix4().makeTranslation(sectionX, 0, 0);
  for (const { matrix } of section.parts) matrix.premultiply(aside);
  const { ends } = section;
  const { column, structure, level, parts: tower } = stripper(columnX);
  const headers = plantHeaders(ends.waterIn.position.x, ends.relief.position.x);
  const cooled = { width: 5160, tubes: 4600, inlet: 200, outlet: 150, half: 1900 };
  const coolerAt: Point = [(west + east) / 2, rackY, rack.trays + 12];
  const cooler = airCooler("E-302", cooled).at(coolerAt);
  const walkways = coolerWalkways(cooler.name, {
    side: cooled.width / 2 - 80,
    half: cooled.half,
    inner: cooled.tubes / 2 + 365,
    top: 850,
    paving: coolerAt[2],
    column: [(west - east) / 2, -rack.half - iSections[members.column].height / 2],
  }).at(coolerAt);

  const { feedY, steamY, bottomsY, vaporZ, bottomsZ, stationX, stationY } = stripperLines;
  const [feed, steam] = [headers.feed.position, headers.steam.position];
  const [top, out, drum] = [cooler.inlet.position, cooler.outlet.position, ends.feed.position];
  const onRack: Point = [columnX, steam.y, steam.z - steamFall * (steam.x - columnX)];
  const foot: Point = [columnX, steamY, onRack[2] - steamFall * (steam.y - steamY)];
  const drip = dripLeg("stripping steam drip leg", 200, foot, [0, -1, -steamFall]);
  const bottoms = controlStation("LV-303", [columnX + stationX, stationY, bottomsZ], 150, 100);
  leaveOpen(bottoms.outlet);
  const columnLines: Part[] = [
    ...route("column feed", column.feed, headers.feed, [{ y: feedY }, { z: feed.z }, { y: feed.y }]),
    ...route("stripping steam", drip.leg.inlet, headers.steam, [onRack]),
    ...route("stripping steam to C-301", column.steam, drip.leg.outlet, [{ y: steamY }]),
    ...drip.parts,
    ...route("column bottoms", column.bottoms, bottoms.inlet, [{ y: bottomsY }, { z: bottomsZ }, { y: stationY }]),
    ...route("vapor", column.vapor, cooler.inlet, [{ z: vaporZ }, { y: top.y }, { x: top.x }]),
    ...route(
      "condensed vapor",
      cooler.outlet,
      ends.feed,
      fallingTo(drum, gravityFall, [
        [out.x, out.y],
        [out.x, drum.y],
      ]),
    ),
    ...bottoms.parts,
  ];

  const relief = ends.relief.position;
  const [supply, back, flare] = [headers.supply.position, headers.back.position, headers.flare.position];
  /** Over the diagonals of the braced bay. */
  const over = supply.z + 410;
  /** Where the relief line goes down to its header: just before the rack. */
  const drop = 4300;
  const headerLines: Part[] = [
    ...route("water in", ends.waterIn, headers.supply, [{ y: 3850 }, { z: over }, { y: supply.y }]),
    ...route("water out", ends.waterOut, headers.back, [{ y: 3250 }, { z: back.z }]),
    ...route("relief to flare", ends.relief, headers.flare, [
      { y: drop, z: relief.z - reliefFall * (drop - relief.y) },
      ...fallingTo(flare, reliefFall, [[relief.x, drop]]),
    ]),
  ];
  const web = rackY - rack.half - iSections[members.along].web / 2;
  const clamps = part(
    "clamps of the condensate line",
    [low - 60, high - 60].flatMap((z) => clampArm([out.x, web, z], [out.x, out.y, z], 150, "steel")),
  ).at([0, 0, 0]);
  const ground = part("paving", paving([-10000, -3500], [10850, 10600])).at([0, 0, 0]);
  const parts = [
    ground,
    cooler,
    walkways,
    clamps,
    stripperSupports(columnX, feed.z, foot[2]),
    ...tower,
    ...section.parts,
    ...headers.parts,
    ...columnLines,
    ...headerLines,
  ];
  return { parts, structure, column, level, bottoms, steel: headers.steel, cooler, walkways, section };
};
