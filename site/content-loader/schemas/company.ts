import { z } from "zod";
import { confirmation, externalLink, line, verbatim } from "./text.ts";

const claim = z.strictObject({ value: line, label: line, text: line });

/** content/company.yaml: the company's data, shown in the layout, on the contact page and on the home page. */
export const companySchema = z.strictObject({
  ...confirmation,
  brand: line,
  name: line,
  trade: line,
  founded: z.int().min(1900).max(2100),
  address: z.array(line).min(2),
  telephones: z
    .array(
      z.strictObject({ label: line, number: line.regex(/^\+[\d ]+$/, "must be international: +, digits and spaces") }),
    )
    .min(3),
  email: z.email(),
  origin: z
    .url({ protocol: /^https$/ })
    .refine(
      (url) => URL.canParse(url) && new URL(url).origin === url,
      "must be https:// and a host, with nothing after it",
    ),
  security: z.strictObject({ expires: z.iso.date() }),
  claims: z.strictObject({
    team: claim,
    quality: claim,
    anniversary: claim.omit({ value: true }).extend({ years: z.int().min(1).max(100) }),
  }),
  /** What every page that speaks of support says of it. */
  support: z.strictObject({ text: line, ...confirmation }),
  associate: externalLink,
  sister: externalLink,
  mail: z.strictObject({ endpoint: z.union([z.literal(""), z.url()]), key: verbatim }),
});

export type Company = z.infer<typeof companySchema>;
