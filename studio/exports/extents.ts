import type { Mark, Place, Words } from "./read-drawing.ts";

/** Left, top, right and lower edge. */
export type Extent = readonly [left: number, top: number, right: number, foot: number];

const around = (places: readonly Place[], more: number): Extent => {
  const [across, down] = [0, 1].map((axis) => places.map((place) => place[axis] as number)) as [number[], number[]];
  return [Math.min(...across) - more, Math.min(...down) - more, Math.max(...across) + more, Math.max(...down) + more];
};

/** The paper that a mark takes, mm. `lettering`: where a line of text begins on its base line, and its length. */
export function extentOf(mark: Mark, lettering: (words: Words) => readonly [left: number, length: number]): Extent {
  if (mark.kind === "circle") return around([mark.center], mark.radius + mark.width / 2);
  if (mark.kind === "outline") {
    const places = mark.steps.flatMap(([, ...values]) =>
      values.flatMap((value, index) => (index % 2 === 0 ? [[value, values[index + 1] as number] as const] : [])),
    );
    return around(places, mark.width / 2);
  }
  const [left, length] = lettering(mark);
  const [cos, sin] = [Math.cos((mark.angle * Math.PI) / 180), Math.sin((mark.angle * Math.PI) / 180)];
  const corners = [left, left + length].flatMap((x) =>
    [-mark.size, mark.size / 4].map((y) => [mark.at[0] + x * cos + y * sin, mark.at[1] - x * sin + y * cos] as const),
  );
  return around(corners, 0);
}

/** The part of a page, in whole points, that marks take together. */
export function onPage(
  extents: readonly Extent[],
  [width, height]: Place,
  scale: number,
): [number, number, number, number] {
  const edge = (side: 0 | 1 | 2 | 3) => extents.map((extent) => extent[side] * scale);
  return [
    Math.max(0, Math.floor(Math.min(...edge(0)))),
    Math.max(0, Math.floor(Math.min(...edge(1)))),
    Math.min(width, Math.ceil(Math.max(...edge(2)))),
    Math.min(height, Math.ceil(Math.max(...edge(3)))),
  ];
}
