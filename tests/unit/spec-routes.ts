// Written down from the specification, not derived from the content: this is what the content is held against.

/** The side lists: heading, and the links' addresses from top to bottom (spec, section 2, Sidebar). */
export const sideLists = {
  home: {
    title: "SUCCESS STORIES",
    links: [
      "/success",
      "/success/modularskid",
      "/success/engineeringfirm",
      "/success/manufacturingplant",
      "/success/scrubbingsystem",
      "/testimonial",
    ],
  },
  about: { title: "ABOUT US", links: ["/about", "/about/softwaretools", "/about/quality"] },
  services: {
    title: "SERVICES",
    links: [
      "/services",
      "/services/software",
      "/services/detailengineering",
      "/services/modular",
      "/services/modeling",
    ],
  },
  products: { title: "PRODUCTS", links: ["/products", "/products/columninternals", "/products/controlpanels"] },
  customers: {
    title: "CUSTOMERS",
    links: ["/customers", "/customers/systemintegrators", "/customers/consultingcompanies", "/customers/itfirms"],
  },
  showcase: {
    title: "SHOWCASE",
    links: [
      "/showcase",
      "/showcase/showmodeling",
      "/showcase/showdetailengineering",
      "/showcase/showcoustomdesign",
      "/showcase/showscrubbingsystem",
      "/showcase/showcolumninternals",
    ],
  },
  success: {
    title: "SUCCESS STORIES",
    links: [
      "/success",
      "/success/modularskid",
      "/success/engineeringfirm",
      "/success/manufacturingplant",
      "/success/scrubbingsystem",
    ],
  },
} as const;

interface SpecRoute {
  path: string;
  banner: string;
  active: string | undefined;
  list: keyof typeof sideLists | undefined;
  profile: string | undefined;
  extraLogo: boolean;
}

const usual = "AUTOMATION ENGINEERING DRAFTING";
const modeling = "3D MODELING & DRAFTING";

// Path, banner title, active link, side list, link to the experience profile.
const rows: readonly [string, string, string?, (keyof typeof sideLists)?, string?][] = [
  ["/", usual, "/", "home"],
  ["/about", "ABOUT US", "/about", "about"],
  ["/about/softwaretools", "ABOUT US", "/about", "about"],
  ["/about/quality", "ABOUT US", "/about", "about"],
  ["/services", usual, "/services", "services", "/services/autoprofile"],
  ["/services/detailengineering", "DETAIL ENGINEERING", "/services", "services", "/services/engprofile"],
  ["/services/modeling", modeling, "/services", "services"],
  ["/services/modular", "MODULAR SKIDS DESIGN", "/services", "services"],
  ["/services/software", "MES & SOFTWARE", "/services", "services"],
  ["/services/autoprofile", usual, "/services", "services"],
  ["/services/engprofile", "DETAIL ENGINEERING", "/services", "services"],
  ["/services/profile3d", modeling, "/services", "services"],
  ["/products", usual, "/products", "products", "/products/scrubbingprofile"],
  ["/products/columninternals", "COLUMN INTERNALS", "/products", "products", "/products/columnprofile"],
  ["/products/controlpanels", "CONTROL PANELS", "/products", "products", "/products/controlpanelprofile"],
  ["/products/scrubbingprofile", "SCRUBBING SYSTEM", "/products", "products"],
  ["/products/columnprofile", "COLUMN INTERNALS", "/products", "products"],
  ["/products/controlpanelprofile", "CONTROL PANELS", "/products", "products"],
  ["/customers", usual, "/customers", "customers"],
  ["/customers/systemintegrators", "SYSTEM INTEGRATORS", "/customers", "customers"],
  ["/customers/consultingcompanies", "ENGINEERING & CONSULTING", "/customers", "customers"],
  ["/customers/itfirms", "IT FIRMS", "/customers", "customers"],
  ["/showcase", usual, undefined, "showcase"],
  ["/showcase/showmodeling", usual, undefined, "showcase"],
  ["/showcase/showdetailengineering", usual, undefined, "showcase"],
  ["/showcase/showcoustomdesign", usual, undefined, "showcase"],
  ["/showcase/showscrubbingsystem", usual, undefined, "showcase"],
  ["/showcase/showcolumninternals", usual, undefined, "showcase"],
  ["/offshore", "OFFSHORE MODEL", "/offshore"],
  ["/careers", "CAREERS", "/careers"],
  ["/contact", "CONTACT US", "/contact"],
  ["/success", "SUCCESS STORIES", undefined, "success"],
  ["/success/modularskid", "SUCCESS STORIES", undefined, "success"],
  ["/success/engineeringfirm", "SUCCESS STORIES", undefined, "success"],
  ["/success/manufacturingplant", "SUCCESS STORIES", undefined, "success"],
  ["/success/scrubbingsystem", "SUCCESS STORIES", undefined, "success"],
  ["/testimonial", "TESTIMONIALS"],
];

/** The 37 routes of the spec, each with what the shell shows around its page. */
export const specRoutes: readonly SpecRoute[] = rows.map(([path, banner, active, list, profile]) => ({
  path,
  banner,
  active,
  list,
  profile,
  extraLogo: list === "services" || list === "products",
}));
