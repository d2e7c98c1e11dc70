import { ButtonLink } from "../button-link/ButtonLink.tsx";
import { HungSection } from "../hung-section/HungSection.tsx";
import styles from "./NextStep.module.css";

interface NextStepProps {
  words: { heading: string; text?: string | undefined; name: string; to: string };
  /** A second link besides the enquiry, such as the service that a story is about. */
  also?: { to: string; name: string } | undefined;
}

/** The call to action at the end of a page: what to do next, and what happens then. */
export const NextStep = ({ words: { heading, text, name, to }, also }: NextStepProps) => (
  <HungSection heading={heading} id="next-step">
    {text && <p className={styles.text}>{text}</p>}
    <p className={styles.ways}>
      <ButtonLink to={to} name={name} />
      {also && <ButtonLink to={also.to} name={also.name} quiet />}
    </p>
  </HungSection>
);
