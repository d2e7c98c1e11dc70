/** Walkways along both headers of the air cooler, from which its tubes are cleaned, each with a caged ladder. */
import { cagedLadder } from "../../../kit/caged-ladders.ts";
import { gratingDepth, gratingFloor } from "../../../kit/gratings.ts";
import { type Part, part } from "../../../kit/part.ts";
import { bar, type Point, slab, turned } from "../../../kit/placement.ts";
import { hollow, type Piece } from "../../../kit/solids.ts";
import { beam, handrail, kneeTube } from "../../../kit/steel.ts";
import { iSections } from "../../../kit/steel-sections.ts";

const member = "IPE 160";
const depth = iSections[member].height;
/** Width of a walkway, and of the part of a leg that carries it on each side of the leg's axis, mm. */
const [wide, leg] = [900, 80] as const;

interface WalkwayForm {
  /** Half the distance of the outer legs along the header, and the distance of these legs' axis from the cooler's, mm. */
  side: number;
  half: number;
  /** Distance of the walkway's inner edge from the cooler's axis, and its top above the legs' feet, mm. */
  inner: number;
  top: number;
  /** Depth of the paving below the legs' feet, mm. */
  paving: number;
  /** Face of the rack's column beside the ladder, from the cooler's middle, mm. */
  column: readonly [x: number, y: number];
}

/** Walkway on the -Y side on cantilevers of the outer legs; its ladder is at the -X end and is held by the rack's column. */
const walkway = ({ side, half, inner, top, paving, column }: WalkwayForm): Piece[] => {
  const [near, far] = [-inner, -inner - wide];
  const [left, right] = [-side - leg, side + leg];
  const under = top - gratingDepth;
  const middle = under - depth / 2;
  const ladder: Point = [left - 66, (near + far) / 2, -paving];
  return [
    ...[-side, side].flatMap((x) => [
      ...beam([x, -half - leg, middle], [x, far, middle], member),
      ...hollow(4, bar([x, -half - leg - 18, 90], [x, far + 350, under - depth + 20], 32, "steel")),
    ]),
    ...[near - 45, far + 45].flatMap((y) => beam([-side, y, middle], [side, y, middle], member)),
    ...[left, right - 10].flatMap((x) => slab([x, far, under - depth], [x + 10, near, under], "steel")),
    ...gratingFloor([left, far], [right, near], top, true),
    ...handrail([[left + 20, ladder[1] - 330, top], { y: far + 20 }, { x: right - 20 }, { y: near - 20 }]),
    ...handrail([
      [left + 20, near - 20, top],
      [left + 20, ladder[1] + 330, top],
    ]),
    // The header closes the gap above; below it, the knee rail does.
    ...kneeTube([left + 20, near - 20, top + 550], [right - 20, near - 20, top + 550]),
    ...turned(cagedLadder(paving + top, 70), 90, ladder),
    ...[0.33, 0.66].flatMap((share) => {
      const z = share * paving - paving;
      // Oblique, so that its axis ends before the column's face.
      return hollow(4, bar([ladder[0], ladder[1] + 225, z], [column[0], column[1] - 12, z], 24, "steel"));
    }),
  ];
};

/** Both walkways of the air cooler of that name, in its coordinates. */
export const coolerWalkways = (cooler: string, form: WalkwayForm): Part => {
  const one = walkway(form);
  return part(`walkways of ${cooler}`, [...one, ...turned(one, 180)]);
};
