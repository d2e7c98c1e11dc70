/** A column in two sections side by side, with internals in their usual order. */
import { type Part, part, type Port, withPorts } from "../kit/part.ts";
import { at, type Point } from "../kit/placement.ts";
import type { Piece } from "../kit/solids.ts";
import { leaveOpen } from "../kit/spools.ts";
import { collector, drawOffNozzle } from "../models/columns/parts/column-collector.ts";
import { demisterPad, vaporNozzle } from "../models/columns/parts/column-demister.ts";
import { liquidDistributor, liquidNozzle } from "../models/columns/parts/column-distributor.ts";
import { ringWidth, sieve, supportPlate, traySpacing } from "../models/columns/parts/column-duty.ts";
import { feedBracket, feedDevice, feedNozzle } from "../models/columns/parts/column-feed.ts";
import { holdDownGrid, holdDownStops } from "../models/columns/parts/column-hold-down.ts";
import { ringBed, valleyRings } from "../models/columns/parts/column-ring.ts";
import { columnShell, ellipticalHead, supportRing } from "../models/columns/parts/column-shell.ts";
import { seamBolts, supportBeams } from "../models/columns/parts/column-support.ts";
import { tray, trayAt } from "../models/columns/parts/column-tray.ts";
import type { Model } from "../models/model.ts";

/** More than a quarter is cut away, toward the camera. */
const standing = { from: -8, sweep: 236 };
const seen = (bearing: number) => bearing > 222 && bearing < 358;

const up = (pieces: readonly Piece[], z: number): Piece[] => at(pieces, [0, 0, z]);
const put = (parts: readonly Part[], [x, y, from]: Point, z: number): Part[] =>
  parts.map((each) => each.at([x, y, from + z]));

/**
 * Upper section with its lower cut at `base`: mist eliminator without its front segment, distributor, grid, packed bed,
 * support plate.
 */
const upperLength = (base: Point): { parts: Part[]; ends: Port[] } => {
  const [support, depth] = [160, 480];
  const grid = support + supportPlate.height + depth;
  const spread = grid + 220;
  const { feedAt, ...distributor } = liquidDistributor();
  const { ring: padRing, middle, back } = demisterPad();
  const pad = spread + feedAt + 130;
  const tangent = pad + 370;
  const vapor = vaporNozzle(tangent);
  const liquid = liquidNozzle(spread + feedAt);
  const shell = withPorts("upper shell", { vapor: vapor.end, liquid: liquid.end }, [
    ...columnShell([0, tangent], standing, [liquid.opening]),
    ...up(ellipticalHead(standing), tangent),
    ...[support, spread].flatMap((z) => up(supportRing(z === support ? 60 : ringWidth), z)),
    ...up(holdDownStops([22, 67, 112, 157, 202]), grid),
    ...vapor.pieces,
    ...liquid.pieces,
  ]);
  const bed = part("packed bed", [...up(ringBed(depth, seen), depth), ...valleyRings()]);
  return {
    parts: [
      ...put([shell], base, 0),
      ...put([...supportBeams(), seamBolts()], base, support),
      ...put([bed], base, support + supportPlate.height),
      ...put(Object.values(holdDownGrid()), base, grid),
      ...put(Object.values(distributor), base, spread),
      ...put([padRing, middle, back], base, pad),
    ],
    ends: [shell.vapor, shell.liquid],
  };
};

/** Lower section with its lower cut at `base`: chimney tray, vane inlet, two trays. */
const lowerLength = (base: Point): { parts: Part[]; ends: Port[] } => {
  const trays = 2;
  const first = traySpacing - 40;
  const inlet = first + trays * traySpacing - 60;
  const collect = inlet + 420;
  const top = collect + 560;
  const [drawn, mixture] = [drawOffNozzle(collect), feedNozzle(inlet)];
  const shell = withPorts("lower shell", { drawOff: drawn.end, feed: mixture.end }, [
    ...columnShell([0, top], standing, [drawn.opening, mixture.opening]),
    ...up(feedBracket(), inlet),
    ...drawn.pieces,
    ...mixture.pieces,
  ]);
  const [x, y, from] = base;
  const decks = Array.from({ length: trays }, (_, index) => {
    const made = tray(`tray ${trays - index}`, { ...sieve, pieces: [] });
    return trayAt(made, [x, y, from + first + index * traySpacing], index % 2 ? 180 : 0);
  });
  return {
    parts: [
      ...put([shell], base, 0),
      ...put([feedDevice()], base, inlet),
      ...put(Object.values(collector()), base, collect),
      ...decks.flat(),
    ],
    ends: [shell.drawOff, shell.feed],
  };
};

const upper = upperLength([-900, 0, 0]);
const lower = lowerLength([900, 0, 0]);
leaveOpen(...upper.ends, ...lower.ends);

export default {
  name: "products-column-internals",
  title: "Column internals, column shown in two lengths",
  drawingNumber: "COL-201-GA-011",
  parts: [...upper.parts, ...lower.parts],
  camera: { bearing: -76, height: 16, lens: 90, frame: [1600, 1400], inside: 12, fill: 0.94 },
} satisfies Model;
