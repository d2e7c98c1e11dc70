import { z } from "zod";
import { line, slug, verbatim } from "./text.ts";

const value = {
  id: slug.meta({ title: "Short name", description: "Stands in addresses and in the files of projects." }),
  name: line.meta({ title: "Name on the page" }),
};

/** Words in which values are filled in. */
const holding = (...values: readonly string[]) =>
  values.reduce((words, value) => words.refine((text) => text.includes(value), `must contain ${value}`), line);

/** content/experience.yaml: what projects can be found by, and the words of the page. Each value has an id of its own among all of them. */
export const projectFacetsSchema = z
  .strictObject({
    disciplines: z.array(z.strictObject(value)).min(1).meta({ one: "a discipline" }),
    plants: z.array(z.strictObject(value)).min(1).meta({ title: "Types of plant", one: "a type of plant" }),
    /** A project has a platform if one of the words is in its description or its detail. */
    platforms: z
      .array(
        z.strictObject({
          ...value,
          words: z
            .array(verbatim)
            .min(1)
            .meta({ one: "a word", description: "A project with one of them in its text has this platform." }),
        }),
      )
      .min(1)
      .meta({ one: "a platform" }),
    /** A project's region follows from the place after the last comma of its client. */
    regions: z
      .array(
        z.strictObject({
          ...value,
          places: z
            .array(verbatim)
            .min(1)
            .meta({ one: "a place", description: "The place after the last comma of a project’s client." }),
        }),
      )
      .min(1)
      .meta({ one: "a region" }),
    /** What a part of a project consists of. */
    tasks: z.array(z.strictObject(value)).min(1).meta({ one: "a task" }),
    /** What our part of a project was. */
    roles: z
      .array(
        z.strictObject({
          ...value,
          tasks: z
            .array(slug)
            .min(1)
            .meta({ one: "a task", description: "Short names of tasks. Projects with this part are found by them." }),
        }),
      )
      .min(1)
      .meta({ title: "Our part of projects", one: "a part" }),
    /**
     * Bands of sizes in one unit. The first band is below the first limit, the last one starts at the last limit. Of a
     * capacity (m³/d, m³/h, MW, t/h) also what projects have in other units, such as MLD, and in their descriptions.
     */
    sizes: z
      .array(
        z.strictObject({
          id: value.id,
          unit: verbatim.meta({
            description: "As it stands in the size of a project. Capacities are converted to it; m³/h are of gas.",
            examples: ["I/O", "m³/d"],
          }),
          shown: line.optional().meta({ title: "Unit on the page", description: "If it says more than the unit." }),
          limits: z.array(z.number().positive()).min(1).meta({
            one: "a limit",
            description: "The first group is below the first limit, the last one above the last.",
          }),
        }),
      )
      .min(1)
      .meta({ one: "a unit" }),
    words: z
      .strictObject({
        filter: line.meta({ title: "Button that shows the filters" }),
        skip: line.meta({ title: "Link that leads past the filters", description: "Shown with the keyboard only." }),
        discipline: line,
        plant: line.meta({ title: "Type of plant" }),
        platform: line,
        region: line,
        size: line,
        /** Before what our part was, and so on, in the rows and above the columns of the CSV file. */
        role: line.meta({ title: "Our part of a project" }),
        year: line,
        pictures: line,
        deliverables: line,
        quote: line.meta({ title: "Link to what the customer said" }),
        search: line.meta({ title: "Name of the search field" }),
        /** "{shown} of {all} projects" */
        count: line
          .refine((words) => words.includes("{shown}"), "must contain {shown}")
          .meta({ title: "Number of projects found", description: "{shown} and {all} become the numbers." }),
        /** Before the choice: where each value can be removed. */
        chosen: line.meta({ title: "Name of the list of what is chosen", description: "For screen readers." }),
        remove: holding("{value}").meta({ title: "Button that removes a value", description: "{value} is replaced." }),
        /** If nothing fits: "Remove Gulf: 7 projects" */
        instead: holding("{value}", "{count}").meta({
          title: "Button that removes a value, if no project is found",
          description: "{value} and {count} are replaced.",
        }),
        show: holding("{count}").meta({
          title: "Button below the filters on phones",
          description: "{count} becomes the number of projects.",
        }),
        partly: holding("{wanted}").meta({
          title: "If no project has all words that are searched for",
          description: "{wanted} becomes the number of words.",
        }),
        unknown: line
          .refine((words) => words.includes("{values}"), "must contain {values}")
          .meta({ title: "Values of an address that there are not", description: "{values} is replaced by them." }),
        none: line.meta({ title: "If no project is found" }),
        sort: line.meta({ title: "Before the columns that the rows can be sorted by", description: "On phones only." }),
        showAll: line.meta({ title: "Button that shows all projects again" }),
        table: line.meta({ title: "Button that saves a table" }),
        columns: z
          .strictObject({
            id: line.meta({ title: "Number of a project" }),
            detail: line.meta({ title: "Second line" }),
            value: line.meta({ title: "Number of a size" }),
            unit: line.meta({ title: "Unit of a size" }),
            address: line.meta({ title: "Address of a project" }),
          })
          .meta({ title: "Columns of the saved table, besides those of the page" }),
        /** The name of the CSV file, without its ending. */
        file: slug.meta({ title: "Name of the saved file" }),
        /** Of bands of sizes: "under {below} {unit}", "{from} to {to} {unit}", "{from} {unit} and more" */
        smaller: line.meta({ title: "Smallest sizes", description: "{below} and {unit} are replaced." }),
        between: line.meta({ title: "Sizes between two limits", description: "{from}, {to} and {unit} are replaced." }),
        larger: line.meta({ title: "Largest sizes", description: "{from} and {unit} are replaced." }),
        /** The text of a link to the projects with a value: "{count} on {value}", where {count} is "14 projects". */
        projects: line.meta({ title: "Several projects", description: "{count} is replaced by their number." }),
        project: line.meta({ title: "A single project" }),
        links: z
          .strictObject({ discipline: line, plant: line, platform: line, region: line, role: line, size: line })
          .meta({ title: "Links to projects", description: "{count} and {value} are replaced." }),
      })
      .meta({ title: "Words of the page" }),
  })
  .superRefine(({ disciplines, plants, platforms, regions, tasks, roles, sizes }, context) => {
    roles.forEach((role, index) =>
      role.tasks.forEach((task, entry) => {
        if (tasks.some(({ id }) => id === task)) return;
        const message = `"${task}" is no task: use one of ${tasks.map(({ id }) => id).join(", ")}, or add it to \`tasks\``;
        context.addIssue({ code: "custom", path: ["roles", index, "tasks", entry], message });
      }),
    );
    const known = new Set<string>();
    for (const [facet, values] of Object.entries({ disciplines, plants, platforms, regions, tasks, sizes })) {
      for (const [position, { id }] of values.entries()) {
        if (known.has(id))
          context.addIssue({ code: "custom", path: [facet, position, "id"], message: `"${id}" is used twice` });
        known.add(id);
      }
    }
  });

export type ProjectFacets = z.infer<typeof projectFacetsSchema>;
