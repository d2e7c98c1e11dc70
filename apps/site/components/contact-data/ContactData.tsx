import { CopyButton } from "../copy-button/CopyButton.tsx";
import { telephoneLink } from "./telephone-link.ts";
import styles from "./ContactData.module.css";

interface ContactDataProps {
  company: {
    name: string;
    address: readonly string[];
    telephones: readonly { label: string; number: string }[];
    whatsapp?: string | undefined;
    email: string;
  };
  labels: { email: string };
  /** The word on buttons that copy a value, if there are any (copy-button/). */
  copy?: string;
}

/** Postal address, telephone numbers and e-mail address, as tappable links. */
export const ContactData = ({ company, labels, copy }: ContactDataProps) => (
  <address className={styles.data}>
    <p>
      <strong>{company.name}</strong>
      {company.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {copy && <CopyButton name={copy} value={[company.name, ...company.address].join("\n")} />}
    </p>
    <dl>
      {company.telephones.map(({ label, number }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <a href={telephoneLink(number)}>{number}</a>
            {copy && <CopyButton name={copy} of={label} value={number} />}
          </dd>
        </div>
      ))}
      {company.whatsapp !== undefined && (
        <div>
          <dt>WhatsApp</dt>
          <dd>
            {/* https://faq.whatsapp.com/5913398998672934: the number without +, spaces or zeros in front. */}
            <a href={`https://wa.me/${company.whatsapp.replaceAll(/\D/g, "")}`}>{company.whatsapp}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          {copy && <CopyButton name={copy} of={labels.email} value={company.email} />}
        </dd>
      </div>
    </dl>
  </address>
);
