import { type Part, part } from "../../../kit/part.ts";
import { restingPost } from "../../../kit/pipe-supports.ts";
import { route } from "../../../kit/pipe.ts";
import { distillateCooler } from "./distillate-cooler.ts";
import { distillateDrum } from "./distillate-drum.ts";
import { distillatePumps } from "./distillate-pumps.ts";

/** Origin of the process plant on the plant's grid, m, and X of this section in that plant, mm. */
export const unitDatum = [1000, 500] as const;
export const sectionX = 3000;
/** Plane of drum and cooler, mm. */
const y = 1300;

/** Drum on piers, two pumps, a cooler and a control valve station with the piping between them, about the origin. */
export const distillateSection = () => {
  const { drum, psv, level, platform, ...held } = distillateDrum(y);
  const { x: dropX } = drum.outlet.position;
  const { pumps, suctions, discharges, dischargeY, headerZ, ...pumped } = distillatePumps(dropX);
  const { cooler, station, ...cooled } = distillateCooler(y);
  const lineZ = headerZ + 620;
  const { x: shellX } = cooler.shellIn.position;
  const toCooler = route("to cooler", discharges.out, cooler.shellIn, [
    [discharges.out.position.x, dischargeY, lineZ],
    [shellX, dischargeY, lineZ],
    [shellX, y, lineZ],
  ]);
  const supports = part("pipe supports", [
    ...pumped.posts,
    ...[700, 2500].flatMap((x) => restingPost([x, dischargeY, lineZ], 100, "steel", "x")),
    ...cooled.posts,
  ]).at([0, 0, 0]);
  const parts: Part[] = [
    ...held.equipment,
    ...pumped.equipment,
    ...cooled.equipment,
    supports,
    ...pumped.trains,
    ...held.reliefLine,
    pumped.gaugeJoint,
    ...held.feedLine,
    ...route("suction", drum.outlet, suctions.feed, [[dropX, y, pumped.axis]]),
    ...toCooler,
    ...cooled.lines,
  ];
  const ends = { ...held.ends, ...cooled.ends };
  return { parts, drum, pumps, suctions, discharges, cooler, station, psv, level, platform, lineZ, ends };
};
