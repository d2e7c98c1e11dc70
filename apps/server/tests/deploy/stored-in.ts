import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The numbers of the enquiries in a data folder, oldest first. */
export function storedEnquiries(dataDirectory: string): string[] {
  const database = new DatabaseSync(join(dataDirectory, "enquiries.db"), { readOnly: true });
  const rows = database.prepare("SELECT id FROM enquiry ORDER BY id").all();
  database.close();
  return rows.map(({ id }) => String(id));
}
