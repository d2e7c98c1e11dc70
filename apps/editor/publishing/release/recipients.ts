import { join } from "node:path";
import { companySchema } from "@ttpl/content/schemas/company.ts";
import { readSourceFile } from "@ttpl/content/parse/source-file.ts";
import { placeholderIn } from "../check/placeholders.ts";

/** Who gets the enquiries, as the content of a repository says. A rehearsal may have placeholders: nobody gets those mails. */
export function recipientsIn(folder: string): string[] {
  const { data } = readSourceFile(join(folder, "content/company.yaml"), folder);
  const { recipients = [] } = companySchema.parse(data);
  return recipients.filter((address) => placeholderIn(address) === undefined);
}
