// Imports nothing: the test of the files as the site sends them reads it without the studio's packages.

/** What a model may cost in the browser: bytes of its file in brotli, triangles of its different solids and of all. */
export interface Limits {
  bytes: number;
  different: number;
  drawn: number;
}

/** Whole plants, by the names of their models and views. */
const plants: ReadonlySet<string> = new Set(["process-plant", "services-modeling"]);

const ofPlants: Limits = { bytes: 400_000, different: 120_000, drawn: 650_000 };

/** The file of 32,000 different triangles has at most 150 kB. */
const ofOthers: Limits = { bytes: 150_000, different: 32_000, drawn: 250_000 };

/** The limits of a model or view by its name. */
export const limitsOf = (model: string): Limits => (plants.has(model) ? ofPlants : ofOthers);
