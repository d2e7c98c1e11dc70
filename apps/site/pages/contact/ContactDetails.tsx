import { copyArea, CopyStatus } from "../../components/copy-button/CopyButton.tsx";
import { ContactData } from "../../components/contact-data/ContactData.tsx";
import { ExternalLink } from "../../components/external-link/ExternalLink.tsx";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import clockFiles from "./office-clock.deferred.ts?files";
import styles from "./ContactDetails.module.css";

type Page = Pick<PageData<"contact">, "company" | "details" | "labels">;

/** The contact data, to copy, to save and to find on a map, and the office's hours with its clock. */
export const ContactDetails = ({ page: { company, details, labels } }: { page: Page }) => (
  <div className={styles.details} {...copyArea}>
    <ContactData company={company} labels={labels} copy={details.copy} />
    <CopyStatus className={styles.status} copied={details.copied} />
    <ul>
      <li>
        <a href={details.card.to} download>
          {details.card.name}
        </a>
      </li>
      <li>
        <ExternalLink {...details.map} hint={labels.opensInNewTab} />
      </li>
    </ul>
    {details.office && (
      <p data-later={clockFiles[0]}>
        {details.office.heading}: {details.office.hours}
        <span hidden>
          {details.office.now}: <time data-zone={details.office.zone} />
        </span>
      </p>
    )}
  </div>
);
