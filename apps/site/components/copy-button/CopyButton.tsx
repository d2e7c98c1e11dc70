import styles from "./CopyButton.module.css";
import files from "./copying.deferred.ts?files";

/** Attributes of an element that has copy buttons, and one CopyStatus. */
export const copyArea = { "data-copies": "", "data-later": files[0] } as const;

interface CopyButtonProps {
  /** The button's word, such as "Copy". */
  name: string;
  /** What the value is, for those who hear the button's name alone. */
  of?: string;
  value: string;
}

/** A button in a `copyArea` that copies a value. It shows once the script has come. */
export const CopyButton = ({ name, of, value }: CopyButtonProps) => (
  <button
    type="button"
    className={styles.button}
    data-copy={value}
    aria-label={`${name}: ${of ? `${of}, ` : ""}${value}`}
  >
    {name}
  </button>
);

/** Where what was copied is shown and spoken, after `copied`. */
export const CopyStatus = ({ className, copied }: { className?: string | undefined; copied: string }) => (
  <span className={className} role="status" data-copied={copied} />
);
