import { z } from "zod";
import { address, confirmation, line, phrase } from "./text.ts";

/** Kinds of contract, as search engines know them. */
export const contracts = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN"] as const;

/** An opening. What is not filled in is not shown, and is among the open points (apps/editor/publishing/check/unfilled.ts). */
export const openingSchema = z
  .strictObject({
    title: line.meta({ title: "Role" }),
    years: z.int().min(0).max(40).meta({ title: "Years of experience, at least" }),
    work: phrase.meta({ title: "The work" }),
    location: z
      .strictObject({
        city: line,
        region: line.meta({ title: "State" }),
        country: line
          .regex(/^[A-Z]{2}$/, "must be a two-letter country code in capitals, such as IN")
          .meta({ title: "Country", examples: ["IN"] }),
      })
      .optional()
      .meta({ title: "Place of work" }),
    contract: z.enum(contracts).optional().meta({ title: "Kind of contract" }),
    shift: line.optional().meta({ title: "Shift or hours", examples: ["09:30 to 18:30"] }),
    qualification: phrase.optional().meta({ examples: ["Degree or diploma in instrumentation"] }),
    travel: phrase.optional().meta({ title: "Travel", examples: ["Up to eight weeks a year, to plants abroad"] }),
    passport: phrase.optional().meta({
      title: "Passport for this role",
      description: "Without it, the page says what holds for most roles.",
      examples: ["Required", "Not required"],
    }),
    /** Search engines list an opening with a place and these dates, from the one until the other. */
    posted: z.iso.date().optional().meta({ title: "Posted on" }),
    until: z.iso.date().optional().meta({ title: "Open until" }),
    /** The address of its page follows from its title: these redirect to it. */
    formerly: z
      .array(address.meta({ title: "Former address" }))
      .optional()
      .meta({
        title: "Former addresses of its page",
        description: "Visitors who use one of them are led to this opening.",
        one: "an address",
        rare: true,
      }),
    ...confirmation,
  })
  .refine(({ posted, until }) => !posted || !until || posted <= until, {
    path: ["until"],
    message: "must not be before `posted`",
  });

type WholeOpening = z.infer<typeof openingSchema>;

/** A release leaves out what nobody has confirmed of it: the opening then has no page of its own. */
export type Opening = Omit<WholeOpening, "work"> & Partial<Pick<WholeOpening, "work">>;

/** The fields that the owner may leave empty. */
export const optionalFields = [
  "location",
  "contract",
  "shift",
  "qualification",
  "travel",
  "passport",
  "posted",
  "until",
] as const;
