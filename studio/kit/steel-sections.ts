/** Hot-rolled sections by EN 10365, those in use. Root radii are left out, so that a section weighs 2 to 9 % less. */
import type { Outline } from "./solids.ts";

/** Sizes of a section, mm. */
interface SectionSize {
  height: number;
  width: number;
  web: number;
  flange: number;
}

const sizes = (height: number, width: number, web: number, flange: number): SectionSize => ({
  height,
  width,
  web,
  flange,
});

/** I-sections by designation: IPE for beams, HEB for columns and where a wide flange is needed. */
export const iSections = {
  "IPE 140": sizes(140, 73, 4.7, 6.9),
  "IPE 160": sizes(160, 82, 5, 7.4),
  "IPE 180": sizes(180, 91, 5.3, 8),
  "IPE 200": sizes(200, 100, 5.6, 8.5),
  "IPE 220": sizes(220, 110, 5.9, 9.2),
  "IPE 240": sizes(240, 120, 6.2, 9.8),
  "IPE 270": sizes(270, 135, 6.6, 10.2),
  "IPE 300": sizes(300, 150, 7.1, 10.7),
  "IPE 330": sizes(330, 160, 7.5, 11.5),
  "HEB 140": sizes(140, 140, 7, 12),
  "HEB 180": sizes(180, 180, 8.5, 14),
  "HEB 200": sizes(200, 200, 9, 15),
  "HEB 240": sizes(240, 240, 10, 17),
} as const;
export type ISection = keyof typeof iSections;

/** Channels with parallel flanges by designation. */
export const channels = {
  "UPE 160": sizes(160, 70, 5.5, 9.5),
  "UPE 220": sizes(220, 85, 6.5, 12),
} as const;

/** Outline of an I-section, web along Y. */
export const iOutline = ({ height, width, web, flange }: SectionSize): Outline => {
  const half = width / 2;
  const inner = height / 2 - flange;
  return [
    [-half, -height / 2],
    [half, -height / 2],
    [half, -inner],
    [web / 2, -inner],
    [web / 2, inner],
    [half, inner],
    [half, height / 2],
    [-half, height / 2],
    [-half, inner],
    [-web / 2, inner],
    [-web / 2, -inner],
    [-half, -inner],
  ];
};

/** Outline of a channel, back on X = 0, open to +X. */
export const channelOutline = ({ height, width, web, flange }: SectionSize): Outline => [
  [0, -height / 2],
  [width, -height / 2],
  [width, -height / 2 + flange],
  [web, -height / 2 + flange],
  [web, height / 2 - flange],
  [width, height / 2 - flange],
  [width, height / 2],
  [0, height / 2],
];
