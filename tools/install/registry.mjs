import { runNpm } from "./npm-program.mjs";

/** How long the registry may take to answer, in milliseconds. npm itself would wait for minutes. */
const longestWait = 4000;

/**
 * Why npm's registry cannot be reached, with all that npm is configured with: registry, proxies, certificates.
 * @param {string} root
 * @returns {string | undefined} npm's words; undefined if the registry answers
 */
export function unreachableRegistry(root) {
  // A slow network: npm start --fetch-timeout=60000
  const wait = Number(process.env.npm_config_fetch_timeout) || longestWait;
  const args = ["ping", "--fetch-retries=0", `--fetch-timeout=${wait}`];
  const options = /** @type {const} */ ({ encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], timeout: wait + 3000 });
  const { status, stderr } = runNpm(root, args, options);
  const lines = String(stderr).match(/^npm (?:ERR!|error) .*$/gm) || [];
  const code = (/ code (\S+)/.exec(lines[0] || "") || [])[1];
  // Not every registry knows this request: another answer of it is an answer too.
  if (status === 0 || /^E[1-4]\d\d$/.test(code || "")) return undefined;
  const reason = lines.map((line) => line.replace(/^npm (?:ERR!|error) (?:network )?/, ""));
  return reason.find((line) => /failed, reason|timeout|\d{3} /.test(line)) || code || `no answer in ${wait / 1000} s`;
}
