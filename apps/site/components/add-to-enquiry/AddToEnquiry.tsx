import type { LayoutWords } from "@ttpl/content/schemas/layout-words.ts";
import { Island } from "../../islands/Island.tsx";
import styles from "./AddToEnquiry.module.css";
import files from "./add-to-enquiry.island.tsx?files";

interface AddToEnquiryProps {
  words: LayoutWords["enquiryList"];
  /** The anchor of the page's checklist, which goes along. */
  checklist: string;
}

/** Puts the page on the visitor's enquiry list, or takes it off. Hidden without JavaScript. */
export const AddToEnquiry = ({
  words: { add, explained, listed, remove, count, refused },
  checklist,
}: AddToEnquiryProps) => (
  <Island files={files} props={{ add, listed, remove, count, refused, checklist }} activateOn="button">
    <button type="button" className={styles.add} aria-describedby="enquiry-explained">
      {add}
    </button>
    <small className={styles.explained} id="enquiry-explained">
      {explained}
    </small>
  </Island>
);
