import type { Content, Page } from "../content.ts";
import type { EnquiryFormWords } from "../schemas/enquiry-form-words.ts";
import type { ValidationError } from "../check/validation-error.ts";
import { keepTogether } from "../parse/keep-together.ts";
import { fittingProjects } from "./proof.ts";

const numerals =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

const inWords = (count: number): string => numerals[count] ?? String(count);
const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const listed = new Intl.ListFormat("en-GB");

/** The labels of the fields that may be empty: only they have no message for that. */
const optionalFields = ({ fields }: EnquiryFormWords): string =>
  listed.format(Object.values(fields).flatMap((words) => ("missing" in words ? [] : [words.label])));

const counted = (list: readonly unknown[]): string | undefined => (list.length > 0 ? inWords(list.length) : undefined);

/**
 * What a text of this page may state by name: `{quotes}`, or `{Quotes}` at the start of a sentence. Undefined if there is
 * nothing to state: texts that do are left out (presupposed.ts).
 */
export function statedOn({ frontMatter }: Page, content: Content): Readonly<Record<string, string | undefined>> {
  const { company, testimonials, galleries } = content;
  const proof = frontMatter.template === "article" ? frontMatter.proof : undefined;
  const items = frontMatter.template === "gallery" ? galleries.get(frontMatter.gallery)?.items : undefined;
  return {
    team: company.claims.team.value,
    support: company.support?.text,
    associate: company.associate.does,
    sister: company.sister.does,
    quotes: counted(testimonials.quotes),
    ...(proof && { projects: counted(fittingProjects(proof, content).slice(0, proof.most)) }),
    ...(items && { pictures: counted(items) }),
    ...(frontMatter.template === "contact" && { optional: optionalFields(frontMatter.form) }),
  };
}

const named = /\{(\p{L}+)\}/gu;

/** The names that a text states. */
export const namesIn = (text: string): string[] => [...text.matchAll(named)].map(([, name = ""]) => name.toLowerCase());

/** Replaces the names in every string below `value`. `unknown` gets each name that there is none for. */
function fill<Value>(
  value: Value,
  stated: Readonly<Record<string, string | undefined>>,
  unknown: (name: string) => void,
): Value {
  const replaced = (node: unknown): unknown => {
    if (typeof node === "string" && node.includes("{")) {
      const text = node.replaceAll(named, (found, name: string) => {
        const figure = stated[name] ?? stated[name.toLowerCase()];
        if (figure === undefined) unknown(name);
        return figure === undefined ? found : name in stated ? figure : capitalised(figure);
      });
      return text === node ? node : keepTogether(text);
    }
    if (Array.isArray(node)) return node.map(replaced);
    if (typeof node !== "object" || node === null) return node;
    return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, replaced(child)]));
  };
  return replaced(value) as Value;
}

/**
 * The content with the figures that pages state by name: numbers of quotes, of projects and of pictures, the size of
 * the team, the form's optional fields. A name that a page has no figure for is an error.
 */
export function withStatedNumbers(content: Content, errors: ValidationError[]): Content {
  const pages = [...content.pages].map(([path, page]): [string, Page] => {
    const stated = statedOn(page, content);
    const unknown = (name: string) => {
      const isNone = name.toLowerCase() in stated;
      const fix = isNone
        ? "Write it into the text of the page, from which the sentence is left out while there is none, or into `plain`."
        : `Use one of: ${Object.keys(stated)
            .map((known) => `{${known}}`)
            .join(", ")}.`;
      const problem = `states {${name}}, ${isNone ? "of which there is none" : "which this page has no figure for"}`;
      const line = page.source.lineWith(`{${name}}`);
      errors.push({ file: page.source.name, line, problem, fix });
    };
    return [
      path,
      {
        ...page,
        frontMatter: fill(page.frontMatter, stated, unknown),
        sections: fill(page.sections, stated, unknown),
      },
    ];
  });
  return { ...content, pages: new Map(pages) };
}
