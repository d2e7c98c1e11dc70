import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { InstallError } from "./install-error.mjs";
import { machinePackages } from "./machine-packages.mjs";
import { inRange } from "./version-range.mjs";

const manifest = fileURLToPath(new URL("../../package.json", import.meta.url));

/**
 * Whether npm installs the packages with compiled code when it runs on this version of Node. What npm installs is then
 * run by the Node in node_modules, so that other packages' `engines` do not matter here.
 * @param {string} root the folder of package-lock.json
 * @param {string} version npm's Node
 * @param {import('./machine-packages.d.mts').Machine} [machine]
 */
export function isNodeSuitable(root, version, machine) {
  return machinePackages(root, machine).every(({ node }) => inRange(version, node));
}

/**
 * What to tell a user whose Node does not suit.
 * @param {string} version
 */
export function unsuitableNode(version) {
  const { engines, dependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  const major = dependencies.node.split(".")[0];
  return new InstallError(`Node ${version.replace(/^v/, "")} cannot install this site, because npm would leave out packages with compiled code.
Nothing has been installed. It takes Node ${inWords(engines.node)}.
Best take Node ${major}, on which the site itself runs: from https://nodejs.org/en/download, or for this user alone with

    npm install --global --prefix "$HOME/.local" node@${dependencies.node}
    export PATH="$HOME/.local/bin:$PATH"

and then repeat the command. Debian 13's own Node is new enough (apt-get install nodejs npm), Debian 12's is not.`);
}

/**
 * A range such as ^20.19.0 || >=22.12.0 in words: "20 from 20.19.0, or 22.12.0 and later".
 * @param {string} range
 */
export function inWords(range) {
  return range
    .split("||")
    .map((part) => part.trim())
    .map((part) =>
      part.startsWith("^")
        ? `${part.slice(1).split(".")[0]} from ${part.slice(1)}`
        : `${part.replace(">=", "")} and later`,
    )
    .join(", or ");
}
