import { Quantity, Text } from "../drawing/Text.tsx";
import { type MainTag, loopOf } from "../plant/tags/main-plant.ts";
import { AlarmMark } from "./AlarmMark.tsx";

type ValueProps = {
  x: number;
  y: number;
  /** With a tag of the plant, the unit is that of its loop. */
  tag?: MainTag;
  value: string;
  unit?: string;
  width?: number;
  alarm?: 1 | 2 | 3;
};

/**
 * A live value: tag above, number and unit in a field, framed and marked while in alarm. Origin: top left of the field.
 */
export function Value({ x, y, tag, value, unit = tag ? loopOf(tag).unit : "", width = 118, alarm }: ValueProps) {
  return (
    <g>
      {tag && <Text x={x} y={y - 7} words={tag} />}
      <rect
        x={x}
        y={y}
        width={width}
        height={30}
        fill="var(--field)"
        stroke={alarm ? `var(--priority${alarm})` : "none"}
        strokeWidth={alarm ? 4 : 0}
      />
      <Quantity x={x + width - 8} y={y + 22} anchor="end" sizes={[21, 18]} value={value} unit={unit} />
      {alarm && <AlarmMark x={x + width + 24} y={y + 15} priority={alarm} />}
    </g>
  );
}
