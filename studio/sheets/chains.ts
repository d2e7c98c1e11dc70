export type Flat = [number, number];
export type Segment = [Flat, Flat];

export const distance = (a: Flat, b: Flat) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Direction from one point to another, of length 1. */
export const toward = (a: Flat, b: Flat): Flat => {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

/** Drops points within `slack` of the line between their neighbors. */
export const simplified = (points: Flat[], slack: number): Flat[] => {
  const [a, b] = [points[0] as Flat, points.at(-1) as Flat];
  const length = distance(a, b);
  let [farthest, most] = [0, 0];
  for (let index = 1; index < points.length - 1; index++) {
    const p = points[index] as Flat;
    const off =
      length < 1e-6 ? distance(p, a) : Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length;
    if (off > most) [farthest, most] = [index, off];
  }
  if (most <= slack) return [a, b];
  return [
    ...simplified(points.slice(0, farthest + 1), slack).slice(0, -1),
    ...simplified(points.slice(farthest), slack),
  ];
};

/** Joins segments end to end into polylines, going straight on where possible; ends within `grid` count as equal. */
export const chained = (segments: readonly Segment[], grid: number, slack: number): Flat[][] => {
  const place = ([x, y]: Flat) => `${Math.round(x / grid)},${Math.round(y / grid)}`;
  const meeting = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const end of segment) meeting.set(place(end), [...(meeting.get(place(end)) ?? []), index]);
  });
  const used = new Set<number>();
  const onward = (end: Flat, before: Flat): number => {
    let [best, straightest] = [-1, -0.99];
    for (const index of meeting.get(place(end)) ?? []) {
      if (used.has(index)) continue;
      const [a, b] = segments[index] as Segment;
      const next = place(a) === place(end) ? b : a;
      const [u, v]: Flat[] = [
        [end[0] - before[0], end[1] - before[1]],
        [next[0] - end[0], next[1] - end[1]],
      ];
      if (!u || !v) continue;
      const cosine = (u[0] * v[0] + u[1] * v[1]) / (Math.hypot(...u) * Math.hypot(...v) || 1);
      if (cosine > straightest) [best, straightest] = [index, cosine];
    }
    return best;
  };
  return segments.flatMap((segment, index) => {
    if (used.has(index)) return [];
    used.add(index);
    const line: Flat[] = [...segment];
    for (const forward of [true, false])
      for (;;) {
        if (!forward) line.reverse();
        const next = onward(line.at(-1) as Flat, line.at(-2) as Flat);
        if (next >= 0) {
          used.add(next);
          const [a, b] = segments[next] as Segment;
          line.push(place(a) === place(line.at(-1) as Flat) ? b : a);
        }
        if (!forward) line.reverse();
        if (next < 0) break;
      }
    return [simplified(line, slack)];
  });
};
