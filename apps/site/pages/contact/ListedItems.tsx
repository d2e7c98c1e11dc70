import type { EnquiryFormWords } from "@ttpl/content/schemas/enquiry-form-words.ts";
import { Island } from "../../islands/Island.tsx";
import files from "./listed-items.island.tsx?files";

/** The visitor's enquiry list, above the comment. Nothing without JavaScript, and as long as the list is empty. */
export const ListedItems = ({ words }: { words: EnquiryFormWords["list"] }) => (
  <Island files={files} props={words}>
    {null}
  </Island>
);
