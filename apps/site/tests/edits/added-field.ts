import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite } from "@ttpl/testing/site-copy.ts";

/** Fields that are not in the contract, added as described in docs/changing.md: a required and an optional one. */
export const newField = "Department";
export const optionalField = "Extension";

/** Its section of docs/changing.md. */
export const fieldSection = "A field of the enquiry form";

const migrations = "apps/server/store/migrations";
const numbers = readdirSync(migrations).map((file) => Number.parseInt(file, 10) || 0);
/** The name of the new migration, which runs after all others. */
const migrationName = `${String(Math.max(...numbers) + 1).padStart(4, "0")}-department`;
const migrationFile = `${migrations}/${migrationName}.ts`;
const migration = `import type { Migration } from "kysely/migration";

export const department: Migration = {
  async up({ schema }) {
    for (const name of ["department", "extension"])
      await schema.alterTable("enquiry").addColumn(name, "text", (column) => column.notNull().defaultTo("")).execute();
  },
};
`;

/** The text to insert into each file, and the text that it follows. */
const additions: readonly (readonly [file: string, after: string, added: string])[] = [
  [
    "packages/contract/enquiry.ts",
    'Company: { required: true, max: 200, kind: "line" },\n',
    `  Department: { required: true, max: 80, kind: "line", addedLater: true },
  Extension: { required: false, max: 20, kind: "line", addedLater: true },
`,
  ],
  [
    `${migrations}/migrations.ts`,
    'import { enquiryAndDelivery } from "./0001-enquiry-and-delivery.ts";\n',
    `import { department } from "./${migrationName}.ts";\n`,
  ],
  [
    `${migrations}/migrations.ts`,
    '"0001-enquiry-and-delivery": enquiryAndDelivery,\n',
    `    "${migrationName}": department,\n`,
  ],
  [
    "packages/content/schemas/enquiry-form-words.ts",
    "Company: fieldWords,\n",
    "    Department: fieldWords,\n    Extension: fieldWords.omit({ missing: true }),\n",
  ],
  [
    "content/pages/contact.md",
    "\n  fields:\n",
    "    Department:\n      label: Department\n      missing: Enter your department.\n    Extension:\n      label: Extension\n",
  ],
  [
    "apps/site/pages/contact/FieldGroups.tsx",
    'field: "Company", autoComplete: "organization", autoCapitalize: "words" },\n',
    '    { field: "Department" },\n    { field: "Extension" },\n',
  ],
  [
    "apps/server/tests/example-enquiry.ts",
    'Company: "Søndergård & Sons <Ltd>",\n',
    '  Department: "R & D",\n  Extension: "17",\n',
  ],
];

/** The changed and added files. */
export const touchedFiles = [...new Set([...additions.map(([file]) => file), migrationFile])];

/**
 * Copies the website into a folder and adds the fields there.
 * @param migrated false leaves the migration out
 */
export function copyWithField(folder: string, { migrated }: { readonly migrated: boolean }): void {
  copySite(folder);
  for (const [file, after, added] of additions) {
    if (!migrated && file.startsWith(migrations)) continue;
    const text = readFileSync(join(folder, file), "utf8");
    if (!text.includes(after)) throw new Error(`${file} does not contain ${after}`);
    writeFileSync(
      join(folder, file),
      text.replace(after, () => after + added),
    );
  }
  if (migrated) writeFileSync(join(folder, migrationFile), migration);
}
