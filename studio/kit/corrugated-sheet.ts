/** Corrugated sheets of structured packing. */
import * as cad from "replicad";
import { folded, type Flat, leaning } from "./column-plates.ts";
import { type Piece, solid } from "./solids.ts";

/** Corrugation: depth and pitch along the lower edge, mm, and angle from the vertical, degrees. */
export interface Crimp {
  crimp: number;
  pitch: number;
  angle: number;
}

/** Sheet along X, centred on Z, standing on z = 0; its corrugations incline towards +X. */
export const corrugatedSheet = (length: number, height: number, { crimp, pitch, angle }: Crimp): Piece[] =>
  solid(
    `corrugated ${[length, height, crimp, pitch, angle].map((value) => value.toFixed(1)).join(" ")}`,
    "brushed",
    () => {
      const lean = height * Math.tan((angle * Math.PI) / 180);
      const count = Math.ceil((length / 2 + lean) / pitch) * 2;
      const line = Array.from({ length: 2 * count + 1 }, (_, index): Flat => {
        const step = index - count;
        return [(step * pitch) / 2 - lean / 2, (step % 2 ? crimp / 2 : -crimp / 2) - 0.4];
      });
      const window = cad
        .drawRectangle(length, 2 * crimp)
        .sketchOnPlane("XY")
        .extrude(height) as cad.Shape3D;
      return leaning(folded(line, 0.8), height, lean).intersect(window);
    },
  );
