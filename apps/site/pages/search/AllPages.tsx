import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./AllPages.module.css";

/** All pages of the site by section. */
export const AllPages = ({ allPages, words }: Pick<PageData<"search">, "allPages" | "words">) => (
  <section className={styles.all} aria-labelledby="all-pages">
    <h2 id="all-pages">{words.allPages}</h2>
    <div>
      {allPages.map(({ title, to, pages }) => (
        <section key={title}>
          <h3>{to === undefined || pages.some((page) => page.to === to) ? title : <a href={to}>{title}</a>}</h3>
          <ul>
            {pages.map(({ to, name }) => (
              <li key={to}>
                <a href={to}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
);
