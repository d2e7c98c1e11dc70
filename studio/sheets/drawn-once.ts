import type { Flat, Segment } from "./chains.ts";

/** Lines nearer than this are covered by the same stroke, mm on paper. */
const same = 0.03;

interface Span {
  angle: number;
  offset: number;
  from: number;
  to: number;
}

const span = ([a, b]: Segment): Span => {
  let angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  if (angle < -1e-6) angle += Math.PI;
  if (angle >= Math.PI - 1e-6) angle -= Math.PI;
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  const [p, q] = [a, b].map(([x, y]) => x * u + y * v) as Flat;
  return { angle, offset: (a[1] * u - a[0] * v + b[1] * u - b[0] * v) / 2, from: Math.min(p, q), to: Math.max(p, q) };
};
const segmentOf = ({ angle, offset, from, to }: Span): Segment => {
  const [u, v] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number): Flat => [along * u - offset * v, along * v + offset * u];
  return [at(from), at(to)];
};

/**
 * How much further along the longer line a point is than along the shorter one, whose direction differs a little: on lines
 * far from the origin this is many times the difference of their offsets.
 */
const shift = (longer: Span, shorter: Span): number => {
  const [[x, y]] = segmentOf(shorter);
  return x * Math.cos(longer.angle) + y * Math.sin(longer.angle) - shorter.from;
};

/** Whether both ends of the shorter line are covered by the longer one. */
const collinear = (longer: Span, [a, b]: Segment): boolean => {
  const [u, v] = [Math.cos(longer.angle), Math.sin(longer.angle)];
  return [a, b].every(([x, y]) => Math.abs(y * u - x * v - longer.offset) < same);
};

/** Keys of the hash table cells in which a line looks for collinear lines. */
const cells = ({ angle, offset }: Span): string[] =>
  [-1, 0, 1].flatMap((turn) =>
    [-1, 0, 1].map((shift) => `${Math.round(angle * 60) + turn},${Math.round(offset) + shift}`),
  );

/**
 * Merges straight lines on paper, in mm, so that none is drawn twice: a covered line is dropped, a partly covered one
 * extends the other. `over` are wider strokes, which hide what they cover.
 */
export const drawnOnce = (segments: readonly Segment[], over: readonly Segment[] = []): Segment[] => {
  const lines: { span: Span; own: boolean; covered: [number, number][] }[] = [];
  const table = new Map<string, number[]>();
  const all = [
    ...over.map((segment) => ({ segment, own: false })),
    ...segments.map((segment) => ({ segment, own: true })),
  ].map((one) => ({ ...one, span: span(one.segment) }));
  const byLength = all.toSorted(
    (a, b) => Number(a.own) - Number(b.own) || b.span.to - b.span.from - (a.span.to - a.span.from),
  );
  for (const { segment, own, span } of byLength) {
    const near = table.get(`${Math.round(span.angle * 60)},${Math.round(span.offset)}`) ?? [];
    let rest: [number, number][] = [[span.from, span.to]];
    for (const index of near) {
      const line = lines[index] as (typeof lines)[number];
      if (!collinear(line.span, segment)) continue;
      const along = shift(line.span, span);
      rest = rest.flatMap(([start, end]) => {
        const [from, to] = [start + along, end + along];
        const touching = line.covered.filter(([low, high]) => low < to - same && high > from + same);
        if (touching.length === 0) return [[start, end]];
        if (line.own === own) {
          const joined: [number, number] = [
            Math.min(from, ...touching.map(([low]) => low)),
            Math.max(to, ...touching.map(([, high]) => high)),
          ];
          line.covered = [...line.covered.filter((one) => !touching.includes(one)), joined];
          return [];
        }
        const cuts = touching.toSorted((a, b) => a[0] - b[0]);
        const left: [number, number][] = [];
        let at = from;
        for (const [low, high] of cuts) {
          if (low > at + same) left.push([at - along, low - along]);
          at = Math.max(at, high);
        }
        if (at < to - same) left.push([at - along, end]);
        return left;
      });
    }
    if (rest.length === 0) continue;
    for (const cell of cells(span)) table.set(cell, [...(table.get(cell) ?? []), lines.length]);
    lines.push({ span, own, covered: rest });
  }
  return lines
    .filter(({ own }) => own)
    .flatMap(({ span, covered }) => covered.map(([from, to]) => segmentOf({ ...span, from, to })));
};
