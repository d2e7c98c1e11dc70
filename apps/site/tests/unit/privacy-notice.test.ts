import { expect, test } from "vitest";
import { readConfig } from "@ttpl/server/config/config.ts";
import { pageDataAt } from "@ttpl/content/derive/page-data.ts";
import { readContent } from "@ttpl/content/read-content.ts";

const { privacy } = pageDataAt(readContent(), "/contact", "contact").form;

test("the privacy notice states the retention period of the server", () => {
  const days = [...privacy.matchAll(/(\d+)\s+days/g)].map(([, figure]) => Number(figure));
  expect(days).toEqual([readConfig({}).retentionDays]);
});
