// A lint rule of our own for oxlint (https://oxc.rs/docs/guide/usage/linter/js-plugins.html).

const runners = new Set(["exec", "execFile", "execFileSync", "execSync", "spawnSync"]);

/** @param {any} node */
const isRunner = (node) => node?.type === "Identifier" && runners.has(node.name);

/** @param {any} node */
const isPromisedRunner = (node) =>
  node?.type === "CallExpression" && node.callee.name === "promisify" && isRunner(node.arguments[0]);

/** @param {any} node */
const hasEnd = (node) =>
  node.type === "ObjectExpression" &&
  node.properties.some((/** @type {any} */ { key }) => key?.name === "timeout" || key?.name === "signal");

/** Demands that a program which a test runs to its end has a time limit: it must end when the test does. */
const programsEnd = {
  meta: {
    type: "problem",
    schema: [],
    messages: { endless: "A program that hangs would outlive its test: pass a timeout or a signal." },
  },
  create(/** @type {any} */ context) {
    return {
      CallExpression(/** @type {any} */ node) {
        const runs = isRunner(node.callee) || isPromisedRunner(node.callee);
        const isKept = isPromisedRunner(node) && node.parent.callee !== node;
        if ((runs && !node.arguments.some(hasEnd)) || isKept) context.report({ node, messageId: "endless" });
      },
    };
  },
};

export default { meta: { name: "tests" }, rules: { "programs-end": programsEnd } };
