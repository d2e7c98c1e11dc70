// Lint rules of our own for oxlint (https://oxc.rs/docs/guide/usage/linter/js-plugins.html).

/** @param {any} node */
const isModuleAddress = (node) =>
  node?.type === "MemberExpression" &&
  node.object.type === "MetaProperty" &&
  node.property.type === "Identifier" &&
  node.property.name === "url";

/**
 * Whether an expression is the address of a file: import.meta.url, or a URL made from it.
 * @param {any} node
 * @param {any} scope where to look its variables up
 * @returns {boolean}
 */
function isFileAddress(node, scope) {
  if (node?.type === "NewExpression" && node.callee.name === "URL") {
    return node.arguments.some((/** @type {any} */ argument) => isFileAddress(argument, scope));
  }
  if (node?.type === "MemberExpression" && node.property.name === "href") return isFileAddress(node.object, scope);
  if (node?.type !== "Identifier") return isModuleAddress(node);
  for (let at = scope; at; at = at.upper) {
    const variable = at.set.get(node.name);
    if (variable) {
      const [definition] = variable.defs;
      return definition?.node.type === "VariableDeclarator" && isFileAddress(definition.node.init, at);
    }
  }
  return false;
}

const cutting = new Set(["replace", "replaceAll", "slice", "substring", "split"]);

/**
 * Forbids to take a path from a file's URL by hand, or to make the URL from a path: a space, an umlaut, # or % in the
 * path is encoded in one and not in the other, and on Windows the path gets a slash before its drive.
 */
const noHandmadeFilePaths = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      path: "The path in a URL is encoded: use fileURLToPath, import.meta.dirname or import.meta.filename.",
      address: "A path must be encoded in a URL: use pathToFileURL.",
    },
  },
  create(/** @type {any} */ context) {
    const isAddress = (/** @type {any} */ node) => isFileAddress(node, context.sourceCode.getScope(node));
    return {
      MemberExpression(/** @type {any} */ node) {
        const { name } = node.property;
        const takesPath = name === "pathname" || (cutting.has(name) && node.parent.type === "CallExpression");
        if (takesPath && isAddress(node.object)) context.report({ node, messageId: "path" });
      },
      VariableDeclarator(/** @type {any} */ node) {
        const taken = node.id.type === "ObjectPattern" ? node.id.properties : [];
        if (taken.some((/** @type {any} */ { key }) => key?.name === "pathname") && isAddress(node.init)) {
          context.report({ node, messageId: "path" });
        }
      },
      TemplateElement(/** @type {any} */ node) {
        if (/file:\/\/[^"'`\s]*$/.test(node.value.raw) && !node.tail) context.report({ node, messageId: "address" });
      },
      Literal(/** @type {any} */ node) {
        if (/^file:\/\/+$/.test(String(node.value))) context.report({ node, messageId: "address" });
      },
    };
  },
};

export default { meta: { name: "ours" }, rules: { "no-handmade-file-paths": noHandmadeFilePaths } };
