/** Rows of the equipment layout: coolers in front of the pipe rack, pumps under it, each on plinths. */
import { at } from "../../../kit/placement.ts";
import { endSuctionPump } from "../../../kit/pumps.ts";
import { block } from "../../../kit/solids.ts";
import { coolerOnPlinths } from "./equipment-on-plinths.ts";

const bundle = 2400;
export const coolerX = [700, 2700, 4700] as const;
export const coolerY = -5300;
/** Y of the coolers' channel faces, and of the end of a bundle that is pulled out, mm. */
export const channelFace = coolerY - bundle / 2 - 560;
export const pulled = channelFace - bundle - 600;

export const coolerRow = () => {
  const row = coolerX.map((x, index) =>
    coolerOnPlinths(
      `E-20${index + 1}`,
      [x, coolerY],
      { high: 500, edge: 12 },
      { length: bundle, axis: 800, shellBore: 150, along: "y" },
    ),
  );
  return { coolers: row.map(({ cooler }) => cooler), plinths: row.flatMap(({ plinths }) => plinths) };
};

export const pumpX = [900, 2300, 3700, 6300, 7700, 9100] as const;

export const pumpRow = () => ({
  pumps: pumpX.map((x, index) =>
    endSuctionPump(`P-20${index + 1}`, { suction: 100, discharge: 80, shaft: 220, kind: "steel" }).at(
      [x, -900, 250],
      [0, 0, 1],
      90,
    ),
  ),
  plinths: pumpX.flatMap((x) => at(block(620, 1380, 250, "concrete", 12), [x, -480, 0])),
});
