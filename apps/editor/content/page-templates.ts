import { descriptionFit, type Fit, fitInWords } from "@ttpl/content/schemas/fit.ts";

/** What is asked for a new page, besides its title, address and place. */
export interface TemplateField {
  readonly label: string;
  readonly hint?: string;
  /** `points` are one a line, `address` is a page of the website. */
  readonly kind: "line" | "text" | "points" | "address";
  readonly optional?: boolean;
  /** How long it should be. */
  readonly fit?: Fit;
  /** The heading above it, in the text of the page. */
  readonly heading?: string;
  /** The fact whose value it is. */
  readonly fact?: string;
}

export interface PageTemplate {
  readonly title: string;
  readonly fields: Readonly<Record<string, TemplateField>>;
  /** It begins with a photo. */
  readonly photo?: boolean;
}

const description: TemplateField = {
  label: "Description for search engines",
  hint: `One sentence of ${fitInWords(descriptionFit)}, different on every page.`,
  kind: "text",
  fit: descriptionFit,
};
const lead: TemplateField = { label: "First paragraph", hint: "Two lines, below the title.", kind: "text" };

/** The kinds of pages that can be added to a section, and what each needs at least. */
export const pageTemplates = {
  service: {
    title: "Service or product",
    fields: {
      lead,
      description,
      receive: {
        label: "What the customer receives",
        hint: "One point a line.",
        kind: "points",
        heading: "What you receive",
      },
      needs: {
        label: "What you need from the customer",
        hint: "One point a line. It becomes the checklist of the enquiry.",
        kind: "points",
      },
    },
  },
  story: {
    title: "Success story",
    fields: {
      lead,
      description,
      service: { label: "The service it is about", hint: "An address, such as /services.", kind: "address" },
      client: {
        label: "Client",
        hint: "The type of company and the region, never its name.",
        kind: "line",
        fact: "Client",
      },
      scope: { label: "Scope", hint: "What was delivered.", kind: "line", fact: "Scope" },
      situation: { label: "The situation", kind: "text", heading: "The situation" },
      work: { label: "What you did", kind: "text", heading: "What we did" },
      result: { label: "The result", hint: "One point a line.", kind: "points", heading: "The result" },
    },
  },
  article: {
    title: "Article",
    fields: {
      lead: { ...lead, optional: true },
      description,
      heading: { label: "First heading", kind: "line" },
      text: { label: "Text below it", hint: "An empty line begins another paragraph.", kind: "text" },
    },
  },
  gallery: { title: "Gallery of photos", fields: { lead, description }, photo: true },
} as const satisfies Readonly<Record<string, PageTemplate>>;

export type TemplateName = keyof typeof pageTemplates;
