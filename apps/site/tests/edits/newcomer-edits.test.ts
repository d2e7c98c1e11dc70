import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copySite } from "@ttpl/testing/site-copy.ts";
import { nodeIn } from "./node-in.ts";
import { temporaryFolder, type TemporaryFolder } from "@ttpl/testing/temporary-folder.ts";

let copy: TemporaryFolder;
beforeAll(async () => {
  copy = await temporaryFolder();
  copySite(copy.path);
});
afterAll(() => copy[Symbol.asyncDispose]());

const text = (file: string) => readFileSync(join(copy.path, file), "utf8");
function write(file: string, content: string): void {
  mkdirSync(dirname(join(copy.path, file)), { recursive: true });
  writeFileSync(join(copy.path, file), content);
}
const append = (file: string, lines: string) => write(file, `${text(file).trimEnd()}\n${lines}`);
function replace(file: string, pattern: RegExp, replacement: string): void {
  expect(text(file)).toMatch(pattern);
  write(file, text(file).replace(pattern, replacement));
}

const addItem = (file: string, item: string): void => append(file, `  - { ${item} }\n`);

/** The files that have an entry in the navbar. */
const withNavbarLabel = () =>
  globSync("content/pages/**/*.{md,yaml}", { cwd: copy.path }).filter((file) => /^nav:/m.test(text(file)));

interface Edit {
  readonly edit: () => void;
  /** The words that the pages must contain afterwards. */
  readonly words: string;
  /** Paths without the first slash; "" is the home page. */
  readonly pages: readonly string[];
}

/** What an editor adds or changes. */
const contentEdits: readonly Edit[] = [
  {
    edit: () =>
      write(
        "content/pages/about/directions.md",
        `---
template: article
title: Directions
description: How to find the office, with opening hours and what to bring along on the day of a visit.
list: { name: Directions, order: 99 }
---

## By train

The station is a short walk away.
`,
      ),
    words: "Directions",
    pages: ["about/directions", "about"],
  },
  {
    edit: () =>
      append(
        "content/projects/chemicals.yaml",
        "  - { id: p-999, description: Solvent gauging, client: Maker, size: 24 I/O }\n",
      ),
    words: "Solvent gauging",
    pages: ["services/autoprofile"],
  },
  {
    edit: () =>
      append("content/careers/automation.yaml", "  - { title: Test Engineer, years: 2, work: Tests panels }\n"),
    words: "Test Engineer",
    pages: ["careers"],
  },
  {
    edit: () =>
      write(
        "content/pages/visits/default.md",
        `---
template: article
title: Visits to our office
description: Whom to ask for, what to bring along, and how long a visit to the office usually takes.
list: { name: Visits to our office, order: -1 }
---

## Whom to ask for

The lead engineer of your project.
`,
      ),
    words: "Whom to ask for",
    pages: ["visits"],
  },
  {
    edit: () =>
      write(
        "content/pages/visits/section.yaml",
        "title: VISITS\nbanner: VISITS\nnav: { label: VISIT US, order: -1 }\n",
      ),
    words: "VISITS",
    pages: ["visits"],
  },
  {
    edit: () => addItem("content/galleries/custom-design.yaml", "id: lifting-beam, title: Lifting Beam"),
    words: "Lifting Beam",
    pages: ["showcase/showcoustomdesign"],
  },
  {
    edit: () => addItem("content/galleries/plant-models.yaml", "id: filter-house, title: Filter House"),
    words: "Filter House",
    pages: ["showcase/showmodeling", "showcase/showdetailengineering"],
  },
  {
    edit: () =>
      append(
        "content/testimonials.yaml",
        `  - role: Plant Manager, dairy
    region: New Zealand
    text: >-
      They came on a Monday with a list of forty questions, and on the Friday the pasteuriser ran on the new controller
      with every interlock tested in front of our own operators.
`,
      ),
    words: "list of forty questions",
    pages: ["testimonial"],
  },
  {
    edit: () =>
      withNavbarLabel().forEach((file, index) =>
        replace(file, /(?<=^nav:\s+(?:\{ )?label: )[^,\n]+/m, `ENTRY ${index + 1}`),
      ),
    words: "ENTRY 9",
    pages: ["", "contact"],
  },
  {
    edit: () => replace("content/company.yaml", /(?=\nemail: )/, '  - label: Visits\n    number: "+91 20 5555 0101"\n'),
    words: "+91 20 5555 0101",
    pages: ["contact"],
  },
  {
    edit: () => replace("content/company.yaml", /^email: .*$/m, "email: hello@example.net"),
    words: "hello@example.net",
    pages: ["contact", "careers"],
  },
];

const paper = "#f2efe9";

/** What a developer changes: a color, and a kind of block that articles may have. */
const codeEdits: readonly Edit[] = [
  {
    edit: () => replace("apps/site/styles/tokens.css", /(?<=--paper: )#[\da-f]{6}/, paper),
    words: paper,
    pages: ["", "about"],
  },
  {
    edit: () => {
      replace(
        "packages/content/schemas/page.ts",
        /(?=\n {4}facts: z\.array\(fact\))/,
        "\n    notice: line.optional(),",
      );
      const pageData = "packages/content/derive/page-data.ts";
      replace(pageData, /const \{ facts, external,/, "const { notice, facts, external,");
      replace(pageData, /(?=\n {6}facts:)/, "\n      notice,");
      replace(
        "apps/site/pages/article/ArticlePage.tsx",
        /(?=\{facts && )/,
        "{page.notice && <p>{page.notice}</p>}\n        ",
      );
      replace("content/pages/about/directions.md", /(?=\nlist: )/, "\nnotice: The lift is out of order until May.");
    },
    words: "The lift is out of order until May.",
    pages: ["about/directions"],
  },
];

const edits = [...contentEdits, ...codeEdits];

test("every usual change is an edit of a few lines, after which checks and build pass", async ({ signal }) => {
  for (const { edit } of edits) edit();
  // Vitest sets NODE_ENV to "test".
  const env = { NODE_ENV: "production" };
  const check = await nodeIn(copy.path, ["tools/check-content.ts"], { signal, env });
  expect(check.output).toContain("no errors");
  const build = await nodeIn(copy.path, ["tools/build.ts"], { signal, env });
  expect(build.code, build.output).toBe(0);
  for (const { words, pages } of edits) {
    for (const page of pages) {
      const shown = text(join("build/client", page, "index.html")).replaceAll("\u00a0", " ");
      expect(shown, `${words} on /${page}`).toContain(words);
    }
  }
}, 600_000);
