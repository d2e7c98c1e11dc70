import { readFileSync } from "node:fs";
import { extname } from "node:path";
import ts from "typescript";

/**
 * The tokens of a TypeScript source, one per line. Comments, white space and trailing commas do not change them.
 * Uses TypeScript's parser, because only a parser can tell a regular expression from a division, and JSX text from a
 * comment. The check of pictures has it, because it runs with the root's packages. Tokens belong to the language, so
 * the result does not depend on the parser's version, as a printed program or a syntax tree would.
 */
export function typescriptTokens(text: string, jsx: boolean): string {
  const kind = jsx ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile("source", text, ts.ScriptTarget.Latest, false, kind);
  const tokens: string[] = [];
  const add = (node: ts.Node) => {
    if (ts.isJSDoc(node)) return;
    if (ts.isJsxText(node)) {
      // As JSX does: a line break and the spaces around it are not part of the text.
      const words = file.text.slice(node.pos, node.end).replaceAll(/^\s*\n\s*|\s*\n\s*$/g, "");
      if (words) tokens.push(words.replaceAll(/\s*\n\s*/g, " "));
      return;
    }
    if (ts.isJsxExpression(node) && !node.expression) return; // {/* a comment */}
    const children = node.getChildren(file);
    for (const child of children) add(child);
    if (children.length > 0) return;
    const token = node.getText(file);
    if (!token) return;
    if (")]}".includes(token) && tokens.at(-1) === "," && tokens.at(-2) !== ",") tokens.pop();
    tokens.push(token);
  };
  add(file);
  return tokens.join("\n");
}

/** Python source without comments, docstrings, blank lines and trailing spaces; indentation stays. */
export function pythonCode(text: string): string {
  return text
    .replaceAll(/^[ \t]*"""[^]*?"""[ \t]*$/gm, "")
    .replaceAll(/("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')|#.*/g, (_, quoted: string | undefined) => quoted ?? "")
    .replaceAll(/(?:[ \t]*\n)+/g, "\n")
    .trim();
}

/** Code of a source file without comments and layout, or the bytes of any other file. */
export function readCode(file: string): string | Buffer {
  const bytes = readFileSync(file);
  const type = extname(file);
  if (type === ".ts" || type === ".tsx") return typescriptTokens(bytes.toString(), type === ".tsx");
  return type === ".py" ? pythonCode(bytes.toString()) : bytes;
}

const known = new Map<string, string | Buffer>();

/** As `readCode`, but every file is read only once. */
export function codeOf(file: string): string | Buffer {
  const code = known.get(file) ?? readCode(file);
  known.set(file, code);
  return code;
}
