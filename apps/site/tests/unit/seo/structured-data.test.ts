import type { JobPosting } from "schema-dts";
import { expect, test } from "vitest";
import { addHeadTags } from "../../../build/seo/head-tags.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { organization } from "../../../build/seo/site-identity.ts";
import { robots, sitemap } from "../../../build/seo/sitemap.ts";
import { structuredData } from "../../../build/seo/structured-data.ts";
import { faultsIn, type Data, thingsOf } from "../../pages/required-fields.ts";
import { contentCopy, examplePage } from "@ttpl/content/tests/content-copy.ts";

const place = "    location: { city: City Name, region: State Name, country: IN }\n";
const dates = '    posted: "2027-01-04"\n    until: "2027-02-28"\n';
/** A department with one opening, with these optional lines. */
const department = (optional: string) =>
  `heading: Testing\norder: 9\nopenings:\n  - title: Test Engineer\n    years: 4\n    work: Tests what others have made\n${optional}`;

test("an opening with a place and dates is a job posting on its page, from the day it is posted until it expires", async () => {
  const copy = await contentCopy();
  copy.write(
    "careers/testing.yaml",
    department(`${place}${dates}    contract: PART_TIME\n`).replace("made\n", "made.\n"),
  );
  const content = copy.read();
  const postings = (today: string) => {
    const data = structuredData(content.pages.get("/careers/testing-test-engineer")!, content, today);
    return thingsOf("JobPosting", JSON.parse(JSON.stringify(data)) as Data);
  };
  expect(postings("2027-01-03")).toEqual([]);
  expect(postings("2027-03-01")).toEqual([]);
  for (const today of ["2027-01-04", "2027-02-28"]) {
    const [posting] = postings(today);
    expect(posting).toMatchObject({
      title: "Test Engineer",
      datePosted: "2027-01-04",
      validThrough: "2027-02-28T23:59:59Z",
      employmentType: "PART_TIME",
      description: "Tests what others have made.",
    });
    expect(faultsIn(posting!)).toEqual([]);
  }
});

test("without a place or dates an opening is no job posting, and neither is the list of openings", async () => {
  const copy = await contentCopy();
  for (const optional of ["", place, dates]) {
    copy.write("careers/testing.yaml", department(optional));
    const content = copy.read();
    for (const path of ["/careers/testing-test-engineer", "/careers"])
      expect(JSON.stringify(structuredData(content.pages.get(path)!, content, "2027-01-10"))).not.toContain(
        "JobPosting",
      );
  }
  copy.write("careers/testing.yaml", department(dates.replace("02-28", "01-03").replace("2027-02", "2027-01")));
  expect(copy.errors()[0]?.problem).toContain("until");
});

test("the company's address stands in its parts, as far as it says which is which", () => {
  const { company } = readContent();
  const addressed = (address: string[]) => (organization({ ...company, address }) as { address?: unknown }).address;
  expect(addressed(["1 Some Road, Some Area", "Some City 400\u00a0001", "Some State, India"])).toEqual({
    "@type": "PostalAddress",
    streetAddress: "1 Some Road, Some Area",
    addressLocality: "Some City",
    addressRegion: "Some State",
    postalCode: "400 001",
    addressCountry: "India",
  });
  const elsewhere = ["1 Some Road", "AB1 2CD Some Town", "United Kingdom"];
  expect(addressed(elsewhere)).toEqual({ "@type": "PostalAddress", streetAddress: elsewhere.join(", ") });
});

test("the checker reports what a search engine would reject", () => {
  expect(faultsIn({ "@type": "ImageObject", contentUrl: "https://example.com/a" })).toContain(
    "ImageObject without license",
  );
  expect(faultsIn({ "@type": "Service", name: "", serviceType: "x", provider: "y" })).toEqual(["an empty value"]);
  expect(faultsIn({ "@type": "Organization", name: "x", review: { "@type": "Review" } })).toEqual([
    '"Review" is not allowed',
  ]);
  expect(faultsIn({ "@type": "Recipe" })).toEqual(["no required properties are defined for Recipe"]);
  expect(faultsIn([{ name: "x" }])).toEqual(['no @type: {"name":"x"}']);
});

test("the types reject a field that schema.org does not have", () => {
  // @ts-expect-error -- the compiler is the test: "postedOn" is not a field of JobPosting.
  const posting: JobPosting = { "@type": "JobPosting", postedOn: "2027-01-04" };
  expect(posting).toBeTruthy();
});

test("text of a page cannot close its script, an attribute or the head", async () => {
  const copy = await contentCopy();
  copy.write(
    "pages/about/test-visits.md",
    examplePage
      .replace("title: Visits", () => 'title: Visits </script> & "more" $& </head>')
      // The name in the breadcrumbs, which are part of the structured data.
      .replace("name: Visits", 'name: "Visits </script>"'),
  );
  const content = copy.read();
  const html = '<head><meta name="viewport" content="x"/></head><body></body>';
  const written = await addHeadTags(content, false, "2027-01-10")({ path: "/about/test-visits", file: "", html });
  expect(written.match(/<\/script>/g)).toHaveLength(1);
  expect(written.match(/<\/head>/g)).toHaveLength(1);
  expect(written).toContain('content="Visits &lt;/script> &amp; &quot;more&quot; $&amp; &lt;/head>');
});

test("a page has the date of its newest file, and none if one of them has none", async () => {
  const content = (await contentCopy()).read();
  const dates = (changes: Record<string, string | undefined>) => {
    const text = sitemap(content, new Map(Object.entries(changes) as [string, string][]));
    return /<loc>[^<]+\/testimonial<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?<\/url>/.exec(text)?.[1];
  };
  const page = "pages/testimonial.md";
  const older = { [page]: "2026-10-01T12:00:00+05:30", "testimonials.yaml": "2026-10-01T09:00:00Z" };
  expect(dates(older)).toBe("2026-10-01T09:00:00Z");
  expect(dates({ [page]: "2026-10-01T12:00:00+05:30" })).toBeUndefined();
  expect(dates({})).toBeUndefined();
});

test("breadcrumbs are numbered from one", async () => {
  const content = (await contentCopy()).read();
  const data = structuredData(content.pages.get("/about/quality")!, content, "2027-01-10");
  const [list] = thingsOf("BreadcrumbList", JSON.parse(JSON.stringify(data)) as Data);
  expect(list).toMatchObject({
    itemListElement: [
      { position: 1, item: expect.stringMatching(/\/$/) },
      { position: 2, item: expect.stringMatching(/\/about$/) },
      { position: 3, item: expect.stringMatching(/\/about\/quality$/) },
    ],
  });
});

test("robots.txt excludes the endpoint and names the sitemap", () => {
  expect(robots("https://example.com", false).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /api/",
    "",
    "Sitemap: https://example.com/sitemap.xml",
    "",
  ]);
});

test("a rehearsal is closed to search engines, by robots.txt and on every page", async () => {
  const content = readContent();
  expect(robots(content.company.origin, true)).toBe("User-agent: *\nDisallow: /\n");
  const html = "<html><head><title>Visits</title></head><body></body></html>";
  const written = (rehearsal: boolean) =>
    addHeadTags(content, rehearsal, "2027-01-10")({ path: "/about", file: "", html });
  expect(await written(true)).toContain('<meta name="robots" content="noindex">');
  expect(await written(false)).not.toContain("noindex");
});
