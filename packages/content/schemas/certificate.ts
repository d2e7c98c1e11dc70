import { z } from "zod";
import { confirmation, line } from "./text.ts";

/** A certificate of the quality system. `scope` has to cover the products. */
export const certificateSchema = z.strictObject({
  standard: line.meta({ examples: ["ISO 9001:2015"] }),
  number: line.meta({ title: "Number of the certificate" }),
  body: line.meta({ title: "Certification body" }),
  issued: z.iso.date().meta({ title: "Issued on" }),
  until: z.iso.date().meta({ title: "Valid until" }),
  scope: line.meta({ title: "What it covers", description: "It has to cover the products." }),
  ...confirmation,
});
