import { Emblem } from "../../components/brand/Emblem.tsx";
import { Logo } from "../../components/brand/Logo.tsx";
import { ContactData } from "../../components/contact-data/ContactData.tsx";
import type { SitePlan } from "@ttpl/content/derive/site-plan.ts";
import styles from "./CompanyPanel.module.css";

interface CompanyPanelProps {
  plan: SitePlan;
  extraLogo: boolean;
  contactData: boolean;
}

/** The lower part of the side panel: emblem, extra logo if the section has one, and contact data. */
export function CompanyPanel({ plan: { company, words, years }, extraLogo, contactData }: CompanyPanelProps) {
  const { labels } = words;
  return (
    <aside className={styles.panel} aria-label={labels.contactData}>
      {/* Browsers do not render what translation tools put into SVG text. */}
      <div className={styles.marks} translate="no">
        <Emblem years={years} text={words.emblem.text} label={labels.emblem.replace("{years}", String(years))} />
        {extraLogo && <Logo name={company.brand} />}
      </div>
      {contactData && <ContactData company={company} labels={labels} />}
    </aside>
  );
}
