import { spawnSync } from "node:child_process";
import { runQuietly } from "./run-quietly.mjs";

// Debian's postgresql package starts a server unless createcluster.conf disables that before the installation. Without
// /etc/postfix/main.cf, postfix starts neither now nor at boot: its systemd unit and its init script both need the file.
// A failed update is ignored, because one unreachable package source must not block the others. Where an installation
// was interrupted, apt-get refuses every later one until dpkg has finished it.
const script = `
  set -e
  export DEBIAN_FRONTEND=noninteractive UCF_FORCE_CONFFOLD=1
  settings=/etc/postgresql-common/createcluster.conf
  if [ "$1" = postgresql ] && [ ! -e $settings ]; then
    mkdir -p /etc/postgresql-common
    echo 'create_main_cluster = false' > $settings
  fi
  if [ "$1" = postfix ]; then
    echo 'postfix postfix/main_mailer_type select No configuration' | debconf-set-selections
  fi
  dpkg --configure -a || true
  apt-get update || true
  apt-get install -y --no-install-recommends "$@"
`;

/** Whether this user may install packages without being asked for a password. */
export function mayInstallOnMachine() {
  return isRoot() || spawnSync("sudo", ["-n", "true"]).status === 0;
}

/**
 * Installs Debian packages on the machine.
 * @param {string[]} packages
 */
export function installOnMachine(packages) {
  const [program = "sh", ...args] = [...(isRoot() ? [] : ["sudo", "-n"]), "sh", "-c", script, "sh", ...packages];
  runQuietly(program, args);
}

/** Whether this process runs as root. */
export function isRoot() {
  return process.getuid?.() === 0;
}
