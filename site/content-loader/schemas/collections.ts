import { z } from "zod";
import { address, confirmation, consent, line, slug, text } from "./text.ts";

/** content/galleries/NAME.yaml: the captions of one gallery, in the order shown. `size` is fixed by the specification. */
export const gallerySchema = z
  .strictObject({
    ...confirmation,
    size: z.int().positive(),
    /**
     * `alt` says what an engineer sees in the picture, `sheetAlt` what the drawing shows. Without them the item has
     * none.
     */
    items: z.array(
      z.strictObject({ id: slug, title: line, alt: line.optional(), sheetAlt: line.optional(), ...confirmation }),
    ),
  })
  .superRefine(({ size, items }, context) => {
    if (items.length !== size) {
      context.addIssue({
        code: "custom",
        path: ["items"],
        message: `has ${items.length} items, but its size is ${size}`,
      });
    }
    items.forEach(({ id }, at) => {
      if (items.findIndex((item) => item.id === id) !== at) {
        context.addIssue({ code: "custom", path: ["items", at, "id"], message: `"${id}" is used twice` });
      }
    });
  });

/** content/projects/NAME.yaml: one group of the experience profiles. */
export const projectGroupSchema = z.strictObject({
  ...confirmation,
  heading: line,
  /** Values of content/experience.yaml, of all projects of the group or of one. */
  discipline: slug,
  plant: slug.optional(),
  projects: z
    .array(
      z.strictObject({
        description: line,
        client: line,
        /** Scope of the project, as a number: "620 I/O", "34 isometrics". */
        size: line.optional(),
        detail: line.optional(),
        panel: line.optional(),
        plant: slug.optional(),
        /** Shown only where it is known. */
        year: z.int().min(1950).max(2100).optional(),
        /** The success story about the project. */
        story: address.optional(),
        ...confirmation,
      }),
    )
    .min(1),
});

/** content/careers/NAME.yaml: the openings of one department. */
export const departmentSchema = z.strictObject({
  heading: line,
  order: z.int(),
  openings: z.array(z.strictObject({ title: line, years: z.int().min(0).max(40), work: line, ...confirmation })).min(1),
});

/** content/testimonials.yaml: quotes of customers, each with a role and a region, never a person's name. */
export const testimonialsSchema = z.strictObject({
  ...confirmation,
  /** Pages use `id` to show a quote as their proof. */
  quotes: z
    .array(z.strictObject({ id: slug.optional(), text, role: line, region: line, consent, ...confirmation }))
    .min(1),
});

export type Gallery = z.infer<typeof gallerySchema>;
export type ProjectGroup = z.infer<typeof projectGroupSchema>;
export type Department = z.infer<typeof departmentSchema>;
export type Testimonials = z.infer<typeof testimonialsSchema>;
