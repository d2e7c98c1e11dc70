import type { SitePlan } from "@ttpl/content/derive/site-plan.ts";
import styles from "./TitleBlock.module.css";

/**
 * The title block of a printed page, as on a drawing: company and contact data, page title, date and address. Hidden on
 * screen. The browser fills in date and address (document/local-values.ts).
 */
export const TitleBlock = ({ plan: { company, words }, title }: { plan: SitePlan; title: string }) => (
  <div className={styles.block} aria-hidden="true">
    <p>
      <strong>{company.name}</strong> {company.trade}
      <span>{company.address.join(", ")}</span>
      <span>
        {company.telephones[0]?.number} · {company.email}
      </span>
    </p>
    <dl>
      <div>
        <dt>{words.printed.page}</dt>
        <dd>{title}</dd>
      </div>
      <div>
        <dt>{words.printed.date}</dt>
        <dd data-local="date" />
      </div>
      <div>
        <dt>{words.printed.address}</dt>
        <dd data-local="address" />
      </div>
    </dl>
  </div>
);
