import { formAgeName, honeypotName, idempotencyKeyName } from "../../../contract/enquiry.ts";
import styles from "./HiddenControls.module.css";

/**
 * What travels beside the fields: two controls for the script to fill in, and one that only programs do. The style sheet
 * takes that one from sight, from assistive technology and from the keyboard; its label is for whoever has no styles.
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
