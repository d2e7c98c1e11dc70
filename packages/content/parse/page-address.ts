import type { ValidationError } from "../check/validation-error.ts";
import type { SourceFile } from "./source-file.ts";

/**
 * The address of a page, derived from the path of its file: pages/home.md is /, pages/offshore.md is /offshore,
 * pages/about/default.md is /about and pages/about/quality.md is /about/quality.
 */
export function addressOfPage(path: string, source: SourceFile, errors: ValidationError[]): string | undefined {
  const names = path
    .replace(/^pages\//, "")
    .replace(/\.md$/, "")
    .split("/");
  if (names.length > 2 || !names.every((name) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))) {
    errors.push({
      file: source.name,
      line: 1,
      problem: "is in a folder that cannot contain pages, or its name cannot be part of an address",
      fix: "Put it in content/pages/ or one folder below, and use only lower-case letters, digits and hyphens in its name.",
    });
    return undefined;
  }
  if (names.length === 1 && names[0] === "home") return "/";
  return `/${names.filter((name, index) => index === 0 || name !== "default").join("/")}`;
}
