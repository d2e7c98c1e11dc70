import { InlineScript } from "../../document/InlineScript.tsx";
import { LinkList } from "../../components/link-list/LinkList.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { SearchHits } from "../../components/search-hits/SearchHits.tsx";
import { notFoundLoader } from "@ttpl/content/loaders.ts";
import type { NotFoundData } from "@ttpl/content/derive/page-data.ts";
import { Island } from "../../islands/Island.tsx";
import markSection from "./mark-section.ts?script";
import files from "./suggestions.island.tsx?files";
import styles from "./NotFoundPage.module.css";

export const loader = notFoundLoader;

/** The not-found page: what happened, links to other pages, and what the search finds for the words of the address. */
export default function NotFoundPage({ loaderData: page }: { loaderData: NotFoundData }) {
  return (
    <article>
      <InlineScript text={markSection} />
      <PageHeader title={page.title} lead={page.text} />
      <LinkList links={page.onward} />
      <Island files={files} props={page.kinds}>
        <section className={styles.suggestions} aria-labelledby="suggestions" hidden>
          <h2 id="suggestions">{page.suggestions}</h2>
          <SearchHits />
        </section>
      </Island>
    </article>
  );
}
