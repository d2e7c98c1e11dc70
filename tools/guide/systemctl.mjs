#!/usr/bin/env node
// Stands in for systemd where the commands of docs/deployment.md are tried: starts, stops and restarts our services, with
// their settings, users and socket, as their units in /etc/systemd/system say. What others have installed, and timers, it
// leaves alone. ROOT is the folder that stands for /, PORT what stands for the socket's port.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";

const { ROOT = "", PORT = "3000", WITHOUT = "" } = process.env;
const logs = `${ROOT}/var/log`;

/** Listens for a server, and runs it again whenever it has ended, as systemd does with the units' socket and Restart=. */
const holder = `use IO::Socket::INET; use POSIX; use Fcntl;
my ($port, $socket, $passed) = shift;
if ($port) {
  $socket = IO::Socket::INET->new(LocalAddr => "127.0.0.1:$port", Listen => 4096, ReuseAddr => 1) or die $!;
  POSIX::dup2(fileno($socket), 3) unless fileno($socket) == 3;
  $^F = 3; open($passed, "+<&=", 3); fcntl($passed, F_SETFD, 0); $ENV{LISTEN_FDS} = 1;
}
my $file = shift;
while (1) {
  my $child = fork;
  if (!$child) { $ENV{LISTEN_PID} = $$ if $ENV{LISTEN_FDS}; exec @ARGV; }
  open(my $out, ">", $file); print $out $child; close $out;
  waitpid($child, 0); sleep 1 if $?;
}`;

/** Paths of the units and of settings as they are below the root. */
const placed = (text) => (ROOT === "" ? text : text.replaceAll(/(?<![\w.:/])\/(?=(?:opt|srv|etc|var)\/)/g, `${ROOT}/`));

const unitFile = (name) => `${ROOT}/etc/systemd/system/${name}`;
const pidFile = (name, kind) => `${ROOT}/run/${name}.${kind}`;

function readUnit(name) {
  const folder = `${unitFile(name)}.d`;
  const added = existsSync(`${folder}/override.conf`) ? readFileSync(`${folder}/override.conf`, "utf8") : "";
  const text = placed(`${readFileSync(unitFile(name), "utf8")}\n${added}`).replaceAll(/\\\n\s*/g, "");
  const all = (key) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].map(([, value]) => value);
  return { all, one: (key) => all(key)[0] };
}

/** A command as the unit's user, who is in no other group. In a folder that stands for / there are no users. */
const asUser = (user, command) =>
  user === undefined || ROOT !== ""
    ? command
    : ["setpriv", `--reuid=${user}`, `--regid=${user}`, "--clear-groups", ...command];

function environmentOf({ one }) {
  const file = one("EnvironmentFile");
  const settings = file === undefined ? {} : parseEnv(placed(readFileSync(file, "utf8")));
  return { PATH: process.env.PATH, ...settings };
}

const readPid = (name, kind) => Number(readFileSync(pidFile(name, kind), "utf8"));

/** Whether a process runs. One that has ended stays in the table where nobody collects orphans, as in some containers. */
function isUp(pid) {
  try {
    process.kill(pid, 0);
    const status = `/proc/${pid}/stat`;
    return !existsSync(status) || !/\) Z /.test(readFileSync(status, "utf8"));
  } catch {
    return false;
  }
}

/** Looks again and again until something is so, for half a minute. */
function until(isSo) {
  for (let time = 0; !isSo() && time < 300; time += 1)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
}

function stop(name) {
  if (!existsSync(pidFile(name, "holder"))) return;
  for (const kind of ["holder", "pid"]) {
    const pid = readPid(name, kind);
    if (isUp(pid)) process.kill(pid, "SIGTERM");
    until(() => !isUp(pid));
    rmSync(pidFile(name, kind));
  }
}

function start(name) {
  const unit = readUnit(name);
  const commands = [...unit.all("ExecStart"), ...unit.all("ExecStartPost")].map((line) => line.trim().split(/\s+/));
  const options = { cwd: unit.one("WorkingDirectory"), env: environmentOf(unit) };
  if (unit.one("Type") === "oneshot") {
    for (const [program, ...args] of commands) {
      const { status } = spawnSync(program, args, { ...options, stdio: "inherit" });
      if (status !== 0) process.exit(1);
    }
    return;
  }
  if (existsSync(pidFile(name, "holder"))) return;
  const state = unit.one("StateDirectory");
  if (state !== undefined) {
    mkdirSync(`${ROOT}/var/lib/${state}`, { recursive: true, mode: 0o700 });
    spawnSync("chown", ["-R", `${unit.one("User")}:`, `${ROOT}/var/lib/${state}`]);
  }
  mkdirSync(logs, { recursive: true });
  const log = openSync(`${logs}/${name}.log`, "a");
  const port = existsSync(unitFile(name.replace(".service", ".socket"))) ? PORT : "0";
  const program = asUser(unit.one("User"), commands[0]);
  const child = spawn("perl", ["-e", holder, port, pidFile(name, "pid"), ...program], {
    ...options,
    detached: true,
    stdio: ["ignore", log, log],
  });
  writeFileSync(pidFile(name, "holder"), String(child.pid));
  child.unref();
  // It is written when the socket listens.
  until(() => existsSync(pidFile(name, "pid")));
}

function restart(name) {
  if (!existsSync(pidFile(name, "holder"))) start(name);
  // The holder keeps the socket, and runs what is there by now.
  else process.kill(readPid(name, "pid"), "SIGTERM");
}

const actions = { start, stop, restart, enable: start, disable: stop };
const [action = "", ...rest] = process.argv.slice(2);
const acts = action in actions && (!["enable", "disable"].includes(action) || rest.includes("--now"));
mkdirSync(`${ROOT}/run`, { recursive: true });
for (const given of acts ? rest.filter((one) => !one.startsWith("--")) : []) {
  const name = given.includes(".") ? given : `${given}.service`;
  const isOurs = name.startsWith("ttpl-") && name.endsWith(".service");
  if (isOurs && !WITHOUT.split(" ").includes(name)) actions[action](name);
}
