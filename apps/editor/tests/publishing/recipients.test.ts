import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startMailServer, startServer } from "@ttpl/server/tests/for-one-test.ts";
import { formPageFixture } from "@ttpl/server/tests/form-page-fixture.ts";
import { mailTo, postEnquiry } from "@ttpl/server/tests/post-enquiry.ts";
import type { OpenPlaces } from "../../wire.ts";
import { publish } from "../../publishing/release/publish.ts";
import { editorCopy } from "../unit/editor-copy.ts";
import { builtSite, publishVersion, withoutHistory } from "./published-sites.ts";

const file = "content/company.yaml";
const patient = { timeout: 30_000 };

// That no file of the built site tells of them: apps/site/tests/edits/newcomer-edits.test.ts.
test("whom the owner names in the editor get the next enquiry once it is published, and nobody else learns of them", async () => {
  const editor = await editorCopy();
  const folder = editor.root;
  const root = join(folder, "releases");
  await publishVersion(root, "one", { untried: true });
  const mailServer = await startMailServer();
  const settings = { DATA_DIR: await temporaryFolder(), SITE_DIR: join(root, "current/client") };
  const server = await startServer({ ...settings, ...mailTo(mailServer.url), LOG_LEVEL: "info" });

  const recipients = ["first-recipient@ttpl-automation.in", "second-recipient@ttpl-automation.in"];
  const refused = async (values: readonly string[]) => {
    const { body } = await editor.save<{ errors?: unknown }>(await editor.open(file), { recipients: values });
    return JSON.stringify(body);
  };
  expect(await refused(["nobody"])).toContain("Must be an e-mail address, such as");
  expect(await refused([recipients[0]!, recipients[0]!.toUpperCase()])).toContain(
    "Must not name the same address twice",
  );
  // A rehearsal may hold a placeholder; its mails would reach nobody.
  const saved = await editor.save(await editor.open(file), { recipients: [...recipients, "sales@example.com"] });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const { body: open } = await editor.ask<OpenPlaces>("open");
  expect(open.points.filter(({ title }) => title.startsWith("Who gets the enquiries"))).toMatchObject([
    { kind: "placeholder", path: ["data", "recipients", 2], words: expect.stringContaining("a host that nobody owns") },
  ]);

  const copy = () => ({ folder, remove: () => undefined });
  const steps = {
    ...withoutHistory,
    copy,
    build: () => builtSite("two", "", { "contact/index.html": formPageFixture }),
    tryBuilt: async () => 0,
  };
  const record = await publish({ folder, root, by: "Asha", rehearsal: true, say: () => undefined }, steps);
  await expect.poll(server.output, patient).toContain("serving another release");
  await postEnquiry(server.url);
  await expect.poll(() => mailServer.envelopes.map(({ to }) => to), patient).toEqual([recipients]);

  const client = join(root, record.name, "client");
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const addresses = files.map(({ parentPath, name }) => join(parentPath, name).slice(client.length));
  const tells = (text: string) => /(?:first|second)-recipient/i.test(text);
  expect(tells(readFileSync(join(root, record.name, "release.json"), "latin1")), "they are in the record").toBe(true);
  const asked = [
    ...addresses,
    "/contact",
    "/release.json",
    "/../release.json",
    "/%2e%2e/release.json",
    "/readyz",
    "/metrics",
  ];
  const telling: string[] = [];
  for (const path of asked) if (tells(await (await fetch(server.url + path)).text())) telling.push(path);
  expect(telling).toEqual([]);
});
