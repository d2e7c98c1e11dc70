/** The name of a view if it is its id with a capital, as most are; only the others need words in the document. */
export const viewNameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
