/** Finds a font with the widths of Arial, to which the site's fallback face is fitted (fallback-faces.json). */
export function findArial(folders?: readonly string[]): string | undefined;
