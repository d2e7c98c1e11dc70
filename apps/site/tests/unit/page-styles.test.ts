import { expect, test } from "vitest";
import { rulesFor } from "../../build/page-styles.ts";

const classes = new Set(["used", "other"]);

test.each([
  ["a rule of a class that the page has, and one of a tag", ".used{top:0}p{left:0}", ".used{top:0}p{left:0}"],
  ["not a rule of other classes", ".used .unused,.unused:hover{top:0}", ""],
  ["of a rule the selectors that may match", ".unused,.used,.used.unused{top:0}", ".used{top:0}"],
  ["not a query whose rules have gone", "@media screen{.unused{top:0}}", ""],
  [
    "the animations that a rule of the page names",
    "@keyframes one{to{top:0}}@keyframes two{to{top:0}}.used{animation:two 1s}.unused{animation:one 1s}",
    "@keyframes two{to{top:0}}.used{animation:1s two}",
  ],
  [
    "the custom properties that it or a script reads",
    ":root{--own:1px;--elsewhere:2px;--unread:3px}.used{top:var(--own)}",
    ":root{--own:1px;--elsewhere:2px}.used{top:var(--own)}",
  ],
  [
    "layers in their order, also those for which only another file has rules",
    "@layer b,a,c;@layer a{.used{top:0}}@layer c{.unused{top:0}}@layer b{.unused{top:0}}@layer a{p{left:0}}",
    "@layer b;@layer a{.used{top:0}p{left:0}}@layer c;",
  ],
])("a page gets %s", (_, css, expected) => {
  expect(rulesFor(classes, css, new Set(["--elsewhere"]))).toBe(expected);
});
