import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { SearchHits } from "../../components/search-hits/SearchHits.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import text from "../../components/text-input/TextInput.module.css";
import { InlineScript } from "../../document/InlineScript.tsx";
import { Island } from "../../islands/Island.tsx";
import { AllPages } from "./AllPages.tsx";
import asked from "./asked.ts?script";
import files from "./search.island.tsx?files";
import styles from "./SearchPage.module.css";

export const loader = pageLoader("search");

/**
 * The search of the whole site. Until something is typed, the list of all pages; without JavaScript the list alone, with the
 * reason.
 */
export default function SearchPage({ loaderData: page }: { loaderData: PageData<"search"> }) {
  const { words, allPages, platforms, enquiry } = page;
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      <Island files={files} props={words}>
        <div className={styles.search} data-search>
          <InlineScript text={asked} />
          <noscript>
            <p>{words.withoutScript}</p>
          </noscript>
          <form className={styles.form} method="get" action={page.path} role="search">
            <label htmlFor="site-search">{words.field}</label>
            <p>
              <input
                id="site-search"
                className={text.input}
                type="search"
                name="q"
                autoComplete="off"
                autoCapitalize="none"
                enterKeyHint="search"
              />
              <button type="submit">{words.find}</button>
            </p>
            <p>{words.hint}</p>
          </form>
          <p className={styles.status} role="status" />
          <div data-unserved hidden>
            {platforms.length > 0 && (
              <ul>
                {platforms.map(({ to, name }) => (
                  <li key={to}>
                    <a href={to}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
            <p>
              <a href={enquiry}>{words.unserved.enquire}</a>
            </p>
          </div>
          <div hidden>
            <SearchHits />
            <button className={styles.more} type="button" data-more>
              {words.more}
            </button>
          </div>
          <AllPages allPages={allPages} words={words} />
        </div>
      </Island>
      <ProseSections sections={page.sections} />
    </article>
  );
}
