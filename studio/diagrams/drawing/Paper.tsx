import type { ReactNode } from "react";
import { Tagged } from "./Tagged.tsx";

/**
 * Size of a drawing in units, which are CSS pixels at full size. At half size, 18 units are 9 px, the smallest legible
 * text.
 */
export const width = 1600;
export const height = 1000;

/**
 * Size of pictures for services and the timeline, which are shown 330 to 420 px wide: few, large elements, no text
 * below 22 units.
 */
export const small = { width: 960, height: 600 } as const;

const large = { width, height } as const;

type PaperProps = { size?: { width: number; height: number }; fill: string; title?: string; children: ReactNode };

/** The root of a drawing: its paper in one color. */
export const Paper = ({ size = large, fill, title, children }: PaperProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox={`0 0 ${size.width} ${size.height}`}
    width={size.width}
    height={size.height}
  >
    {title && <title>{title}</title>}
    <Tagged as="Artifact">
      <rect width={size.width} height={size.height} fill={fill} />
    </Tagged>
    {children}
  </svg>
);
