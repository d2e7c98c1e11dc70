import { describe, expect, test } from "vitest";
import type { Content, Page } from "../content.ts";
import { readContent } from "../read-content.ts";
import { contentCopy, examplePage } from "./content-copy.ts";
import { disagreements, figuresOf } from "./shared-figures.ts";

const content = readContent();

test("no quote and no project contradicts the success story about the same job", () => {
  expect(disagreements(content)).toEqual([]);
});

test("a text's counts and sizes are found, not its tags, years and durations", () => {
  const text =
    "Eleven skids with 984 I/O took 14 weeks and 36 hours, in a nine-day shutdown. A 1991 panel with an S7-1500 cleaned 12,000 m³/h (7,060 CFM) to 11 mg/Nm³; 85 % passed, four bypassed interlocks stood.";
  expect(Object.fromEntries([...figuresOf(text)].map(([kind, amounts]) => [kind, [...amounts]]))).toEqual({
    skids: [11],
    "I/O": [984],
    weeks: [14],
    "m³/h": [12_000],
    CFM: [7_060],
    "mg/Nm³": [11],
    "%": [85],
    interlocks: [4],
    // The panel’s year.
    "": [1991],
  });
});

describe("beside a story of 12 pumps with 96 I/O for a plant in Western India", () => {
  const story = examplePage
    .replace("Anybody who has", "We moved 12 pumps and 96 I/O in 5 weeks, for a plant in Western India, after")
    .replace("list:", "service: /services\nlist:");
  const path = "/about/test-visits";

  async function disagreeing(quote: string, region: string, size: string, client: string): Promise<string[]> {
    const copy = await contentCopy();
    copy.write("pages/about/test-visits.md", story);
    const read = copy.read();
    const [job] = [...read.projects.values()].flatMap((group) => group.projects);
    if (!job) throw new Error("There is no project.");
    const known: Content = {
      ...read,
      pages: new Map<string, Page>([...read.pages].filter(([address]) => address === path)),
      testimonials: { quotes: [{ id: "one", role: "Plant Manager", region, text: quote, story: path }] },
      projects: new Map([
        [
          "pumps",
          {
            heading: "Pumps",
            projects: [{ ...job, id: "p-1", description: "Pumps", detail: "", size, client, story: path }],
          },
        ],
      ]),
    };
    return disagreements(known);
  }

  test.each([
    ["Twelve pumps moved in five weeks.", "Western India", "96 I/O", "Pump maker, Western India"],
    ["They kept 3 valves, and came twice.", "India", "40 drawings", "Pump maker, Western India"],
  ])("%s does not contradict it", async (...said) => {
    expect(await disagreeing(...said)).toEqual([]);
  });

  test.each([
    [
      "Eleven pumps moved.",
      "Western India",
      "96 I/O",
      "Pump maker, Western India",
      /^Plant Manager says 11 pumps, .* 12 /,
    ],
    ["It took six weeks.", "Western India", "96 I/O", "Pump maker, Western India", /6 weeks/],
    ["Good work.", "US South", "96 I/O", "Pump maker, Western India", /US South, and the story in Western India/],
    ["Good work.", "Western India", "98 I/O", "Pump maker, Western India", /^p-1 says 98 I\/O/],
    ["Good work.", "Western India", "96 I/O", "Pump maker, US South", /^p-1 is in US South/],
  ])("%s, %s, %s, %s contradicts it", async (quote, region, size, client, problem) => {
    expect(await disagreeing(quote, region, size, client)).toEqual([expect.stringMatching(problem)]);
  });
});
