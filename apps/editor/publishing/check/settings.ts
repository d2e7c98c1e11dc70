import { ConfigError, readConfig } from "@ttpl/server/config/config.ts";
import type { Content } from "@ttpl/content/content.ts";
import type { OpenPoint } from "./open-point.ts";
import { placeholderIn } from "./placeholders.ts";

/**
 * Settings of this site's server that would lose enquiries: mail addresses that stand in. Nothing is open if the form
 * posts elsewhere.
 */
export function openSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { company }: Content,
): OpenPoint[] {
  if (company.mail.endpoint !== "") return [];
  const point = (words: string): OpenPoint => ({
    kind: "placeholder",
    file: "settings",
    line: 0,
    path: [],
    words,
    pages: ["enquiries"],
  });
  try {
    const { mailTo, mailFrom } = readConfig(environment);
    return Object.entries({ MAIL_TO: mailTo, MAIL_FROM: mailFrom }).flatMap(([name, address]) =>
      placeholderIn(address) === undefined
        ? []
        : [point(`${name} is ${address}: set it to a real address, as in apps/server/deploy/ttpl-website.env`)],
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [point(error.message)];
  }
}
