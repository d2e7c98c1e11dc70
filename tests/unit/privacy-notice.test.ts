import { expect, test } from "vitest";
import { readConfig } from "../../server/config/config.ts";
import { pageDataAt } from "../../site/content-loader/derive/page-data.ts";
import { readContent } from "../../site/content-loader/read-content.ts";

const { privacy } = pageDataAt(readContent(), "/contact", "contact").form;

test("the privacy notice states the retention period of the server", () => {
  const days = [...privacy.matchAll(/(\d+)\s+days/g)].map(([, figure]) => Number(figure));
  expect(days).toEqual([readConfig({}).retentionDays]);
});
