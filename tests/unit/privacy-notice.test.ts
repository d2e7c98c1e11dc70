import { expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { pageDataAt } from "../../site/reading/page-data.ts";
import { readContent } from "../../site/reading/read-content.ts";

const { privacy } = pageDataAt(readContent(), "/contact", "contact").form;

test("the privacy line beside the button names the days after which the server erases", () => {
  const days = [...privacy.matchAll(/(\d+)\s+days/g)].map(([, figure]) => Number(figure));
  expect(days).toEqual([readConfig({}).retentionDays]);
});
