import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../catalog.ts";
import { pythonCode, typescriptTokens } from "../code.ts";
import { siteColors } from "../site-colors.ts";
import { hashOf, sourcesOf } from "../sources.ts";

const source = `export const half = (value: number) => value / 2;\nexport const slashes = /\\/\\/ "/.test("// no comment");\n`;

test("comments, white space and trailing commas do not change the code of a TypeScript source", () => {
  const commented = `/** Half of a value. */\nexport const half = (\n  value: number, // any\n) => value /* by */ / 2;\n
    export const slashes = /\\/\\/ "/.test("// no comment");`;
  expect(typescriptTokens(commented, false)).toBe(typescriptTokens(source, false));
});

test.each([
  ["an operator", "value / 2", "value * 2"],
  ["a number", "/ 2", "/ 20"],
  ["what looks like a comment in a string", "no comment", "any comment"],
  ["a regular expression", `\\/\\/ "/`, `\\/\\/  "/`],
  ["a hole in an array", "value / 2", "[value, ,]"],
])("%s changes the code", (_, before, after) => {
  expect(source).toContain(before);
  expect(typescriptTokens(source.replace(before, after), false)).not.toBe(typescriptTokens(source, false));
});

test("JSX comments and line breaks do not change the code, its text does", () => {
  const plain = "const a = <g>Flow // m³/h</g>;";
  expect(typescriptTokens("const a = (\n  <g>\n    {/* unit */}\n    Flow // m³/h\n  </g>\n);", true)).toBe(
    typescriptTokens("const a = (<g>Flow // m³/h</g>);", true),
  );
  expect(typescriptTokens(plain.replace("m³", "L"), true)).not.toBe(typescriptTokens(plain, true));
  expect(typescriptTokens(plain.replace(">Flow", "> Flow"), true)).not.toBe(typescriptTokens(plain, true));
});

test("comments and docstrings do not change the code of a Python source, indentation does", () => {
  const plain = 'def half(value):\n    return value / 2 if "#" else 0\n';
  const commented =
    '"""Halves."""\ndef half(value):\n    """Half."""\n\n    # By two.\n    return value / 2 if "#" else 0  # done\n';
  expect(pythonCode(commented)).toBe(pythonCode(plain));
  expect(pythonCode(plain.replace('"#"', '"%"'))).not.toBe(pythonCode(plain));
  expect(pythonCode(plain.replace("    return", "  return"))).not.toBe(pythonCode(plain));
});

test("a drawing's colors change with the tokens that it uses, and with no other", () => {
  const css = `:root { --ink: #111111; --alarm: #222222; } [data-theme="dark"] { --ink: #eeeeee; --alarm: #dddddd; }`;
  const colors = siteColors({ pen: "ink" }, css);
  expect(colors).toEqual({ light: { pen: "#111111" }, dark: { pen: "#eeeeee" } });
  expect(siteColors({ pen: "ink" }, css.replace("#222222", "#333333"))).toEqual(colors);
  expect(siteColors({ pen: "ink" }, css.replace("#eeeeee", "#cccccc"))).not.toEqual(colors);
  expect(() => siteColors({ pen: "line" }, css)).toThrow("--line");
});

test("moving a file to another folder does not change a digest, its code and its name do", () => {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  let made = 0;
  const digest = (files: Record<string, string>) => {
    made += 1;
    const paths = Object.entries(files).map(([file, code]) => {
      const path = join(folder, String(made), file);
      mkdirSync(join(path, ".."), { recursive: true });
      writeFileSync(path, code);
      return path;
    });
    return hashOf(sourcesOf(paths.slice(0, 1)), {});
  };
  const drum = 'import { head } from "../kit/head.ts";\nexport const drum = head(1);';
  const head = "export const head = (radius: number) => radius / 2;";
  const plain = digest({ "models/drum.ts": drum, "kit/head.ts": head });
  const moved = drum.replace("../kit", "../../kit/vessels");
  expect(digest({ "models/plant/drum.ts": moved, "kit/vessels/head.ts": head })).toBe(plain);
  expect(digest({ "models/drum.ts": drum, "kit/head.ts": head.replace("2", "3") })).not.toBe(plain);
  expect(digest({ "models/tank.ts": drum, "kit/head.ts": head })).not.toBe(plain);
});

test("a test cannot read what is no source of the studio, such as words of the owner's", () => {
  expect(() => readFileSync(join(root, "content/company.yaml"))).toThrow("which is none of its sources");
  expect(readFileSync(join(root, "apps/site/styles/tokens.css")).length).toBeGreaterThan(0);
});
