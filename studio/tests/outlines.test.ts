import { Vector3 } from "three";
import { expect, test } from "vitest";
import { revolved } from "../kit/solids.ts";
import { silhouette } from "../sheets/feature-lines.ts";

test("the outline of a dome that is modelled as cones has no gaps between them", () => {
  const quarter = Array.from({ length: 13 }, (_, index): [number, number] => {
    const angle = (index * Math.PI) / 24;
    return [600 * Math.cos(angle), 300 * Math.sin(angle)];
  });
  const [dome] = revolved([[0, 0], ...quarter], "steel");
  const eye = new Vector3(0.6, -0.62, 0.5).normalize();
  const lines = silhouette(dome?.key ?? "", eye, 0.75);
  expect(lines.length).toBeGreaterThan(20);
  const ends = lines.flatMap(({ from, to }) => [from, to]);
  const loose = ends.filter((end) => ends.every((other) => other === end || other.distanceTo(end) > 1));
  // An outline begins and ends at the dome's rim.
  expect(loose.filter(({ z }) => z > 60)).toEqual([]);
});
