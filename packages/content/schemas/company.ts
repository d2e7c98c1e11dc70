import { z } from "zod";
import { teamSchema } from "./team.ts";
import { confirmation, externalLink, line, text, verbatim } from "./text.ts";

const telephone = line
  .regex(/^\+[\d ]+$/, "must be international: +, digits and spaces")
  .meta({ examples: ["+91 00 0000 0000"] });
const claim = z.strictObject({ value: line, label: line, text: line });
const otherCompany = externalLink.extend({
  does: text.meta({ title: "What it does", description: "Pages that speak of it say this." }),
});

const settings = z.strictObject({
  brand: line,
  name: line,
  trade: line,
  founded: z.int().min(1900).max(2100).meta({ title: "Founded in" }),
  address: z.array(line).min(2).meta({ title: "Postal address, line by line", one: "a line" }),
  telephones: z
    .array(
      z.strictObject({
        label: line.meta({ title: "For whom" }),
        number: telephone,
      }),
    )
    .min(3)
    .meta({ one: "a telephone", description: "The first one stands in the footer and the menu of every page." }),
  whatsapp: telephone
    .optional()
    .meta({ title: "WhatsApp", description: "Shown after the telephones, once it is there." }),
  /** Without it, the link to a map searches for the address. */
  map: z
    .url({ protocol: /^https$/, error: "must be an address that begins with https://" })
    .optional()
    .meta({ title: "Map that shows the office", rare: true }),
  /** Shown beside the office hours, which are those of the offshore page. */
  workingDays: z
    .strictObject({ text: line.meta({ title: "Days", examples: ["Monday to Friday"] }), ...confirmation })
    .optional()
    .meta({ title: "Working days" }),
  email: z.email("must be an e-mail address").meta({
    title: "E-mail",
    description: "Shown on the website. Who gets the enquiries is a setting of its own, below.",
  }),
  /** Never shown: publishing writes them beside the release's files, for the server. */
  recipients: z
    .array(z.email("must be an e-mail address, such as sales@company.com"))
    .max(10)
    .refine(
      (addresses) => new Set(addresses.map((one) => one.toLowerCase())).size === addresses.length,
      "must not name the same address twice",
    )
    .optional()
    .meta({
      title: "Who gets the enquiries",
      one: "an address",
      description:
        "Each address gets every enquiry, from the next publishing on. They are not shown on the website. If nobody is named, or an address turns out wrong, the enquiries go to the address that is set on the server.",
    }),
  origin: z
    .url({ protocol: /^https$/, error: "must be an address that begins with https://" })
    .refine(
      (url) => URL.canParse(url) && new URL(url).origin === url,
      "must be https:// and a host, with nothing after it",
    )
    .meta({ title: "Address of this website", examples: ["https://www.example.com"], rare: true }),
  security: z
    .strictObject({ expires: z.iso.date().meta({ title: "Valid until", description: "At most a year ahead." }) })
    .meta({ title: "Contact for security reports", rare: true }),
  claims: z
    .strictObject({
      team: claim,
      quality: claim,
      anniversary: claim.omit({ value: true }).extend({
        years: z.int().min(1).max(100),
        text: line
          .refine((words) => words.includes("{year}"), "must contain {year}")
          .meta({ title: "Text", description: "{year} becomes the year in which it was: the founding and the years." }),
      }),
    })
    .meta({ title: "The three claims on the home page" }),
  /** What every page that speaks of support says of it. */
  support: z
    .strictObject({ text: line, ...confirmation })
    .optional()
    .meta({ title: "Support", description: "Every page that speaks of support says this." }),
  associate: otherCompany.meta({ title: "Associate company" }),
  sister: otherCompany.meta({ title: "Sister company" }),
  team: teamSchema,
  mail: z
    .strictObject({
      endpoint: z
        .union([z.literal(""), z.url()])
        .meta({ title: "Server", description: "Empty for this website’s own server." }),
      key: verbatim,
    })
    .meta({ title: "Where the enquiry form is sent", rare: true }),
});

/** content/company.yaml: the company's data, shown in the layout, on the contact page and on the home page. */
export const companySchema = settings.superRefine(({ team, claims }, context) => {
  if (!team?.heads) return;
  const sum = team.heads.reduce((people, head) => people + head.people, 0);
  if (sum === Number.parseInt(claims.team.value, 10)) return;
  const message = `adds up to ${sum} people, but the claim says ${claims.team.value}`;
  context.addIssue({ code: "custom", path: ["team", "heads"], message });
});

export type Company = z.infer<typeof companySchema>;
