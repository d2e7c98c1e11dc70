import { installOnMachine, isRoot, mayInstallOnMachine } from "./debian-machine.mjs";
import { installPrivately } from "./debian-private.mjs";
import { findArial } from "./find-arial.mjs";
import { findCaddy } from "./find-caddy.mjs";
import { findChromium } from "./find-chromium.mjs";
import { findFirefox } from "./find-firefox.mjs";
import { findPostfix, hasMailServer } from "./find-postfix.mjs";
import { findPostgresFolder } from "./find-postgres.mjs";
import { InstallError } from "./install-error.mjs";
import { packageProgram } from "./package-program.mjs";
import { isProgram } from "./program-files.mjs";
import { runQuietly } from "./run-quietly.mjs";

/**
 * Installs the programs that the tests need besides npm packages: Chromium, Firefox, Postfix, PostgreSQL
 * and Caddy.
 * @param {string} root the folder of package.json
 */
export function installTestPrograms(root) {
  // Chromium needs a font to render text, and a minimal system has none.
  if (!findChromium({ full: true })) installPackages(["chromium", "chromium-headless-shell", "fonts-liberation"]);
  // Ubuntu has no Debian package of Chromium, and macOS has no apt-get.
  if (!findChromium()) downloadChromium(root);
  if (!findChromium()) {
    throw new InstallError("The tests need Chromium: install chromium or Google Chrome, or set CHROMIUM_PATH to one.");
  }
  // A Chromium that was there before, or whose installation was cut short, may have other fonts alone.
  if (!findArial() && mayInstallOnMachine()) installPackages(["fonts-liberation"]);
  // Optional: without Firefox, its few tests are skipped.
  if (!findFirefox()) installPackages(["firefox-esr"]);
  // Optional as well, and only root can start it.
  if (!findPostfix() && isRoot() && !hasMailServer()) installPackages(["postfix"]);
  if (!findPostgresFolder()) installPackages(["postgresql"]);
  if (!findPostgresFolder()) {
    throw new InstallError(
      "The tests need PostgreSQL 15 or newer: install it (Debian: apt-get install postgresql; macOS: brew install postgresql@17).",
    );
  }
  // Not on the system: Debian's package would start a web server at every boot.
  if (!findCaddy()) installPackages(["caddy"], { onMachine: false });
  if (!findCaddy()) {
    throw new InstallError("The tests need Caddy 2.6 or newer: install it (macOS: brew install caddy).");
  }
}

/** @param {string[]} packages */
function installPackages(packages, { onMachine = mayInstallOnMachine() } = {}) {
  if (!isProgram("/usr/bin/apt-get")) return;
  if (onMachine) {
    console.log(`Installing ${packages.join(" and ")} with apt-get …`);
    installOnMachine(packages);
  } else {
    console.log(`Unpacking ${packages.join(" and ")} into .cache, without installing anything on the machine …`);
    installPrivately(packages);
  }
}

/** @param {string} root */
function downloadChromium(root) {
  console.log("Downloading Chromium with Playwright …");
  const [program, file] = packageProgram(root, "@playwright/test", "playwright");
  runQuietly(program, [file, "install", "chromium"]);
}
