import type { Content, Page } from "../content.ts";
import type { ValidationError } from "../check/validation-error.ts";
import type { ProjectGroup } from "../schemas/collections.ts";
import type { Proof } from "../schemas/proof.ts";
import { explorerAddress, fragmentOf } from "./project-facets.ts";

/** The proof of an article's claims, ready to be shown at the end of its section. */
export function proofData(proof: Proof, content: Content) {
  const { section, most, secondLine, testimonial, story } = proof;
  return {
    section,
    projects: fittingProjects(proof, content).slice(0, most).map(projectRow(secondLine, content)),
    quote: content.testimonials.quotes.find(({ id }) => testimonial !== undefined && id === testimonial),
    story: story === undefined ? undefined : { to: story, title: content.pages.get(story)?.frontMatter.title ?? story },
  };
}

/** One row of a project list, with the chosen second line below the description. It leads to the project's card. */
export function projectRow(secondLine: Proof["secondLine"], content: Content) {
  const explorer = explorerAddress(content);
  return ({ id, description, client, size, [secondLine]: second }: ProjectGroup["projects"][number]) => ({
    description,
    client,
    size,
    second,
    ...(explorer !== undefined && { to: explorer + fragmentOf({ id }) }),
  });
}

/** The projects that prove a page’s claims, best mixed first; the page shows the first `most`. */
export function fittingProjects({ groups, clients }: Pick<Proof, "groups" | "clients">, { projects }: Content) {
  const fits = ({ client }: { client: string }) => !clients || clients.some((kind) => client.includes(kind));
  // Take one project of each group in turn, so that a short list covers all groups.
  const lists = groups.map((name) => projects.get(name)?.projects.filter(fits) ?? []);
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

/** The testimonial of a page must exist and, beside a story, be about the same job. */
export function checkTestimonial({ testimonials }: Content, { frontMatter, source }: Page): ValidationError[] {
  const { testimonial, story } = (frontMatter.template === "article" && frontMatter.proof) || {};
  if (testimonial === undefined) return [];
  const quote = testimonials.quotes.find(({ id }) => id === testimonial);
  const error = (problem: string, fix: string) => [
    { file: source.name, line: source.lineOf(["proof", "testimonial"]), problem, fix },
  ];
  if (!quote) {
    const ids = testimonials.quotes.flatMap(({ id }) => id ?? []).join(", ");
    return error(`refers to the testimonial "${testimonial}", which does not exist`, `Use one of: ${ids}.`);
  }
  if (story === undefined || quote.story === story) return [];
  return error(
    `shows the testimonial "${testimonial}" beside ${story}, which is about another job`,
    "Choose a quote about the same job, or leave out one of the two; `story` of the quote says which job it is about.",
  );
}
