import { Vector3 } from "three";
import { branchedRun } from "../../../kit/branched-runs.ts";
import { connect } from "../../../kit/connect.ts";
import { reliefValve } from "../../../kit/control-valves.ts";
import { gravityFall, reliefFall } from "../../../kit/falls.ts";
import { part } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import { restrictionOrifice } from "../../../kit/restriction-orifices.ts";
import { levelGauge } from "../../skids/parts/level-gauge.ts";
import { bridlePlatform } from "./bridle-platform.ts";
import { controlStation } from "./control-station.ts";
import { withBoot } from "./drum-boot.ts";
import { drumOnPiers } from "./equipment-on-plinths.ts";
import { leaveOpen } from "../../../kit/spools.ts";
import { levelBridle } from "./level-bridle.ts";
import { lineEnd } from "./line-ends.ts";

/** Height of the condensate's lowest corner over the drum, and where the relief line ends behind it, mm. */
const [feedZ, reliefY] = [4500, 2750];
const [drumX, pier] = [-2100, 2100];
/** Diameter and length of the boot, mm. */
export const boot = { diameter: 500, length: 1100 } as const;
/** Distance of the boot's axis from the drum's left tangent line, mm. */
const bootAt = 1450;
/** Plane and height of the line from the boot to its valve station, which begins at this X, mm. */
const [waterY, waterZ, waterX] = [2450, 780, -2290];
/** Height of the vent line's top, and where its branch is on the relief line, mm. */
const [ventZ, ventY] = [4900, 1790];
/** High enough to walk under the platform to the pumps' valves, mm. */
export const platformTop = 2400;

/**
 * Drum V-301 on its piers in the plane `y`, with level bridle and its platform, relief valve, and the relief and feed
 * lines to their open ends.
 */
export const distillateDrum = (y: number) => {
  const { drum: vessel, piers } = drumOnPiers(
    "V-301",
    [drumX, y],
    { high: pier, edge: 15 },
    {
      nozzles: {
        vent: { bore: 50, station: 2500, bearing: 90, reach: 230 },
        outlet: { bore: 200, station: 2200, bearing: -90, reach: 240 },
        inlet: { bore: 150, station: 500, bearing: 90, reach: 230 },
        // Above the relief header, so that the valve's outlet line falls toward it.
        relief: { bore: 80, station: 1500, bearing: 90, reach: 400 },
        levelLow: { bore: 50, station: 1150, bearing: 180, aside: -420, reach: 190 },
        levelHigh: { bore: 50, station: 1150, bearing: 180, aside: 420, reach: 190 },
      },
      manways: [{ bore: 500, on: "upper", station: 0, reach: 640 }],
      nameplate: { station: 1800, bearing: 180 },
      lugs: [1000, 2600],
      welded: [[bootAt - boot.diameter / 2, bootAt + boot.diameter / 2]],
    },
  );
  const drum = withBoot(vessel, {
    ...boot,
    of: 1500,
    wall: 10,
    x: bootAt - 1800,
    axis: 1050,
    outlet: 50,
    level: 25,
  });
  const psv = reliefValve("PSV-301", 80, 100, "steel");
  const reliefJoint = connect(drum.relief, psv.inlet, 90);
  const relieved = psv.outlet.position;
  const fall = (to: number) => relieved.z - reliefFall * (to - relieved.y);
  const reliefEnd = lineEnd("relief", 100, [relieved.x, reliefY, fall(reliefY)], [0, -1, reliefFall]);
  // What does not condense leaves through the orifice, into the line after the relief valve.
  const up = { bore: 50, station: 200, direction: [0, 1, 0], reach: 170 } as const;
  const tee = branchedRun("relief tee", 100, 400, "steel", { vent: up });
  tee.at([relieved.x, ventY - 200, fall(ventY - 200)], [0, 1, -reliefFall]);
  const orifice = restrictionOrifice("FO-303", 50, "steel");
  const ventJoint = connect(drum.vent, orifice.inlet, 90);
  const over = orifice.outlet.position;
  const vent = route("vent", orifice.outlet, tee.vent, [
    [over.x, over.y, ventZ],
    [over.x, ventY, ventZ - gravityFall * (ventY - over.y)],
    [relieved.x, ventY, ventZ - gravityFall * (ventY - over.y + over.x - relieved.x)],
  ]);
  const station = controlStation("LV-302", [waterX, waterY, waterZ], 50, 40);
  leaveOpen(station.outlet);
  const water = route("boot water", drum.water, station.inlet, [{ z: waterZ }, { y: waterY }]);
  const gauge = levelGauge("LG-302", drum.gaugeLow, drum.gaugeHigh);
  const boundary = levelGauge("LT-302", drum.interfaceLow, drum.interfaceHigh, "transmitter");
  const { x: feedX } = drum.inlet.position;
  const feedEnd = lineEnd("feed", 150, [-4300, y, feedZ + gravityFall * (feedX + 4300)], [1, 0, -gravityFall]);
  const level = levelBridle("301", drum.levelLow, drum.levelHigh);
  const { x: bridleX } = drum.levelLow.position;
  const { y: bridleY } = new Vector3().setFromMatrixPosition(level.gauge.matrix);
  const platform = bridlePlatform(
    { left: bridleX - 1090, right: bridleX + 940, front: y - 2200, back: y - 950, top: platformTop },
    [bridleX, bridleY],
  );
  return {
    drum,
    psv,
    level,
    boundary: boundary.gauge,
    orifice,
    water: station,
    platform,
    equipment: [
      drum,
      part("piers", piers).at([0, 0, 0]),
      platform,
      psv,
      ...level.parts,
      ...gauge.parts,
      ...boundary.parts,
      feedEnd,
    ],
    reliefLine: [
      reliefJoint,
      reliefEnd,
      tee,
      orifice,
      ventJoint,
      ...vent,
      ...route("relief to its tee", psv.outlet, tee.inlet),
      ...route("relief", tee.outlet, reliefEnd.outlet),
    ],
    waterLine: [...water, ...station.parts],
    feedLine: route("feed", drum.inlet, feedEnd.outlet, [{ z: feedZ }]),
    ends: { feed: feedEnd.inlet, relief: reliefEnd.inlet },
  };
};
