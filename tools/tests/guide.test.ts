import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { askSite } from "../../apps/server/tests/deploy/site-request.ts";
import { storedEnquiries } from "../../apps/server/tests/deploy/stored-in.ts";
import { exampleEnquiry } from "../../apps/server/tests/example-enquiry.ts";
import type { MailServer } from "../../apps/server/tests/mail-server.ts";
import { startMailServer } from "../../apps/server/tests/for-one-test.ts";
import { waitFor } from "../../apps/server/tests/wait-for.ts";
import { UndoSteps } from "@ttpl/editor/history/undo-steps.ts";
import { commandsOfGuide } from "../guide/guide-commands.ts";
import { type GuideRoot, guideRoot } from "./guide-root.ts";

/** Between two requests of a visitor, in milliseconds. */
const pause = 50;

const host = "www.example.com";
const enquiries = "var/lib/ttpl-website";
const content = "srv/ttpl-editor";

/** Installs by the guide, up to the first backup. Emails go to a server of the test. */
async function installed() {
  const mailServer = await startMailServer();
  const changes = [
    `s|^SMTP_URL=.*|SMTP_URL=${mailServer.url}|`,
    // All visitors of the test have one address.
    "$aRATE_LIMIT_ADDRESS=0\\nRATE_LIMIT_NETWORK=0\\nRATE_LIMIT_TOTAL=0\\nRATE_LIMIT_DAY=0",
  ];
  const root = await guideRoot(changes);
  await root.guide("Content, and its first release");
  await root.guide("Server");
  await root.guide("Firewall and proxy");
  await root.guide("The editor on the server");
  await root.guide("Backup");
  return { root, mailServer };
}

const page = async ({ port }: GuideRoot) => (await askSite(port, { path: "/", host })).body.toString();

/** Sends an enquiry. Returns its number, or the status of the refusal. */
async function send({ port }: GuideRoot): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(exampleEnquiry);
  const answer = await askSite(port, { method: "POST", path: `${enquiryPath}?code=key`, headers, body, host });
  return answer.status === 202 ? (JSON.parse(answer.body.toString()) as { id: string }).id : String(answer.status);
}

/** Visitors who read and write until they are told to leave. Returns what they were refused, and what was taken. */
function visitors(root: GuideRoot) {
  const [taken, refused]: [string[], string[]] = [[], []];
  const leaving = new AbortController();
  const writer = async () => {
    while (!leaving.signal.aborted) {
      const id = await send(root).catch((error: Error) => error.message);
      (id.length === 36 ? taken : refused).push(id);
      await sleep(pause);
    }
  };
  const reader = async () => {
    while (!leaving.signal.aborted) {
      const status = await askSite(root.port, { path: "/", host }).then(({ status }) => status, String);
      if (status !== 200) refused.push(String(status));
      await sleep(pause);
    }
  };
  const all = Promise.all([writer(), reader()]);
  return {
    taken,
    leave: async () => {
      const before = taken.length;
      // The server of the last restart has answered some, too.
      await waitFor(() => expect(taken.length).toBeGreaterThan(before + 3));
      leaving.abort();
      await all;
      return refused;
    },
  };
}

const lastBackup = ({ path }: GuideRoot) => readdirSync(join(path, "var/backups/ttpl-website")).toSorted().at(-1) ?? "";

test("the guide restores all that a lost machine had; while the new one is upgraded, and on the way back, nothing is refused or lost", async () => {
  const { root, mailServer } = await installed();
  const { ids } = await loseMachine(root, mailServer);
  await upgrade(root, mailServer, ids);
});

/** Loses a machine with enquiries, words, undo steps, photos, a release and settings, and restores it. Returns its enquiries. */
async function loseMachine(root: GuideRoot, mailServer: MailServer) {
  const at = (...names: string[]) => join(root.path, ...names);
  const ids = [await send(root), await send(root)];
  await waitFor(() => expect(mailServer.mails).toHaveLength(2));

  // Words that are in the history, words that publishing puts there with a photo, and words that are not there yet.
  const git = "as_editor git -c user.name=Owner -c user.email=owner@example.org commit --quiet --all --message=Hours";
  appendFileSync(at(content, "content/company.yaml"), "# committed\n");
  await root.run(["cd /srv/ttpl-editor", git]);
  appendFileSync(at(content, "content/company.yaml"), "# published\n");
  mkdirSync(at(content, "apps/site/public/photos"), { recursive: true });
  writeFileSync(at(content, "apps/site/public/photos/pump.avif"), "a photo");
  await root.guide("Publishing");
  await waitFor(async () => expect(await page(root)).toContain("# published"));
  // Publishing has committed what there was. Somebody changes more with the editor, and may want to undo it.
  const saved = { name: "content/company.yaml", before: readFileSync(at(content, "content/company.yaml"), "utf8") };
  appendFileSync(at(content, saved.name), "# not committed\n");
  const after = readFileSync(at(content, saved.name), "utf8");
  new UndoSteps(at(content)).add({ title: "Company", changes: ["Hours"], files: [{ ...saved, after }] });
  await root.run(["systemctl start ttpl-backup"]);
  const present = async () => ({
    settings: readFileSync(at("etc/ttpl-website.env"), "utf8"),
    editor: readFileSync(at("etc/ttpl-editor.env"), "utf8"),
    proxy: readFileSync(at("etc/systemd/system/caddy.service.d/site.conf"), "utf8"),
    page: await page(root),
    release: readFileSync(at(content, "releases/current/release.json"), "utf8"),
  });
  const before = await present();

  await root.run(["systemctl stop ttpl-website"]);
  renameSync(at("var/backups/ttpl-website", lastBackup(root)), at("root/TIME"));
  for (const name of ["opt", "srv", "etc", "var"]) rmSync(at(name), { recursive: true });
  for (const name of ["opt", "srv", "etc/systemd/system", "etc/caddy", "var/lib", "var/backups"])
    mkdirSync(at(name), { recursive: true });

  // A damaged backup stops the restore before anything is written.
  const damaged = at("root/TIME", root.path, content, "content/company.yaml");
  const words = readFileSync(damaged, "utf8");
  writeFileSync(damaged, words.replace("# not", "# but"));
  await expect(root.guide("Restore")).rejects.toMatchObject({ stderr: expect.stringContaining("did NOT match") });
  expect(existsSync(at(content))).toBe(false);
  writeFileSync(damaged, words);

  await root.guide("Restore");
  await waitFor(async () => expect(await page(root)).toBe(before.page));
  expect(await present()).toEqual(before);
  expect(storedEnquiries(at(enquiries))).toEqual(ids.toSorted());
  expect(readFileSync(at(content, "apps/site/public/photos/pump.avif"), "utf8")).toBe("a photo");
  const history = await root.run(["cd /srv/ttpl-editor", "as_editor git log --format=%s", "as_editor git diff"]);
  expect(history).toMatch(/^.*pump\.avif\nHours\nProgram\n/);
  expect(history).toMatch(/^\+# not committed$/m);
  const steps = new UndoSteps(at(content));
  expect(steps.list()).toMatchObject([{ name: saved.name, title: "Company", changes: ["Hours"] }]);
  expect(steps.get(steps.list()[0]?.id ?? 0)?.files).toEqual([{ ...saved, after }]);
  // The new machine goes on: it takes an enquiry, mails only that one, and makes backups.
  ids.push(await send(root));
  await waitFor(() => expect(mailServer.mails).toHaveLength(3));
  await root.run(["systemctl start ttpl-backup"]);
  expect(storedEnquiries(at("var/backups/ttpl-website", lastBackup(root), root.path, enquiries))).toEqual(
    ids.toSorted(),
  );
  return { ids };
}

/** Upgrades a machine that is in use, goes back, and restores its enquiries alone. @param before those that it has */
async function upgrade(root: GuideRoot, mailServer: MailServer, before: readonly string[]) {
  appendFileSync(join(root.path, content, "content/company.yaml"), "# an edit of the owner\n");
  const now = visitors(root);
  await waitFor(() => expect(now.taken.length).toBeGreaterThan(3));
  await root.guide("Upgrade");
  await root.guide("Upgrade", 1);
  await waitFor(async () => expect(await page(root)).toContain("# an edit of the owner"));
  await root.guide("Upgrade", 2);
  await waitFor(async () => expect(await page(root)).not.toContain("# an edit of the owner"));
  expect(await now.leave()).toEqual([]);
  const all = [...before, ...now.taken].toSorted();
  expect(storedEnquiries(join(root.path, enquiries))).toEqual(all);
  await waitFor(() => expect(mailServer.mails).toHaveLength(all.length));
  expect(existsSync(join(root.path, "opt/ttpl-website.new"))).toBe(true);

  // The enquiries alone come back from the backup that the upgrade began with, and then those that were received since.
  // In this folder, a backup has the whole path of what it is of.
  const copied = storedEnquiries(join(root.path, "var/backups/ttpl-website", lastBackup(root), root.path, enquiries));
  expect(copied.length).toBeLessThan(all.length);
  await root.guide("Restore", 1, { TIME: `${lastBackup(root)}${root.path}` });
  await waitFor(async () => expect((await askSite(root.port, { path: "/readyz", host })).status).toBe(200));
  expect(storedEnquiries(join(root.path, enquiries))).toEqual(copied);
  await root.guide("Restore", 2);
  expect(storedEnquiries(join(root.path, enquiries))).toEqual(all);
}

/** Why the commands under a heading are not run in these tests. */
const notRun: Readonly<Record<string, string>> = {
  Programs: "Debian's packages: npm run walk",
  "A key for the repository": "a host of repositories",
  "Commands for operators": "tests of the commands (cli.test.ts)",
  Monitoring: "tests of the health checks (readiness.test.ts)",
  Damage: "tests of damaged databases (damaged-server.test.ts)",
  Erasure: "tests of erasure (erasure-and-digest.test.ts)",
  "A machine that only serves": "a second machine",
  "Several servers": "tests of replicas (deploy/replicas.test.ts)",
};

test("every command of the guide is run by a test or named with the reason why not", () => {
  const source = readFileSync(import.meta.filename, "utf8");
  const run = new Set([...source.matchAll(/\.guide\("([^"]+)"/g)].map(([, heading]) => heading));
  const headings = new Set(commandsOfGuide().map(({ heading }) => heading));
  expect([...headings].filter((heading) => !run.has(heading) && !(heading in notRun))).toEqual([]);
  expect([...run, ...Object.keys(notRun)].filter((heading) => !headings.has(heading ?? ""))).toEqual([]);
});
