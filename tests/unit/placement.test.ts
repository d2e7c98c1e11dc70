import { expect, test } from "vitest";
import { readContent } from "../../site/reading/read-content.ts";
import { sitePlanOf } from "../../site/reading/site-plan.ts";
import { placementOf } from "../../site/shell/placement.ts";
import { sideLists, specRoutes } from "./spec-routes.ts";

const plan = sitePlanOf(readContent());
const usualBanner = "AUTOMATION ENGINEERING DRAFTING";

test("the site has the 37 pages of the spec and no other", () => {
  expect(specRoutes).toHaveLength(37);
  expect(Object.keys(plan.pages).toSorted()).toEqual(specRoutes.map(({ path }) => path).toSorted());
});

test("the top navigation has the eight entries of the spec, from left to right", () => {
  expect(plan.nav).toEqual([
    { label: "HOME", to: "/" },
    { label: "ABOUT US", to: "/about" },
    { label: "SERVICES", to: "/services" },
    { label: "PRODUCTS", to: "/products" },
    { label: "CUSTOMERS", to: "/customers" },
    { label: "OFFSHORE MODEL", to: "/offshore" },
    { label: "CAREERS", to: "/careers" },
    { label: "CONTACT US", to: "/contact" },
  ]);
});

test("the banner has its six tiles, three above and three below", () => {
  expect(plan.words.tiles.map(({ to }) => to)).toEqual([
    "/services",
    "/services/software",
    "/services/detailengineering",
    "/services/modular",
    "/services/modeling",
    "/products",
  ]);
});

test.each(specRoutes)("$path: banner $banner", ({ path, banner, active, list, profile, extraLogo }) => {
  const placement = placementOf(path, plan);
  const { sideList, ...rest } = placement;

  expect(rest).toEqual({ banner, activeLink: active, profile, extraLogo, contactData: path !== "/" });
  expect(sideList && { title: sideList.title, links: sideList.links.map(({ to }) => to) }).toEqual(
    list && { title: sideLists[list].title, links: sideLists[list].links },
  );
});

test("every side link has a name and an id, and no two of a list share them", () => {
  for (const { title, links } of Object.values(plan.sideLists)) {
    for (const key of ["id", "name", "to"] as const) {
      const values = links.map((link) => link[key]);
      expect(values, title).not.toContain("");
      expect(new Set(values).size, `${key} in ${title}`).toBe(values.length);
    }
  }
});

test("the base links of customers and success stories have the names of the spec", () => {
  expect(placementOf("/customers", plan).sideList?.links[0]?.name).toBe("Equipment & Systems Manufacturers");
  expect(placementOf("/success", plan).sideList?.links[0]?.name).toBe("Control System Integrator");
});

test.each(specRoutes.filter(({ path }) => path !== "/"))("$path/ is placed as $path", ({ path }) => {
  expect(placementOf(`${path}/`, plan)).toEqual(placementOf(path, plan));
  expect(placementOf(`${path}//`, plan)).toEqual(placementOf(path, plan));
});

test.each([
  "/nowhere",
  "/Services",
  "/showcase2",
  "/__proto__",
  "/constructor",
  "/toString",
  "/hasOwnProperty/valueOf",
  "/%2e%2e/company.yaml",
  "/\u0000",
])("the unknown address %j has the usual banner, contact data and nothing else", (path) => {
  expect(placementOf(path, plan)).toEqual({
    banner: usualBanner,
    activeLink: undefined,
    sideList: undefined,
    profile: undefined,
    extraLogo: false,
    contactData: true,
  });
});

test.each(["/services/nowhere", "/services/__proto__", "/services/software/more", "/services/constructor/"])(
  "the unknown address %s keeps the active link of its first segment",
  (path) => {
    expect(placementOf(path, plan)).toEqual({
      banner: usualBanner,
      activeLink: "/services",
      sideList: undefined,
      profile: undefined,
      extraLogo: false,
      contactData: true,
    });
  },
);

test.each(["", "x", "//", "?"])("the malformed path %j breaks nothing", (path) => {
  expect(placementOf(path, plan).banner).toBe(usualBanner);
});
