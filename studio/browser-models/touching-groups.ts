import { Box3, Matrix4, Vector3 } from "three";
import type { Part } from "../kit/part.ts";
import type { Piece } from "../kit/solids.ts";
import { boundsOf } from "./browser-mesh.ts";

/** Boxes nearer than this touch, mm: gaskets and washers are modeled with less play. */
const play = 1;

const boxOf = ({ key, matrix }: Piece): Box3 => {
  const [low, high] = boundsOf(key).map((corner) => new Vector3().fromArray(corner as number[]));
  return new Box3(low, high).applyMatrix4(new Matrix4().copy(matrix)).expandByScalar(play / 2);
};

/** The pieces of a part in groups whose boxes touch: the two bearings of a shaft, the troughs of a distributor. */
export const touchingGroups = ({ pieces }: Part): ReadonlySet<Piece>[] => {
  let groups: { boxes: Box3[]; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const box = boxOf(piece);
    const near = groups.filter(({ boxes }) => boxes.some((other) => other.intersectsBox(box)));
    groups = [
      ...groups.filter((group) => !near.includes(group)),
      {
        boxes: [...near.flatMap(({ boxes }) => boxes), box],
        pieces: [...near.flatMap((group) => group.pieces), piece],
      },
    ];
  }
  return groups.map((group) => new Set(group.pieces));
};
