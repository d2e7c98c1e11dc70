import type { Table } from "./particulars.ts";

/** Table of the design data of a vessel by property. */
export const designData = (tag: string, data: Readonly<Record<string, string>>): Table => ({
  title: `DESIGN DATA OF ${tag}`,
  columns: { PROPERTY: 44, VALUE: 76 },
  rows: Object.entries(data),
});
