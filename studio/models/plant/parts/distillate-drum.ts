import { Vector3 } from "three";
import { connect } from "../../../kit/connect.ts";
import { reliefValve } from "../../../kit/control-valves.ts";
import { gravityFall, reliefFall } from "../../../kit/falls.ts";
import { part } from "../../../kit/part.ts";
import { route } from "../../../kit/pipe.ts";
import { bridlePlatform } from "./bridle-platform.ts";
import { drumOnPiers } from "./equipment-on-plinths.ts";
import { levelBridle } from "./level-bridle.ts";
import { lineEnd } from "./line-ends.ts";

/** Height of the condensate's lowest corner over the drum, and where the relief line ends behind it, mm. */
const [feedZ, reliefY] = [4500, 2750];
const [drumX, pier] = [-2100, 2100];
/** High enough to walk under the platform to the pumps' valves, mm. */
export const platformTop = 2400;

/**
 * Drum V-301 on its piers in the plane `y`, with level bridle and its platform, relief valve, and the relief and feed
 * lines to their open ends.
 */
export const distillateDrum = (y: number) => {
  const { drum, piers } = drumOnPiers(
    "V-301",
    [drumX, y],
    { high: pier, edge: 15 },
    {
      nozzles: {
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
    },
  );
  const psv = reliefValve("PSV-301", 80, 100, "steel");
  const reliefJoint = connect(drum.relief, psv.inlet, 90);
  const relieved = psv.outlet.position;
  const reliefZ = relieved.z - reliefFall * (reliefY - relieved.y);
  const reliefEnd = lineEnd("relief", 100, [relieved.x, reliefY, reliefZ], [0, -1, reliefFall]);
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
    platform,
    equipment: [drum, part("piers", piers).at([0, 0, 0]), platform, psv, ...level.parts, feedEnd],
    reliefLine: [reliefJoint, reliefEnd, ...route("relief", psv.outlet, reliefEnd.outlet)],
    feedLine: route("feed", drum.inlet, feedEnd.outlet, [{ z: feedZ }]),
    ends: { feed: feedEnd.inlet, relief: reliefEnd.inlet },
  };
};
