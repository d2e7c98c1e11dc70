import styles from "./ContactData.module.css";

interface ContactDataProps {
  company: {
    name: string;
    address: readonly string[];
    telephones: readonly { label: string; number: string }[];
    email: string;
  };
  labels: { email: string };
}

/** Postal address, telephone numbers and e-mail address, as tappable links. */
export const ContactData = ({ company, labels }: ContactDataProps) => (
  <address className={styles.data}>
    <p>
      <strong>{company.name}</strong>
      {company.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
    <dl>
      {company.telephones.map(({ label, number }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <a href={`tel:${number.replaceAll(" ", "")}`}>{number}</a>
          </dd>
        </div>
      ))}
      <div>
        <dt>{labels.email}</dt>
        <dd>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </dd>
      </div>
    </dl>
  </address>
);
