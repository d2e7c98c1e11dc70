/** The query parameter with the id of the enlarged picture. */
export const itemParameter = "item";
