import { sitePlanOf } from "@ttpl/content/derive/site-plan.ts";
import { readContent } from "@ttpl/content/read-content.ts";

/** A page that the specification requires. */
export interface SpecPage {
  readonly path: string;
  /** The banner's vertical title. */
  readonly banner: string;
  /** The target of "View Experience Profile". */
  readonly profile?: string;
  /** The target of SHOWCASE. */
  readonly showcase?: string;
  /** Has a link to another company's site. */
  readonly external?: true;
  /** The page's title, if the spec defines it. */
  readonly title?: string;
}

const general = "AUTOMATION ENGINEERING DRAFTING";
const title = "Experience Profile";

export const specPages: readonly SpecPage[] = [
  { path: "/", banner: general, showcase: "/showcase" },
  { path: "/about", banner: "ABOUT US" },
  { path: "/about/softwaretools", banner: "ABOUT US" },
  { path: "/about/quality", banner: "ABOUT US" },
  { path: "/services", banner: general, showcase: "/showcase", profile: "/services/autoprofile" },
  {
    path: "/services/detailengineering",
    banner: "DETAIL ENGINEERING",
    showcase: "/showcase/showdetailengineering",
    profile: "/services/engprofile",
  },
  { path: "/services/modeling", banner: "3D MODELING & DRAFTING", showcase: "/showcase/showmodeling" },
  { path: "/services/modular", banner: "MODULAR SKIDS DESIGN", showcase: "/showcase" },
  { path: "/services/software", banner: "MES & SOFTWARE", showcase: "/showcase", external: true },
  { path: "/services/autoprofile", banner: general, title },
  { path: "/services/engprofile", banner: "DETAIL ENGINEERING", title },
  { path: "/services/profile3d", banner: "3D MODELING & DRAFTING", title },
  { path: "/products", banner: general, profile: "/products/scrubbingprofile" },
  { path: "/products/columninternals", banner: "COLUMN INTERNALS", profile: "/products/columnprofile" },
  { path: "/products/controlpanels", banner: "CONTROL PANELS", profile: "/products/controlpanelprofile" },
  { path: "/products/scrubbingprofile", banner: "SCRUBBING SYSTEM", title },
  { path: "/products/columnprofile", banner: "COLUMN INTERNALS", title },
  { path: "/products/controlpanelprofile", banner: "CONTROL PANELS", title },
  { path: "/customers", banner: general },
  { path: "/customers/systemintegrators", banner: "SYSTEM INTEGRATORS" },
  { path: "/customers/consultingcompanies", banner: "ENGINEERING & CONSULTING" },
  { path: "/customers/itfirms", banner: "IT FIRMS", external: true },
  { path: "/showcase", banner: general },
  { path: "/showcase/showmodeling", banner: general },
  { path: "/showcase/showdetailengineering", banner: general },
  { path: "/showcase/showcoustomdesign", banner: general },
  { path: "/showcase/showscrubbingsystem", banner: general },
  { path: "/showcase/showcolumninternals", banner: general },
  { path: "/offshore", banner: "OFFSHORE MODEL" },
  { path: "/careers", banner: "CAREERS" },
  { path: "/contact", banner: "CONTACT US" },
  { path: "/success", banner: "SUCCESS STORIES" },
  { path: "/success/modularskid", banner: "SUCCESS STORIES" },
  { path: "/success/engineeringfirm", banner: "SUCCESS STORIES" },
  { path: "/success/manufacturingplant", banner: "SUCCESS STORIES" },
  { path: "/success/scrubbingsystem", banner: "SUCCESS STORIES" },
  { path: "/testimonial", banner: "TESTIMONIALS" },
];

/** Paths in the top navigation, from left to right. */
export const specNavigation = [
  "/",
  "/about",
  "/services",
  "/products",
  "/customers",
  "/offshore",
  "/careers",
  "/contact",
];

/** Paths of the six tiles in the banner. */
export const specTiles = [
  "/services",
  "/services/software",
  "/services/detailengineering",
  "/services/modular",
  "/services/modeling",
  "/products",
];

const below = (section: string, ...names: string[]) => [section, ...names.map((name) => `${section}/${name}`)];
const stories = below("/success", "modularskid", "engineeringfirm", "manufacturingplant", "scrubbingsystem");

/** Heading and links of the side list, by the first segment of the path. Other segments have no side list. */
export const specSideLists: Readonly<Record<string, { heading: string; links: string[] }>> = {
  "": { heading: "SUCCESS STORIES", links: [...stories, "/testimonial"] },
  showcase: {
    heading: "SHOWCASE",
    links: below(
      "/showcase",
      "showmodeling",
      "showdetailengineering",
      "showcoustomdesign",
      "showscrubbingsystem",
      "showcolumninternals",
    ),
  },
  services: { heading: "SERVICES", links: below("/services", "software", "detailengineering", "modular", "modeling") },
  about: { heading: "ABOUT US", links: below("/about", "softwaretools", "quality") },
  products: { heading: "PRODUCTS", links: below("/products", "columninternals", "controlpanels") },
  customers: {
    heading: "CUSTOMERS",
    links: below("/customers", "systemintegrators", "consultingcompanies", "itfirms"),
  },
  success: { heading: "SUCCESS STORIES", links: stories },
};

export const firstSegment = (path: string): string => path.split("/")[1] ?? "";

const content = readContent();
const plan = sitePlanOf(content);

/** The top navigation of the current content: labels by path. */
export const navigation: Readonly<Record<string, string>> = Object.fromEntries(
  plan.nav.map(({ to, label }) => [to, label]),
);

const { telephones, email } = content.company;
/** The addresses in the menu panel: all projects, the top navigation, and the main contact. */
export const menuAddresses: readonly string[] = [
  ...(plan.experience ? [plan.experience.to] : []),
  ...plan.nav.map(({ to }) => to),
  ...telephones.slice(0, 1).map(({ number }) => `tel:${number.replaceAll(" ", "")}`),
  `mailto:${email}`,
];

/** Paths of the tiles in the banner. */
export const tiles: readonly string[] = plan.words.tiles.map(({ to }) => to);

/** The side lists of the current content, by the first segment of the path. */
export const sideLists: Readonly<
  Record<string, { heading: string; links: string[]; further: string[]; extraLogo: boolean }>
> = Object.fromEntries(
  Object.entries(plan.sideLists).map(([segment, { title, links, extraLogo }]) => [
    segment,
    {
      heading: title,
      links: links.filter(({ below }) => !below).map(({ to }) => to),
      further: links.filter(({ below }) => below).map(({ to }) => to),
      extraLogo,
    },
  ]),
);

/** The words around the pages in the current content: labels of buttons, of the lightbox, of the footer. */
export const { words } = plan;

const pages = [...content.pages.values()];

/** The banner's vertical title of a page in the current content. */
export const bannerOf = (path: string): string => plan.pages[path]?.banner ?? "";

/** The paths of all pages, including those that the spec does not mention, so that new pages are tested too. */
export const everyPath: readonly string[] = pages.map(({ path }) => path);

/** What the spec says about each page, or what the content says about a page that the spec does not mention. */
export const expectedPages: readonly SpecPage[] = everyPath.map(
  (path) => specPages.find((page) => page.path === path) ?? { path, banner: "", ...plan.pages[path] },
);

const settingsOf = (page: (typeof pages)[number]): number => Object.keys(page.frontMatter).length;

/** One page of each template: the one with the most settings, which shows the most. */
export const templatePaths: readonly string[] = [
  ...new Map(
    pages
      .toSorted((a, b) => settingsOf(a) - settingsOf(b))
      .map(({ path, frontMatter }) => [frontMatter.template, path]),
  ).values(),
].toSorted();

/** Those whose scripts do most. */
export const scriptedPaths: readonly string[] = templatePaths.filter((path) =>
  ["contact", "demo", "explorer", "gallery"].includes(content.pages.get(path)?.frontMatter.template ?? ""),
);
