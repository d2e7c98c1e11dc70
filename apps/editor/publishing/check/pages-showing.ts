import type { Content, Page } from "@ttpl/content/content.ts";
import type { Template } from "@ttpl/content/schemas/page.ts";
import { kindOf } from "@ttpl/content/content-kinds.ts";
import { figuresIn } from "@ttpl/content/derive/figures.ts";
import { listedProjects } from "@ttpl/content/derive/listed-projects.ts";
import { fittingProjects } from "@ttpl/content/derive/proof.ts";

type Path = readonly (string | number)[];

const everywhere = ["every page"];

/** Where the parts of company.yaml stand, other than on every page. */
const companyPages: Readonly<Record<string, (pages: readonly Page[]) => string[]>> = {
  claims: () => ["/"],
  mail: () => ["/contact"],
  support: (pages) => pages.filter(({ source }) => source.markdown.includes("{support}")).map(({ path }) => path),
  security: () => ["/.well-known/security.txt"],
  origin: () => ["search engines", "shared links"],
  associate: (pages) => pagesLinkingTo("associate", pages),
  sister: (pages) => pagesLinkingTo("sister", pages),
  team: (pages) => pagesWith(["timeline"], pages),
  workingDays: (pages) => pagesWith(["timeline", "contact"], pages),
};

const pagesWith = (templates: readonly Template[], pages: readonly Page[]): string[] =>
  pages.filter(({ frontMatter }) => templates.includes(frontMatter.template)).map(({ path }) => path);

const pagesLinkingTo = (company: "associate" | "sister", pages: readonly Page[]): string[] =>
  pages
    .filter(
      ({ frontMatter, source }) =>
        source.markdown.includes(`{${company}}`) ||
        (frontMatter.template === "article" && frontMatter.external?.company === company),
    )
    .map(({ path }) => path);

/**
 * The pages that show an entry of a content file.
 * @param file such as content/projects/desalination.yaml
 * @param path keys and list positions of the entry
 */
export function pagesShowing(content: Content, file: string, path: Path): readonly string[] {
  const pages = [...content.pages.values()];
  const own = pages.find(({ source, frontMatter }) => source.name === file && frontMatter.template !== "opening");
  if (own) return [own.path, ...alsoShowing(own, path, pages)];
  const addresses = (shows: (page: Page) => boolean) => pages.filter(shows).map((page) => page.path);
  const [, folder = "", name = ""] = file.replace(/\.yaml$/, "").split("/");
  const index = typeof path[1] === "number" ? path[1] : undefined;
  switch (folder) {
    case "company":
      return companyPages[String(path[0])]?.(pages) ?? everywhere;
    case "projects":
      return addresses((page) => showsProject(content, page, name, index));
    case "testimonials": {
      const id = index === undefined ? undefined : content.testimonials.quotes[index]?.id;
      return addresses(
        ({ frontMatter }) =>
          frontMatter.template === "testimonials" ||
          (frontMatter.template === "article" && id !== undefined && frontMatter.proof?.testimonial === id),
      );
    }
    case "careers":
      return addresses(
        ({ frontMatter }) =>
          frontMatter.template === "careers" ||
          (frontMatter.template === "opening" &&
            frontMatter.department === name &&
            [undefined, frontMatter.at].includes(index)),
      );
    case "galleries":
      return addresses((page) => showsPicture(content, page, name, index));
    default: {
      const address = kindOf(file)?.address;
      if (address === undefined) return everywhere;
      return content.pages.has(address) ? [address] : [];
    }
  }
}

/** Pages that show what another page says of its own. */
function alsoShowing({ frontMatter: { template } }: Page, path: Path, pages: readonly Page[]): string[] {
  if (template === "careers") return pagesWith(["opening"], pages);
  return template === "offshore" && path.join(".") === "day.office" ? pagesWith(["contact"], pages) : [];
}

function showsPicture(content: Content, { frontMatter }: Page, gallery: string, at: number | undefined): boolean {
  if (frontMatter.template === "gallery") return frontMatter.gallery === gallery;
  const items = content.galleries.get(gallery)?.items ?? [];
  const names = new Set(
    items.filter((_, index) => at === undefined || index === at).flatMap(({ id }) => [id, `${id}-sheet`]),
  );
  return figuresIn(frontMatter).some(({ figure }) => names.has(figure.name));
}

function showsProject(content: Content, { frontMatter }: Page, group: string, index: number | undefined): boolean {
  const project = index === undefined ? undefined : content.projects.get(group)?.projects[index];
  if (frontMatter.template === "experience") {
    const listed = listedProjects(group, frontMatter.secondLine, content);
    return frontMatter.groups.includes(group) && (project ? listed.includes(project) : listed.length > 0);
  }
  if (frontMatter.template !== "article" || !frontMatter.proof) return false;
  const shown = fittingProjects(frontMatter.proof, content).slice(0, frontMatter.proof.most);
  return project !== undefined && shown.includes(project);
}
