import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "@ttpl/content/read-content.ts";
import { startServer } from "@ttpl/server/tests/for-one-test.ts";
import { linkPackages } from "@ttpl/site/build/linked-copy.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { changesSince } from "../../history/changes-since.ts";
import { preparePhoto } from "../../photos/prepare-photo.ts";
import { storePhoto } from "../../photos/photo-store.ts";
import { buildVariables, publish, type PublishOptions } from "../../publishing/release/publish.ts";
import type { ReleaseRecord } from "../../publishing/release/releases.ts";
import { copySite } from "../../publishing/release/site-copy.ts";
import { builtSite, withoutHistory } from "./published-sites.ts";
import { cloneOf, contentCopy, page, type Repository, wholeCopy, withRemote } from "./site-repository.ts";

const owner = { by: "Asha Rao", email: "asha@example.com" };

/** Every file of a folder, by its path. */
function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = names.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return new Map(paths.map((path) => [path.slice(folder.length), readFileSync(path, "base64")]));
}

/** Publishes the content of a repository with what stands in for a build. Returns the record and what was told. */
async function publishContent({ folder }: Repository, who: Partial<PublishOptions> = owner) {
  const told: string[] = [];
  const { copy } = withoutHistory;
  const built = await builtSite("one");
  const record = await publish(
    { folder, root: join(folder, "releases"), ...owner, ...who, say: (line) => told.push(line) },
    { check: () => [], copy, build: async () => built, tryBuilt: async () => 0 },
  );
  return { record, told: told.join("\n") };
}

/** Every character that is encoded in a URL, or has a meaning in a shell, a glob or a regular expression. */
const oddName = `Ünser Büro #1 50% 'q" [a](b) $c & d`;

/** In a folder: npm's programs, and NODE_ENV as some shells have it, which must make no difference. */
const environmentIn = (folder: string) => ({
  ...process.env,
  PATH: [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
  NODE_ENV: "development",
});

/** Publishes a rehearsal by the command. `meanwhile` is called when the build begins. Returns the record and what was told. */
async function publishByCommand({ folder }: Repository, meanwhile: () => void) {
  const program = [
    "apps/editor/publishing/cli/publish.ts",
    "--rehearsal",
    `--by=${owner.by}`,
    `--email=${owner.email}`,
  ];
  const options = { cwd: folder, env: environmentIn(folder), timeout: 500_000 } as const;
  const child = spawn(process.execPath, program, { ...options, stdio: ["ignore", "pipe", "inherit"] });
  const told: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    told.push(line);
    if (line.startsWith("Building")) meanwhile();
  }
  const client = realpathSync(join(folder, "releases/current/client"));
  const record = JSON.parse(readFileSync(join(client, "../release.json"), "utf8")) as ReleaseRecord;
  return { client, record, told: told.join("\n") };
}

test("in a folder of any name, what has changed is committed, sent, built and served: a save meanwhile is not half in it", async () => {
  const site = await withRemote(await wholeCopy(oddName));
  const { folder, git, remote } = site;
  site.addWords("Words of the first save.");
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const photo = storePhoto(folder, "A skid", await preparePhoto(picture));
  const before = site.text(page);
  const { client, record, told } = await publishByCommand(site, () => {
    site.addWords("Words of a second save.");
    rmSync(join(folder, `apps/site/public/photos/${photo}`), { recursive: true });
  });

  expect(git("log", "-1", "--format=%an <%ae> %cn <%ce>").trim()).toBe(
    "Asha Rao <asha@example.com> Asha Rao <asha@example.com>",
  );
  expect(git("log", "-1", "--format=%s").trim()).toMatch(/^Pages: .+, Photo photo-a-skid$/);
  expect(git("log", "-1", "--format=%b")).toContain("added “Words of the first save.”");
  expect(record).toMatchObject({ commit: git("rev-parse", "HEAD").trim(), rehearsal: true, by: "Asha Rao" });
  expect(remote.git("rev-parse", "main").trim()).toBe(record.commit);
  for (const step of [
    /^Kept in the history as changes of Asha Rao <asha@example\.com>\.$/m,
    /^Sent to origin\.$/m,
    /^\d+ pages answer, with their links and policies\.\nPublished as a rehearsal: /m,
  ])
    expect(told).toMatch(step);

  const html = readFileSync(join(client, "about/quality/index.html"), "utf8");
  expect(html).toContain("Words of the first save.");
  expect(html).not.toContain("second save");
  expect(git("ls-tree", "-r", "--name-only", record.commit)).toContain(`apps/site/public/photos/${photo}/800.avif`);
  expect(html).toContain(`href="${record.origin}/about/quality"`);

  // What was saved meanwhile is what has changed since; without it, nothing has.
  expect(changesSince(folder, record.commit).map(({ name }) => name)).toContain(page);
  site.write(page, before);
  git("checkout", "--quiet", "--", "apps/site/public/photos");
  expect(changesSince(folder, record.commit)).toEqual([]);
  expect(readdirSync(join(folder, ".cache/publishing"))).toEqual([]);
  expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);

  const settings = { SITE_DIR: join(folder, "releases/current/client"), DATA_DIR: join(folder, "data") };
  const server = await startServer(settings, join(folder, "apps/server/start.ts"));
  const answer = await fetch(`${server.url}/about/quality`);
  expect([answer.status, await answer.text()]).toEqual([200, html]);
  // Every page is made in the same way.
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(readContent().layoutWords.rehearsal);
  expect(existsSync(join(folder, "data/enquiries.db"))).toBe(true);
  const development = spawnSync(process.execPath, ["tools/install.mjs", "--for=dev"], {
    cwd: folder,
    env: environmentIn(folder),
    encoding: "utf8",
    timeout: 60_000,
  });
  expect(development.stdout + development.stderr).toMatch(
    /^npm run dev cannot run in .*, because Vite cannot have # % in a path\. Rename/,
  );

  // From nothing but its record and the remote, and in a folder of another name, the same files.
  const again = await cloneOf(remote);
  again.git("checkout", "--quiet", record.commit);
  linkPackages(process.cwd(), again.folder);
  mkdirSync(join(again.folder, ".cache"));
  symlinkSync(join(folder, ".cache/build"), join(again.folder, ".cache/build"));
  execFileSync(process.execPath, ["--run", "build"], {
    cwd: again.folder,
    env: { ...process.env, ...buildVariables(record.rehearsal) },
    stdio: "ignore",
    timeout: 300_000,
  });
  const [released, rebuilt] = [filesIn(client), filesIn(join(again.folder, "build/client"))];
  expect([...rebuilt.keys()]).toEqual([...released.keys()]);
  for (const [name, bytes] of rebuilt) expect(bytes === released.get(name), name).toBe(true);
});

test("a save of several files that is caught in its middle is in the history as a whole", async () => {
  const site = await withRemote(await contentCopy());
  site.addWords("The first half.");
  // Git reads the page through this program, which writes another file when the page is on its way into the history.
  const other = "content/company.yaml";
  site.write(".git/info/attributes", `${page} filter=during\n`);
  const late = `test ! -e .git/index.lock || test -e .git/once || { touch .git/once; echo '# The second half.' >> ${other}; }`;
  site.git("config", "filter.during.clean", `cat; ${late}`);
  const { record } = await publishContent(site);
  expect(site.git("show", `${record.commit}:${other}`)).toContain("# The second half.");
  expect(site.git("show", `${record.commit}:${page}`)).toContain("The first half.");
});

/** Another clone from which somebody has sent a commit. */
async function sendFromElsewhere(remote: Repository): Promise<void> {
  const { git } = await cloneOf(remote);
  git("commit", "--quiet", "--allow-empty", "--message=Newer");
  git("push", "--quiet");
}

type Site = Awaited<ReturnType<typeof withRemote>>;

/** In place of ssh: it says what OpenSSH says, and ends. */
const sshThatSays =
  (words: string) =>
  ({ git, write, folder }: Site): void => {
    const program = join(folder, ".git/ssh");
    git("remote", "set-url", "origin", "ssh://git@git.example.com/site.git");
    write(".git/ssh", `#!/bin/sh\ncat >&2 <<'END'\n${words}\nEND\nexit 255\n`);
    chmodSync(program, 0o755);
    git("config", "core.sshCommand", program);
  };

test.each<readonly [string, RegExp, (site: Site) => Promise<void> | void]>([
  [
    "has newer commits",
    /^Not sent to origin: it has newer changes, which this folder lacks\. .*git pull/m,
    ({ remote }) => sendFromElsewhere(remote),
  ],
  [
    "cannot be reached",
    /^Not sent to origin: it cannot be reached\. The next publishing sends/m,
    ({ git }) => void git("remote", "set-url", "origin", "http://127.0.0.1:1/site.git"),
  ],
  [
    "is gone",
    /^Not sent to origin: it has no history at this address\. .*correct the address.* The next publishing sends/m,
    ({ remote }) => rmSync(remote.folder, { recursive: true }),
  ],
  [
    "does not let this machine write",
    /^Not sent to origin: this machine has no permission to write there\./m,
    sshThatSays("git@git.example.com: Permission denied (publickey)."),
  ],
  [
    "refuses all keys of this machine",
    /^Not sent to origin: this machine has no permission to write there\./m,
    sshThatSays("Received disconnect from 192.0.2.1 port 22:2: Too many authentication failures"),
  ],
  [
    "is at a host whose key is unknown",
    /^Not sent to origin: this machine does not know the key of that host yet\./m,
    sshThatSays("Host key verification failed."),
  ],
  [
    "is at a host whose key has changed",
    /^Not sent to origin: its host shows another key than before, so nothing was sent: .*Ask whoever maintains/m,
    sshThatSays(`@    WARNING: REMOTE HOST IDENTIFICATION HAS CHANGED!     @
IT IS POSSIBLE THAT SOMEONE IS DOING SOMETHING NASTY!
Host key for git.example.com has changed and you have requested strict checking.
Host key verification failed.`),
  ],
  [
    "does not answer",
    /^Not sent to origin: it cannot be reached\. The next publishing sends/m,
    sshThatSays("ssh: connect to host git.example.com port 22: Connection refused"),
  ],
  [
    "needs ssh, which is not installed,",
    /^Not sent to origin: this machine has no program to reach it \(ssh\)\. Ask whoever maintains/m,
    sshThatSays("ssh -o BatchMode=yes: 1: ssh: not found"),
  ],
  [
    "is reached with settings of ssh that have a mistake",
    /^Not sent to origin: it cannot be reached \(.*: line 1: Bad configuration option: port2 .*\)\. If that stays so, ask/m,
    sshThatSays(`/home/asha/.ssh/config: line 1: Bad configuration option: port2
/home/asha/.ssh/config: terminating, 1 bad configuration options`),
  ],
  [
    "refuses with its own words",
    /^Not sent to origin: it refuses them \(The branch is frozen until Monday\)\.$/m,
    ({ remote }) => {
      remote.write("hooks/pre-receive", "#!/bin/sh\necho The branch is frozen until Monday\nexit 1\n");
      chmodSync(join(remote.folder, "hooks/pre-receive"), 0o755);
    },
  ],
])("a remote that %s is told, and the site is published all the same", async (_, words, prepare) => {
  const site = await withRemote(await contentCopy());
  await prepare(site);
  site.addWords("Words to publish.");
  const { record, told } = await publishContent(site);
  expect(told).toMatch(words);
  expect(site.git("show", `${record.commit}:${page}`)).toContain("Words to publish.");
  expect(record.commit).toBe(site.git("rev-parse", "HEAD").trim());
});

test("a push that failed is made up for by the next publishing, although nothing has changed since", async () => {
  const site = await withRemote(await contentCopy());
  const address = site.git("remote", "get-url", "origin").trim();
  site.git("remote", "set-url", "origin", "http://127.0.0.1:1/site.git");
  site.addWords("Words to publish.");
  const { record } = await publishContent(site);
  expect(site.remote.git("rev-parse", "main").trim()).not.toBe(record.commit);
  site.git("remote", "set-url", "origin", address);
  const { told } = await publishContent(site);
  expect(told).toMatch(/^Everything is in the history already\.\nSent to origin\.$/m);
  expect(site.remote.git("rev-parse", "main").trim()).toBe(record.commit);
});

test("a branch that follows none goes to the one of its name at origin; without a remote nothing is said of sending", async () => {
  const site = await withRemote(await contentCopy());
  site.git("switch", "--quiet", "--create", "draft");
  site.addWords("Words to publish.");
  const { record } = await publishContent(site);
  expect(site.remote.git("rev-parse", "draft").trim()).toBe(record.commit);
  site.git("remote", "remove", "origin");
  site.addWords("More words.");
  const { told } = await publishContent(site);
  expect(told).toMatch(/^Kept in the history/);
  expect(told).not.toMatch(/sent/i);
});

test("without a history, or with one that git cannot write, the site is published, and what is missing is told", async () => {
  const site = await contentCopy();
  const none = await publishContent(site);
  expect(none.told).toMatch(/^Not kept in a history, because this folder has none \(git\)/);
  expect(none.record.commit).toBe("nogit");
  const busy = await withRemote(site);
  busy.addWords("Words to publish.");
  writeFileSync(join(site.folder, ".git/index.lock"), "");
  const { told, record } = await publishContent(busy);
  expect(told).toMatch(/^Not kept in the history: another program is using/);
  expect(record.commit).toBe("nogit");
});

test("who has no e-mail address is in the history by name, and told how to add one", async () => {
  const site = await withRemote(await contentCopy());
  site.addWords("Words to publish.");
  const { told } = await publishContent(site, { email: "" });
  expect(site.git("log", "-1", "--format=%an <%ae>").trim()).toBe("Asha Rao <>");
  expect(told).toContain("git config user.email ADDRESS");
});

test("changes of the program that no commit has are not published, and named", async () => {
  const site = await withRemote(await contentCopy());
  site.write("package.json", "{}");
  site.git("add", "package.json");
  site.git("commit", "--quiet", "--message=Program");
  site.write("package.json", '{ "private": true }');
  const { told, record } = await publishContent(site);
  expect(told).toContain("Left out, because it is changes of the program that are not in the history: package.json.");
  expect(site.git("show", `${record.commit}:package.json`)).toBe("{}");
});

test("a copy has what the commit has, and what a publishing that was killed has left is removed", async () => {
  const { folder, git, text, write, addWords } = await withRemote(await contentCopy());
  write("package.json", "{}");
  git("add", "package.json");
  git("commit", "--quiet", "--message=Program");
  const committed = text(page);
  addWords("Words that no commit has.");
  // No process can have this number.
  git("worktree", "add", "--quiet", "--detach", ".cache/publishing/999999999");
  mkdirSync(join(folder, "node_modules"));
  const copy = copySite(folder, git("rev-parse", "HEAD").trim());
  expect(readFileSync(join(copy.folder, page), "utf8")).toBe(committed);
  expect(readdirSync(join(folder, ".cache/publishing"))).toEqual([String(process.pid)]);
  expect(git("worktree", "list").trim().split("\n")).toHaveLength(2);
  copy.remove();
  expect(git("worktree", "list").trim().split("\n")).toHaveLength(1);
  expect(git("status", "--porcelain").trim()).toBe(`M ${page}`);
});

/** What may be a link: a folder of photos on another disk, the public folder, the content. */
const linkedFolders = ["content", "apps/site/public", "apps/site/public/documents"];

test.each(linkedFolders)(
  "nothing of the original is removed if its %s is a link, and the copy is its own",
  async (name) => {
    const { folder, text, write } = await contentCopy();
    const elsewhere = await temporaryFolder();
    mkdirSync(join(folder, "node_modules"));
    write("apps/site/public/documents/certificate.pdf", "A certificate");
    renameSync(join(folder, name), join(elsewhere, "linked"));
    symlinkSync(join(elsewhere, "linked"), join(folder, name), "junction");
    const names = [page, "apps/site/public/documents/certificate.pdf"];
    const before = names.map(text);
    const copy = copySite(folder, undefined);
    expect(names.map((file) => readFileSync(join(copy.folder, file), "utf8"))).toEqual(before);
    for (const file of names) writeFileSync(join(copy.folder, file), "Changed in the copy");
    copy.remove();
    expect(names.map(text)).toEqual(before);
  },
);

test("without a history, a copy has what the folder has, and no more of a publishing that was killed", async () => {
  const { folder, text, write, addWords } = await contentCopy();
  write("apps/site/render.tsx", "// The program");
  write("data/enquiries.db", "Not for a build");
  addWords("Words that no commit has.");
  mkdirSync(join(folder, ".cache/publishing/999999999"), { recursive: true });
  mkdirSync(join(folder, "node_modules/one"), { recursive: true });
  write("node_modules/one/package.json", "{}");
  const copy = copySite(folder, undefined);
  const inCopy = (name: string) => readFileSync(join(copy.folder, name), "utf8");
  for (const name of [page, "apps/site/render.tsx", "node_modules/one/package.json"])
    expect(inCopy(name), name).toBe(text(name));
  expect(existsSync(join(copy.folder, "data"))).toBe(false);
  expect(readdirSync(join(folder, ".cache/publishing"))).toEqual([String(process.pid)]);
  copy.remove();
  expect(readdirSync(join(folder, ".cache/publishing"))).toEqual([]);
});

test("links to the repository's own packages lead into the copy, also where they are absolute, as on Windows", async () => {
  const [folder, copy] = [await temporaryFolder(), await temporaryFolder()];
  for (const root of [folder, copy]) {
    mkdirSync(join(root, "packages/one"), { recursive: true });
    writeFileSync(join(root, "packages/one/name"), root);
  }
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(join(folder, "packages/one"), join(folder, "node_modules/one"));
  linkPackages(folder, copy);
  expect(readFileSync(join(copy, "node_modules/one/name"), "utf8")).toBe(copy);
});
