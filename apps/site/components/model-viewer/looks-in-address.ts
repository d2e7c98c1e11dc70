import type { Look } from "../model-stage/camera.ts";
import type { Section } from "../model-stage/section.ts";
import type { Vector } from "../model-stage/vectors.ts";

const axes = ["x", "y", "z"];
const degree = Math.PI / 180;

/**
 * A look and a section as short text: bearing, height, distance, aim, projection, then the section's axis and place; the axis
 * is a capital if the other side is cut away.
 */
export function writtenLook({ aim, bearing, height, distance, flat }: Look, section: Section | undefined): string {
  const angles = [bearing, height].map((angle) => (angle / degree).toFixed(1));
  const lengths = [distance, ...aim].map((value) => Math.round(value));
  const axis = axes[section?.axis ?? 0] ?? "";
  const cut = section ? [`${section.flipped ? axis.toUpperCase() : axis}${Math.round(section.at)}`] : [];
  return [...angles, ...lengths, flat ? "flat" : "deep", ...cut].join("_");
}

/** The look and section of such a text; undefined if it is another text. */
export function readLook(text: string | null): { look: Look; section: Section | undefined } | undefined {
  const [bearing, height, distance, x, y, z, depth, cut] = text?.split("_") ?? [];
  const numbers = [bearing, height, distance, x, y, z].map((value) => (value ? Number(value) : Number.NaN));
  if (!numbers.every(Number.isFinite) || depth === undefined) return undefined;
  const [b = 0, h = 0, far = 1, ...aim] = numbers;
  if (far <= 0 || Math.abs(h) > 90) return undefined;
  const letter = cut?.[0] ?? "";
  const axis = axes.indexOf(letter.toLowerCase());
  const at = Number(cut?.slice(1));
  return {
    look: {
      aim: aim as unknown as Vector,
      bearing: b * degree,
      height: h * degree,
      distance: far,
      flat: depth === "flat",
    },
    section:
      axis >= 0 && Number.isFinite(at)
        ? { axis: axis as Section["axis"], at, ...(letter !== axes[axis] && { flipped: true }) }
        : undefined,
  };
}
