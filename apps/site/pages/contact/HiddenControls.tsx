import { formAgeName, honeypotName, idempotencyKeyName } from "@ttpl/contract/enquiry.ts";
import styles from "./HiddenControls.module.css";

/**
 * Controls that are sent besides the fields: two filled in by the script, and a honeypot for bots. The style sheet
 * hides the honeypot from sight, assistive technology and the keyboard; its label is for browsers without styles.
 */
export const HiddenControls = ({ honeypotLabel }: { honeypotLabel: string }) => (
  <>
    <input type="hidden" name={idempotencyKeyName} />
    <input type="hidden" name={formAgeName} />
    <div className={styles.honeypot}>
      <label htmlFor={honeypotName}>{honeypotLabel}</label>
      <input id={honeypotName} name={honeypotName} maxLength={200} tabIndex={-1} autoComplete="off" />
    </div>
  </>
);
