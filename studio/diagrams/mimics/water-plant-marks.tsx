import type { MainTag } from "../plant/tags/main-plant.ts";
import { figure } from "../plant/figures.ts";
import { gain, normalLevel, tanks, type TankTag } from "../plant/water.ts";
import { Tank } from "../screen/Tank.tsx";
import { Value } from "../screen/values.tsx";

/** A tank of the water plant with its level and rate of change; top left corner at x and y. */
export const tank = (tag: TankTag, x: number, y: number, height = 150) => (
  <Tank
    x={x}
    y={y}
    width={140}
    height={height}
    tag={tag}
    name={tanks[tag].name}
    level={tanks[tag].level}
    normal={normalLevel(tag)}
    rate={`${figure(gain(tag), 0, true)} m³/h`}
  />
);
/** A flow rate in m³/h with its tag. */
export const flow = (x: number, y: number, tag: MainTag, value: number, decimals = 0) => (
  <Value x={x} y={y} tag={tag} value={figure(value, decimals)} />
);
