import type { Content, Page } from "../content.ts";
import { fragmentOf } from "../parse/fragment.ts";
import type { SourceFile } from "../parse/source-file.ts";
import type { Supplier } from "../schemas/supplier.ts";

/** The page for buyers who register a supplier. Its words and its facts are in a file of settings. */
export const supplierAddress = "/supplier";

/** The page as it is written, which has no file among the pages. */
export const supplierPage = ({ title, description, banner, lead }: Supplier, source: SourceFile): Page<"supplier"> => ({
  path: supplierAddress,
  source,
  frontMatter: { template: "supplier", title, description, banner, lead, enquire: true, unlisted: false },
  sections: [],
  links: [],
});

/** The facts that are filled in, in groups with an anchor; a group without any is not there. */
export const supplierFacts = ({ groups }: Supplier) =>
  groups.flatMap(({ heading, facts }) => {
    const stated = facts.flatMap(({ label, text }) => (text === undefined ? [] : [{ name: label, value: text }]));
    return stated.length === 0 ? [] : [{ id: fragmentOf(heading), heading, facts: stated }];
  });

/** The pages that say something: the one for buyers is not there while none of its facts is. */
export const withoutUnfilledPages = (content: Content): Content =>
  supplierFacts(content.supplier).length > 0
    ? content
    : { ...content, pages: new Map([...content.pages].filter(([path]) => path !== supplierAddress)) };
