import { z } from "zod";
import { line, slug, verbatim } from "./text.ts";

const value = { id: slug, name: line };

/** content/experience.yaml: what projects can be found by, and the words of the page. Each value has an id of its own among all of them. */
export const projectFacetsSchema = z
  .strictObject({
    disciplines: z.array(z.strictObject(value)).min(1),
    plants: z.array(z.strictObject(value)).min(1),
    /** A project has a platform if one of the words is in its description or its detail. */
    platforms: z.array(z.strictObject({ ...value, words: z.array(verbatim).min(1) })).min(1),
    /** A project's region follows from the place after the last comma of its client. */
    regions: z.array(z.strictObject({ ...value, places: z.array(verbatim).min(1) })).min(1),
    /** Bands of sizes in one unit. The first band is below the first limit, the last one starts at the last limit. */
    sizes: z.array(z.strictObject({ id: slug, unit: verbatim, limits: z.array(z.number().positive()).min(1) })).min(1),
    words: z.strictObject({
      filter: line,
      discipline: line,
      plant: line,
      platform: line,
      region: line,
      size: line,
      search: line,
      /** "{shown} of {all} projects" */
      count: line.refine((words) => words.includes("{shown}"), "must contain {shown}"),
      none: line,
      showAll: line,
      table: line,
      /** The name of the CSV file, without its ending. */
      file: slug,
      /** Of bands of sizes: "under {below} {unit}", "{from} to {to} {unit}", "{from} {unit} and more" */
      smaller: line,
      between: line,
      larger: line,
      /** The text of a link to the projects with a value: "{count} on {value}", where {count} is "14 projects". */
      projects: line,
      project: line,
      links: z.strictObject({ discipline: line, plant: line, platform: line, region: line, size: line }),
    }),
  })
  .superRefine(({ disciplines, plants, platforms, regions, sizes }, context) => {
    const known = new Set<string>();
    for (const [facet, values] of Object.entries({ disciplines, plants, platforms, regions, sizes })) {
      for (const [at, { id }] of values.entries()) {
        if (known.has(id))
          context.addIssue({ code: "custom", path: [facet, at, "id"], message: `"${id}" is used twice` });
        known.add(id);
      }
    }
  });

export type ProjectFacets = z.infer<typeof projectFacetsSchema>;
