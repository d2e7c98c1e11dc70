import button from "../../parts/button-link/ButtonLink.module.css";
import { ContactData } from "../../parts/contact-data/ContactData.tsx";
import type { SitePlan } from "../../reading/site-plan.ts";
import styles from "./Failure.module.css";

/**
 * What a visitor reads when a page fails: plain words and ways on, never an error message of the software. Its links
 * load their pages anew, since nothing can be said of the state that the scripts are in.
 */
export const Failure = ({ plan: { company, words } }: { plan: SitePlan }) => (
  <main className={styles.failure}>
    <title>{words.failure.documentTitle}</title>
    <h1>{words.failure.title}</h1>
    <p>{words.failure.text}</p>
    <button type="button" className={button.button} onClick={() => location.reload()}>
      {words.failure.reload}
    </button>
    <ul>
      {words.notFound.onward.map(({ to, name }) => (
        <li key={to}>
          <a href={to}>{name}</a>
        </li>
      ))}
    </ul>
    <ContactData company={company} labels={words.labels} />
  </main>
);
