import { expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { sitePlanOf } from "@ttpl/content/derive/site-plan.ts";
import { placementOf } from "../../layout/placement.ts";
import { firstSegment, specNavigation, specPages, specSideLists, specTiles } from "../spec-pages.ts";

const plan = sitePlanOf(readContent());
const usualBanner = "AUTOMATION ENGINEERING DRAFTING";

test("the site has every page of the spec", () => {
  expect(Object.keys(plan.pages)).toEqual(expect.arrayContaining(specPages.map(({ path }) => path)));
});

test("the top navigation has the eight entries of the spec, from left to right", () => {
  expect(plan.nav.map(({ to }) => to).filter((to) => specNavigation.includes(to))).toEqual(specNavigation);
});

test("the banner has its six tiles, three above and three below", () => {
  expect(plan.words.tiles.map(({ to }) => to)).toEqual(specTiles);
});

test.each(specPages)("$path: banner $banner", ({ path, banner, profile }) => {
  const { sideList, ...rest } = placementOf(path, plan);
  const section = firstSegment(path);
  const owner = specPages.find((page) => page.profile === path)?.path;
  const marked = path === "/services/profile3d" ? "/services/modeling" : (owner ?? path);

  expect(rest).toEqual({
    banner,
    activeLink: [...specNavigation, ...plan.nav.map(({ to }) => to)].find((link) => link === `/${section}`),
    profile,
    marked,
    tile: specTiles.find((to) => to === marked) ?? specTiles.find((to) => to === `/${section}`),
    extraLogo: section === "services" || section === "products",
    contactData: path !== "/",
  });
  const expected = specSideLists[section];
  expect(sideList?.title).toBe(expected?.heading);
  const listed = sideList?.links.filter(({ below }) => !below).map(({ to }) => to);
  expect(listed?.filter((to) => expected?.links.includes(to))).toEqual(expected?.links);
});

test.each([
  ["/services/added", "a section with a tile for each of several pages", undefined],
  ["/products/added", "a section with one tile", "/products"],
])("a new page, %s, of %s marks no other page, and the tile %s", (path, _kind, tile) => {
  const section = `/${firstSegment(path)}`;
  const listed = { title: "", extraLogo: false, links: [{ id: "added", name: "Added", to: path, below: false }] };
  for (const sideLists of [plan.sideLists, { ...plan.sideLists, [firstSegment(path)]: listed }]) {
    const pages = { ...plan.pages, [path]: { banner: plan.pages[section]?.banner ?? "" } };
    expect(placementOf(path, { ...plan, pages, sideLists })).toMatchObject({ marked: path, tile });
  }
});

test("side links have names, ids and addresses that are unique in their list", () => {
  for (const { title, links } of Object.values(plan.sideLists)) {
    for (const key of ["id", "name", "to"] as const) {
      const values = links.map((link) => link[key]);
      expect(values, title).not.toContain("");
      expect(new Set(values).size, `${key} in ${title}`).toBe(values.length);
    }
  }
});

test("the base links of customers and success stories have the names of the spec", () => {
  const nameAt = (path: string) => placementOf(path, plan).sideList?.links.find(({ to }) => to === path)?.name;
  expect(nameAt("/customers")).toBe("Equipment & Systems Manufacturers");
  expect(nameAt("/success")).toBe("Control System Integrator");
});

test.each(specPages.filter(({ path }) => path !== "/"))("$path/ has the same placement as $path", ({ path }) => {
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
    marked: path,
    tile: undefined,
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
      marked: path.replace(/\/$/, ""),
      tile: undefined,
      banner: usualBanner,
      activeLink: "/services",
      sideList: undefined,
      profile: undefined,
      extraLogo: false,
      contactData: true,
    });
  },
);

test.each(["", "x", "//", "?"])("the malformed path %j does not throw", (path) => {
  expect(placementOf(path, plan).banner).toBe(usualBanner);
});
