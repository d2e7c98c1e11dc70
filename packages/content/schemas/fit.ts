/**
 * How many characters a text should have. A text of another length is no error: the editor says so at its field, and a test
 * of the content fails for developers. Nothing is imported here, because the editor's page reads it.
 */
export interface Fit {
  readonly least: number;
  readonly most: number;
}

/** A meta description: search engines cut off longer ones, and shorter ones say too little. */
export const descriptionFit: Fit = { least: 50, most: 170 };

/** "50 to 170 characters" */
export const fitInWords = ({ least, most }: Fit): string => `${least} to ${most} characters`;

/** How many characters a text has too few (below zero) or too many; 0 if it fits. */
export const beyondFit = (text: string, { least, most }: Fit): number =>
  text.length < least ? text.length - least : Math.max(0, text.length - most);
