// Started by walk.ts, with mounts and processes of its own: what is mounted or runs here ends with it.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandsOfGuide, functionsOfGuide } from "./guide-commands.ts";

const [root = "", start] = process.argv.slice(2);
// Process 1 is one of the new namespace: never mount where others would see it.
if (process.pid !== 1 || root === "") throw new Error("Run npm run walk.");
const run = (program: string, ...args: readonly string[]) => execFileSync(program, args, { stdio: "inherit" });

/** Where the guide says REPOSITORY. */
const repository = "/usr/local/src/repository.git";
/** What this machine trusts besides, such as the authority of a proxy. */
const authorities = process.env["NODE_EXTRA_CA_CERTS"];
const blocks = commandsOfGuide();
const functions = functionsOfGuide(blocks);

let from = start;

/** Runs commands in the root by the shell of an administrator. */
function inRoot(title: string, lines: readonly string[]): void {
  if (from !== undefined && from !== title) return;
  from = undefined;
  console.log(`\n== ${title}`);
  const script = ["set -euo pipefail", ...functions, ...lines].join("\n");
  const env = {
    PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin",
    HOME: "/root",
    DEBIAN_FRONTEND: "noninteractive",
    // It does not start without a mail server for its links.
    WITHOUT: "ttpl-editor.service",
    ...(authorities !== undefined && { NODE_EXTRA_CA_CERTS: "/etc/ssl/extra.pem" }),
  };
  const { status } = spawnSync("chroot", [root, "bash", "-x", "-c", script], { env, stdio: "inherit" });
  if (status !== 0) throw new Error(`${title}: exit code ${status}`);
}

/** Runs a block of the guide: the first under a heading, unless another is named. */
function guide(heading: string, place = 0, replaced: Readonly<Record<string, string>> = {}): void {
  const block = blocks.filter((one) => one.heading === heading)[place];
  if (block === undefined) throw new Error(`The guide has no commands under "${heading}".`);
  const values = { REPOSITORY: repository, NAME: "Walker", ...replaced };
  const fill = (line: string) => Object.entries(values).reduce((text, [from, to]) => text.replaceAll(from, to), line);
  inRoot(place === 0 ? heading : `${heading} ${place + 1}`, block.lines.map(fill));
}

const ready = "until curl -fsS http://127.0.0.1:3000/readyz; do sleep 1; done";
const enquiry =
  '{"Email":"a@example.org","Name":"A","Company":"B","Phone":"1","Fax":"","Address":"C","City":"D","Pin":"2","State":"E","Country":"F","Comment":"From before the loss"}';

if (!existsSync(join(root, "etc/debian_version")))
  run(
    "debootstrap",
    "--variant=minbase",
    "--include=systemd,ca-certificates",
    "trixie",
    root,
    "http://deb.debian.org/debian",
  );
run("cp", "/etc/resolv.conf", join(root, "etc/resolv.conf"));
if (authorities !== undefined) run("install", "-m", "644", authorities, join(root, "etc/ssl/extra.pem"));
run("mount", "-t", "proc", "proc", join(root, "proc"));
if (from !== undefined) spawnSync("chroot", [root, "systemctl", "start", "ttpl-website"], { stdio: "inherit" });
guide("Programs");
run("install", "tools/guide/systemctl.mjs", join(root, "usr/local/bin/systemctl"));
rmSync(join(root, repository), { recursive: true, force: true });
run("git", "clone", "--quiet", "--bare", ".", join(root, repository));
inRoot("Stand-ins", [
  `git config --system --replace-all safe.directory ${repository}`,
  "printf '#!/bin/sh\\nsed -i s/^SMTP_URL=.*/SMTP_URL=/ \"$1\"\\n' > /usr/local/bin/editor",
  "chmod 755 /usr/local/bin/editor",
]);
guide("Content, and its first release");
guide("Server");
guide("Firewall and proxy");
guide("The editor on the server");
inRoot("Caddy takes the file", [
  "EDITOR_HOST=edit.example.com SITE_HOST=www.example.com BARE_HOST=example.com TLS=you@example.com caddy adapt --config /etc/caddy/Caddyfile > /dev/null",
]);
guide("Backup");
inRoot("An enquiry and edits", [
  `curl -fsS -H 'Content-Type: application/json' -H 'Host: www.example.com' --data '${enquiry}' 'http://127.0.0.1:3000/api/SendMailForTTPL?code=key'`,
  "as_editor sed -i 's|^origin: .*|origin: https://walk.example.com|' /srv/ttpl-editor/content/company.yaml",
]);
guide("Upgrade");
inRoot("The new program answers", [ready]);
// The repository's own content has placeholders.
guide("Upgrade", 1, { "publish -- --by": "publish -- --rehearsal --by" });
guide("Upgrade", 2);
inRoot("The old program answers", [ready, "sleep 1", "systemctl start ttpl-backup"]);

inRoot("The loss of the machine", [
  "systemctl stop ttpl-website ttpl-editor",
  "mv /var/backups/ttpl-website/$(ls /var/backups/ttpl-website | tail -1) /root/TIME",
  "rm -rf /opt/* /srv/* /var/lib/ttpl-* /var/backups/* /etc/ttpl-* /etc/systemd/system/ttpl-* /etc/systemd/system/caddy.service.d",
  "userdel ttpl-website",
  "userdel ttpl-editor",
]);
guide("Restore");
inRoot("All is there", [
  ready,
  "grep 'origin: https://walk.example.com' /srv/ttpl-editor/content/company.yaml",
  "curl -fsS http://127.0.0.1:3000/ | grep '<title>'",
  "cd /opt/ttpl-website",
  "test $(enquiries list | grep --count 'A, B') = 1",
  "systemctl start ttpl-backup",
  "systemctl stop ttpl-website",
]);
if (from !== undefined) throw new Error(`Nothing is called "${from}".`);
console.log("\nAll commands did what the guide says.");
