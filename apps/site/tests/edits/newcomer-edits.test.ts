import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicFolder } from "@ttpl/content/public-folder.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import type { SearchData } from "@ttpl/content/search/search-document.ts";
import { indexOf } from "@ttpl/content/tests/search-data.ts";
import { readContentText, rewriteContentText } from "@ttpl/editor/editing/content-text.ts";
import { storePhoto } from "@ttpl/editor/photos/photo-store.ts";
import { preparePhoto } from "@ttpl/editor/photos/prepare-photo.ts";
import { copyIn } from "@ttpl/content/tests/content-copy.ts";
import { plainly } from "@ttpl/content/tests/marked-content.ts";
import { answerSupplierFacts } from "@ttpl/content/tests/supplier-answers.ts";
import { copySite } from "@ttpl/testing/site-copy.ts";
import { fieldSection } from "./added-field.ts";
import { nodeIn } from "./node-in.ts";
import { temporaryFolder, type TemporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { asNamed, filesInSteps, sectionsWithFiles } from "./task-sections.ts";

let copy: TemporaryFolder;
beforeAll(async () => {
  copy = await temporaryFolder();
  copySite(copy.path, ["studio", "apps/site/public"]);
  for (const { section, edit } of [...shownEdits, searchEdit, recipientEdit]) await perform(edit, section);
});
afterAll(() => copy[Symbol.asyncDispose]());

/** The files written by the edits of each section of docs/changing.md. */
const touched = new Map<string, string[]>();
/** Those that the present edit has written. */
let written: string[] = [];

async function perform(edit: Edit["edit"], section?: string): Promise<void> {
  written = [];
  await edit();
  if (section !== undefined) touched.set(section, [...(touched.get(section) ?? []), ...written]);
}

const text = (file: string) => readFileSync(join(copy.path, file), "utf8");
function write(file: string, content: string): void {
  mkdirSync(dirname(join(copy.path, file)), { recursive: true });
  writeFileSync(join(copy.path, file), content);
  written.push(file);
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

/** Stores a picture as the editor does when a photo is dropped onto a field. Returns its name. */
async function storeOwnPhoto(title: string): Promise<string> {
  const photo = { width: 1600, height: 900, channels: 3, background: "#5a6b7c" } as const;
  const file = await sharp({ create: photo }).jpeg().toBuffer();
  const name = storePhoto(copy.path, title, await preparePhoto(file));
  written.push(...globSync(`${publicFolder}/photos/${name}{.json,/*}`, { cwd: copy.path }));
  return name;
}

/** As React writes it. */
const escaped = (words: string) => plainly(words).replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

/** Who gets the enquiries, in the edited content. */
const recipient = "gets-the-enquiries@example.net";

const answerTo = ({ label }: { readonly label: string }) => `The answer about ${label}`;

interface Edit {
  /** The section of docs/changing.md whose steps it performs. */
  readonly section?: string;
  readonly edit: () => void | Promise<void>;
}

interface ShownEdit extends Edit {
  /** The words that the pages must contain afterwards. */
  readonly words: string;
  /** Paths without the first slash; "" is the home page. */
  readonly pages: readonly string[];
}

/** What an editor adds or changes. */
const contentEdits: readonly ShownEdit[] = [
  {
    section: "A page",
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
    section: "A project",
    edit: () =>
      append(
        "content/projects/chemicals.yaml",
        "  - { id: p-999, description: Solvent gauging, client: Maker, size: 24 I/O }\n",
      ),
    words: "Solvent gauging",
    pages: ["services/autoprofile"],
  },
  {
    section: "An opening",
    edit: () =>
      append(
        "content/careers/automation.yaml",
        `  - title: Test Engineer
    years: 2
    work: Tests panels.
    location: { city: Zeta Town, region: State Name, country: IN }
    contract: PART_TIME
    shift: 07:30 to 15:30
    qualification: Apprenticeship as a panel wirer.
    travel: Two weeks a year.
    passport: Not required
    posted: "2024-02-29"
    until: "2034-02-28"
`,
      ),
    words: "Test Engineer",
    pages: ["careers"],
  },
  {
    edit: () => append("content/pages/services/software.md", "\n## What else to know\n\nA further sentence.\n"),
    words: "What else to know",
    pages: ["services/software"],
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

The lead engineer of your project, who kindly shows you round.
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
    section: "A gallery item with your own photo",
    edit: async () => {
      const name = await storeOwnPhoto("Filter frame.JPG");
      addItem("content/galleries/custom-design.yaml", `id: ${name}, title: Filter Frame, alt: A frame of steel`);
    },
    words: "photo-filter-frame/1600.jpg",
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
  {
    edit: () => answerSupplierFacts(copyIn(copy.path), answerTo),
    words: 'href="/supplier"',
    pages: ["", "contact", "supplier"],
  },
];

const paper = { light: "#f2efe9", dark: "#0d1a2f" };

/** What a developer changes: a color, an alarm, and a kind of block that articles may have. */
const codeEdits: readonly ShownEdit[] = [
  {
    section: "A color",
    edit: () => replace("apps/site/styles/tokens.css", /(?<=--paper: )#[\da-f]{6}/, paper.light),
    words: paper.light,
    pages: ["", "about"],
  },
  {
    section: "A color",
    edit: () => replace("apps/site/styles/tokens.css", /(?<=--paper: .*--paper: )#[\da-f]{6}/s, paper.dark),
    words: paper.dark,
    pages: ["", "about"],
  },
  {
    section: "An alarm of the live plant",
    edit: () => {
      const register = "packages/plant/scrubbing-system.ts";
      replace(register, /(?<="PD-102": \{.*range: \[0, 6\])/, ", limits: { H: 5.8 }");
      replace(
        register,
        /(?=^\} as const satisfies Readonly<Record<string, RegisteredAlarm>>)/m,
        '  "PDAH-102": { priority: 3, deadband: 0.1, delay: [15, 30] },\n',
      );
      replace(
        register,
        /(?<=^export const alarmWords: .* = \{\n)/m,
        '  "PDAH-102": { condition: "Venturi pressure drop high", action: "Check VS-101" },\n',
      );
    },
    words: "Venturi pressure drop high",
    pages: ["demo"],
  },
  {
    section: "A kind of block on an article",
    edit: () => {
      replace(
        "packages/content/schemas/page.ts",
        /(?=\n {4}facts: z\.array\(fact\))/,
        "\n    notice: line.optional(),",
      );
      const pageData = "packages/content/derive/page-data.ts";
      replace(pageData, /const \{(?= numbers, facts, external,)/, "const { notice,");
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

/** Queries with the same hits, and one of these: a section of the added page with the other synonym. */
const searched = { queries: ["railhead", "kindly railhead"], hit: "/about/directions#by-train" };

const searchEdit: Edit = {
  section: "A search synonym or stop word",
  edit: () => {
    replace("content/search.yaml", /(?<=^same:\n)/m, "  - words: [station, railhead]\n");
    replace("content/search.yaml", /(?<=^ignored: \[)/m, "kindly, ");
  },
};

/** As the editor writes it. */
const recipientEdit: Edit = {
  edit: () => {
    const file = "content/company.yaml";
    const content = readContentText(file, text(file));
    const data = { ...(content.data as object), recipients: [recipient] };
    write(file, rewriteContentText(file, text(file), { ...content, data }));
  },
};

const shownEdits = [...contentEdits, ...codeEdits];

// Vitest sets NODE_ENV to "test".
const env = { NODE_ENV: "production" };

test("every usual change is an edit of a few lines, after which checks and build pass", async ({ signal }) => {
  const check = await nodeIn(copy.path, ["tools/check-content.ts"], { signal, env });
  expect(check.output).toContain("no errors");
  const build = await nodeIn(copy.path, ["tools/build.ts"], { signal, env });
  expect(build.code, build.output).toBe(0);
  for (const { words, pages } of shownEdits) {
    for (const page of pages) {
      const shown = text(join("build/client", page, "index.html")).replaceAll("\u00a0", " ");
      expect(shown, `${words} on /${page}`).toContain(words);
    }
  }
});

test("the tests of the pages need no change", async ({ signal }) => {
  // How large a page may be, its words decide: the build says which takes longer.
  const others = "^(?!.*fits into one round trip)";
  const vitest = [resolve("node_modules/vitest/vitest.mjs"), "run", "--project=pages", "-t", others];
  const { code, output } = await nodeIn(copy.path, vitest, { signal });
  expect(code, output).toBe(0);
});

test("answers to what a buyer's registration form asks are a page that search engines and the menu know", () => {
  const shown = plainly(text("build/client/supplier/index.html"));
  const facts = readContent().supplier.groups.flatMap((group) => group.facts);
  expect(facts.length).toBeGreaterThan(0);
  for (const fact of facts) {
    expect(shown).toContain(escaped(answerTo(fact)));
    expect(shown).not.toContain(escaped(plainly(fact.note)));
  }
  expect(text("build/client/sitemap.xml")).toContain("/supplier</loc>");
  const panel = globSync("build/client/assets/*.js", { cwd: copy.path }).filter((file) =>
    text(file).includes("/accessibility"),
  );
  expect(panel.length).toBeGreaterThan(0);
  for (const file of panel) expect(text(file), file).toContain("/supplier");
});

test("a photo's files are sent with the site", () => {
  const photos = [...touched.values()].flat().filter((file) => /\.(?:avif|jpg)$/.test(file));
  expect(photos.length).toBeGreaterThan(1);
  for (const file of photos)
    expect(existsSync(join(copy.path, file.replace(publicFolder, "build/client"))), file).toBe(true);
});

// That the server tells nobody of them: apps/editor/tests/publishing/recipients.test.ts.
test("whom the enquiries go to is in no file that visitors can get", () => {
  expect(text("content/company.yaml")).toContain(recipient);
  const client = join(copy.path, "build/client");
  const entries = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(100);
  const tells = (file: string) => readFileSync(file, "latin1").toLowerCase().includes(recipient);
  expect(files.filter((file) => !/\.(?:br|gz)$/.test(file) && tells(file))).toEqual([]);
});

test("the search finds what has the other synonym, and ignores the stop word", async () => {
  const [file = ""] = globSync("build/client/assets/*search-data*.js", { cwd: copy.path });
  const { default: data } = (await import(pathToFileURL(join(copy.path, file)).href)) as { default: SearchData };
  const index = indexOf(data);
  const [hits = [], ...others] = searched.queries.map((query) => index.find(query).map(({ document }) => document.to));
  expect(hits).toContain(searched.hit);
  for (const other of others) expect(other).toEqual(hits);
});

test.concurrent("the check of the pictures names those that have to be drawn again", async ({ signal }) => {
  const { code, output } = await nodeIn(copy.path, ["studio/pictures.ts", "--check"], { signal, env });
  expect(code).toBe(1);
  expect(output).toContain("services-detail-engineering is stale: run npm run pictures");
});

test("every section of docs/changing.md with files is performed", () => {
  expect([...touched.keys(), fieldSection].toSorted()).toEqual(sectionsWithFiles.toSorted());
});

test.each(sectionsWithFiles.filter((heading) => heading !== fieldSection))(
  "docs/changing.md, %s: the steps name exactly the files that change",
  (heading) => {
    expect(asNamed(heading, touched.get(heading) ?? [])).toEqual(filesInSteps(heading));
  },
);
