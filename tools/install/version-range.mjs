/**
 * Whether a version is in a range as in the `engines` of a package: `^`, `~`, `>=`, `>`, `<`, `<=`, `=`, parts left out
 * or `x`, blanks for "and", `||` for "or" (https://docs.npmjs.com/cli/v11/configuring-npm/package-json#engines).
 * By hand, because it is needed before any package is installed.
 * @param {string} version such as v20.19.2
 * @param {string} range
 * @throws {Error} if it is written in another way
 */
export function inRange(version, range) {
  const given = partsOf(version);
  return range.split("||").some((all) => {
    const comparators = all
      .trim()
      .replace(/([<>=^~])\s+/g, "$1")
      .split(/\s+/);
    return comparators.every((comparator) => fulfils(given, comparator));
  });
}

/**
 * @param {number[]} given
 * @param {string} comparator
 */
function fulfils(given, comparator) {
  const match = /^(\^|~|>=|<=|>|<|=|)v?((?:\d+|[x*])?(?:\.(?:\d+|[x*]))*)$/.exec(comparator);
  if (!match) throw new Error(`The version range ${comparator} is not understood.`);
  const [, sign, text] = match;
  const wanted = partsOf(text);
  const [least, below] = [padded(wanted), padded(next(wanted, sign))];
  if (sign === ">") return compare(given, wanted.length === 3 ? least : below) >= (wanted.length === 3 ? 1 : 0);
  if (sign === ">=") return compare(given, least) >= 0;
  if (sign === "<") return compare(given, least) < 0;
  if (sign === "<=") return wanted.length === 3 ? compare(given, least) <= 0 : compare(given, below) < 0;
  return wanted.length === 0 || (compare(given, least) >= 0 && compare(given, below) < 0);
}

/**
 * The first version that a caret, a tilde, or a version with parts left out no longer means.
 * @param {number[]} wanted
 * @param {string} sign
 */
function next(wanted, sign) {
  const firstCounting = wanted.findIndex((part) => part > 0);
  const caret = firstCounting === -1 ? wanted.length - 1 : firstCounting;
  const at = sign === "^" ? caret : Math.min(wanted.length - 1, sign === "~" ? 1 : 2);
  return wanted.slice(0, at + 1).map((part, index) => (index === at ? part + 1 : part));
}

/** @param {string} text */
const partsOf = (text) => {
  const parts = text.replace(/^v/, "").split(".");
  const open = parts.findIndex((part) => !/^\d/.test(part));
  return (open === -1 ? parts : parts.slice(0, open)).map((part) => Number.parseInt(part, 10));
};

/** @param {number[]} parts */
const padded = ([major = 0, minor = 0, patch = 0]) => [major, minor, patch];

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function compare(a, b) {
  const index = a.findIndex((part, position) => part !== b[position]);
  return index === -1 ? 0 : a[index] - b[index];
}
