/** A table's name: the id of its heading or caption on the page, or, where there is none, words of its own. */
export type TableName = { readonly "aria-labelledby": string } | { readonly "aria-label": string };
