import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copySite } from "@ttpl/testing/site-copy.ts";

/** A required field that is not in the contract, added as described in docs/changing.md. */
export const newField = "Department";

/** Its section of docs/changing.md. */
export const fieldSection = "A field of the enquiry form";

/** Path of the new migration. */
const migrationFile = "apps/server/store/migrations/0005-department.ts";
const migration = `import type { Migration } from "kysely/migration";

export const department: Migration = {
  async up({ schema }) {
    await schema.alterTable("enquiry").addColumn("department", "text", (column) => column.notNull().defaultTo("")).execute();
  },
};
`;

/** The text to insert into each file, and the text that it follows. */
const additions: readonly (readonly [file: string, after: string, added: string])[] = [
  [
    "packages/contract/enquiry.ts",
    'Company: { required: true, max: 200, kind: "line" },\n',
    '  Department: { required: true, max: 80, kind: "line", addedLater: true },\n',
  ],
  [
    "apps/server/store/migrations/migrations.ts",
    'import { enquiryAndDelivery } from "./0001-enquiry-and-delivery.ts";\n',
    'import { department } from "./0005-department.ts";\n',
  ],
  [
    "apps/server/store/migrations/migrations.ts",
    '"0001-enquiry-and-delivery": enquiryAndDelivery,\n',
    '    "0005-department": department,\n',
  ],
  ["packages/content/schemas/enquiry-form-words.ts", "Company: fieldWords,\n", "    Department: fieldWords,\n"],
  [
    "content/pages/contact.md",
    "missing: Enter your company’s name, or “private” if you have none.\n",
    "    Department:\n      label: Department\n      missing: Enter your department.\n",
  ],
  [
    "apps/site/pages/contact/FieldGroups.tsx",
    'field: "Company", autoComplete: "organization", autoCapitalize: "words" },\n',
    '    { field: "Department" },\n',
  ],
  ["apps/server/tests/example-enquiry.ts", 'Company: "Søndergård & Sons <Ltd>",\n', '  Department: "R & D",\n'],
];

/** The changed and added files. */
export const touchedFiles = [...new Set([...additions.map(([file]) => file), migrationFile])];

/**
 * Copies the website into a folder and adds the field there.
 * @param migrated false leaves the migration out
 */
export function copyWithField(folder: string, { migrated }: { readonly migrated: boolean }): void {
  copySite(folder);
  for (const [file, after, added] of additions) {
    if (!migrated && file.includes("migrations")) continue;
    const text = readFileSync(join(folder, file), "utf8");
    if (!text.includes(after)) throw new Error(`${file} does not contain ${after}`);
    writeFileSync(
      join(folder, file),
      text.replace(after, () => after + added),
    );
  }
  if (migrated) writeFileSync(join(folder, migrationFile), migration);
}
