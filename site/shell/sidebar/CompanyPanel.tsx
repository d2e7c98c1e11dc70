import { Emblem } from "../../parts/brand/Emblem.tsx";
import { Logo } from "../../parts/brand/Logo.tsx";
import { ContactData } from "../../parts/contact-data/ContactData.tsx";
import type { SitePlan } from "../../reading/site-plan.ts";
import styles from "./CompanyPanel.module.css";

interface CompanyPanelProps {
  plan: SitePlan;
  extraLogo: boolean;
  contactData: boolean;
}

/** The lower part of the side panel: emblem, extra logo where the section has it, and how to reach the company. */
export function CompanyPanel({ plan: { company, words }, extraLogo, contactData }: CompanyPanelProps) {
  const { labels } = words;
  return (
    <aside className={styles.panel} aria-label={labels.contactData}>
      <div className={styles.marks}>
        <Emblem years={words.emblem.years} text={words.emblem.text} label={labels.emblem} />
        {extraLogo && <Logo name={company.brand} />}
      </div>
      {contactData && <ContactData company={company} labels={labels} />}
    </aside>
  );
}
