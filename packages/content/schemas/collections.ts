import { z } from "zod";
import { type Opening, openingSchema } from "./opening.ts";
import { address, confirmation, consent, line, slug, text } from "./text.ts";

/**
 * content/galleries/NAME.yaml: the captions of one gallery, in the order shown. Nothing in it is to be confirmed: /showcase
 * says that the drawings and renderings are our own.
 */
export const gallerySchema = z
  .strictObject({
    /**
     * `alt` says what an engineer sees in the picture, `sheetAlt` what the drawing shows. Without them the item has
     * none.
     */
    items: z
      .array(
        z.strictObject({
          id: slug.meta({ title: "Picture", choice: "picture" }),
          title: line.meta({ title: "Caption" }),
          alt: line.optional().meta({ title: "What an engineer sees in the picture" }),
          sheetAlt: line.optional().meta({ title: "What the drawing of it shows" }),
        }),
      )
      .min(1)
      .meta({ title: "Pictures, in order", one: "a picture" }),
  })
  .superRefine(({ items }, context) => {
    items.forEach(({ id }, index) => {
      if (items.findIndex((item) => item.id === id) !== index) {
        context.addIssue({ code: "custom", path: ["items", index, "id"], message: `"${id}" is used twice` });
      }
    });
  });

/** content/projects/NAME.yaml: one group of the experience profiles. */
export const projectGroupSchema = z.strictObject({
  heading: line.meta({ title: "Name of the group" }),
  /** Values of content/experience.yaml, of all projects of the group or of one. */
  discipline: slug
    .optional()
    .meta({ title: "Discipline", description: "One of those of the experience page.", choice: "discipline" }),
  plant: slug
    .optional()
    .meta({ title: "Type of plant", description: "If it is the same for all projects of the group.", choice: "plant" }),
  projects: z
    .array(
      z.strictObject({
        /** Of its own among all projects: links, enquiries and tables name the project by it, whatever its texts become. */
        id: slug
          // Missing is an error of its own, which says which number is free (check/check-project-facets.ts).
          .default("")
          .meta({
            title: "Number",
            description: "Of its own among all projects. It never changes: addresses of the project have it.",
            examples: ["p-001"],
            numbered: true,
            rare: true,
          }),
        description: line.meta({ title: "What was done" }),
        client: line.meta({
          description: "The type of company and the region, never its name.",
          examples: ["Desalination OEM, Gulf region"],
        }),
        /** Scope of the project, as a number: "620 I/O", "34 isometrics". */
        size: line.optional().meta({ title: "Size", examples: ["620 I/O", "34 isometrics"] }),
        detail: line.optional().meta({ title: "Second line", description: "Platforms, standards, what was special." }),
        panel: line.optional().meta({ title: "Second line in the profile of control panels" }),
        plant: slug.optional().meta({
          title: "Type of plant",
          description: "If it is another one than that of the group.",
          choice: "plant",
        }),
        /** What our part of it was: a value of content/experience.yaml. */
        role: slug.optional().meta({
          title: "Our part",
          description: "One of those of the experience page.",
          examples: ["programming-commissioning"],
          choice: "role",
        }),
        /** Shown only where it is known. */
        year: z.int().min(1950).max(2100).optional().meta({ title: "Year", description: "Only if it is known." }),
        /** The success story about the project. */
        story: address.optional().meta({ title: "Success story" }),
        /** Pictures of the galleries, by their names there. */
        pictures: z
          .array(slug.meta({ title: "Picture", choice: "picture" }))
          .min(1)
          .optional()
          .meta({
            description: "Pictures of a gallery that show such a thing. The project links to them.",
            examples: ["lube-oil-console"],
            one: "a picture",
          }),
        deliverables: z
          .array(slug.meta({ title: "Document", choice: "picture" }))
          .min(1)
          .optional()
          .meta({
            description: "Sample documents of a gallery, of the kinds that were delivered. The project links to them.",
            examples: ["loop-diagram"],
            one: "a document",
          }),
        ...confirmation,
      }),
    )
    .meta({ one: "a project" }),
});

/** content/careers/NAME.yaml: the openings of one department. */
export const departmentSchema = z.strictObject({
  heading: line.meta({ title: "Department" }),
  order: z.int().meta({ title: "Position on the page", rare: true }),
  /** May be empty: the page then says that the department has none. */
  openings: z.array(openingSchema).meta({ one: "an opening" }),
});

/** content/testimonials.yaml: quotes of customers, each with a role and a region, never a person's name. */
export const testimonialsSchema = z.strictObject({
  /** Pages use `id` to show a quote as their proof. */
  quotes: z
    .array(
      z.strictObject({
        id: slug.optional().meta({ title: "Short name", description: "By which pages refer to the quote." }),
        text: text.meta({ title: "The customer’s words" }),
        role: line,
        region: line,
        /** Beside another story a quote would seem to be about its job. */
        story: address.optional().meta({ title: "Success story about the same job" }),
        consent,
        ...confirmation,
      }),
    )
    .meta({ one: "a quote" }),
});

export type Gallery = z.infer<typeof gallerySchema>;
export type ProjectGroup = z.infer<typeof projectGroupSchema>;
export type Department = Omit<z.infer<typeof departmentSchema>, "openings"> & { readonly openings: readonly Opening[] };
export type Testimonials = z.infer<typeof testimonialsSchema>;
