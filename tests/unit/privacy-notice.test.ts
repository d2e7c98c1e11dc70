import { expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { pageDataAt } from "../../site/content-loader/derive/page-data.ts";
import { readContent } from "../../site/content-loader/read-content.ts";

const { privacy } = pageDataAt(readContent(), "/contact", "contact").form;

test("the privacy line beside the button names the days after which the server erases", () => {
  const days = [...privacy.matchAll(/(\d+)\s+days/g)].map(([, figure]) => Number(figure));
  expect(days).toEqual([readConfig({}).retentionDays]);
});
