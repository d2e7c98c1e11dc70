import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "./for-one-test.ts";
import { postEnquiry } from "./post-enquiry.ts";
import { runCommand } from "./operator-command.ts";

test("commands show names without invisible characters, and export them as stored", async () => {
  const DATA_DIR = await temporaryFolder();
  const { url } = await startServer({ DATA_DIR });
  // What a paste brings along is gone before it is stored; these may belong to a name or a flag (packages/contract/enquiry.ts).
  const Name = "\u3164yrraH\u{E0041} \u200Cआर्\u200Dय";
  const id = await postEnquiry(url, { Name, Company: "A\u200E\u{E0041}B" });
  const output = async (...args: string[]) => (await runCommand(args, { DATA_DIR })).out;
  expect(await output("list")).toMatch(/ {2}yrraH आर्\u200Dय, AB\n$/);
  expect(await output("show", id)).toContain("\nName: yrraH आर्\u200Dय\nCompany: AB\n");
  for (const args of [
    ["export", "--json"],
    ["export", "--csv"],
    ["show", id, "--json"],
  ])
    expect(await output(...args)).toContain(Name);
});
