import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { PaperLinks } from "../../components/paper-links/PaperLinks.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { InlineScript } from "../../document/InlineScript.tsx";
import { Island } from "../../islands/Island.tsx";
import files from "./explorer.island.tsx?files";
import openAddressed from "./open-addressed.ts?script";
import { FacetForm } from "./FacetForm.tsx";
import { FilterStyles } from "./FilterStyles.tsx";
import { ProjectRows } from "./ProjectRows.tsx";
import { PrintedMargins, StatementEnd, StatementHead } from "./PrintedStatement.tsx";
import { ResultBar } from "./ResultBar.tsx";
import { explorerWords, queryNames } from "./explorer-words.ts";
import styles from "./ExplorerPage.module.css";

export const loader = pageLoader("explorer");

/**
 * All projects on one page, filtered by facets and words. Without JavaScript the whole list is there, and style rules
 * filter it by facets.
 */
export default function ExplorerPage({ loaderData: page }: { loaderData: PageData<"explorer"> }) {
  const { groups, facets, total, words, labels, list, statement } = page;
  return (
    <article>
      {statement && total > 0 && <PrintedMargins statement={statement} />}
      {statement && total > 0 && <StatementHead statement={statement} />}
      <PageHeader title={page.title} lead={page.lead}>
        {statement && <PaperLinks {...statement.whole} />}
      </PageHeader>
      {total > 0 && (
        <>
          <FilterStyles facets={facets} groups={groups} />
          <Island
            files={files}
            props={explorerWords(page)}
            activateOn="input, button, td, th > a"
            query={queryNames(facets).join(" ")}
          >
            <div className={styles.explorer} data-explorer>
              <FacetForm facets={facets} words={words} total={total} path={page.path} />
              <div className={styles.results}>
                <ResultBar {...{ words, total, statement, list }} />
                <ProjectRows groups={groups} labels={labels} words={words} list={list} name={page.title} />
              </div>
            </div>
          </Island>
          <InlineScript text={openAddressed} />
          {statement && <StatementEnd statement={statement} />}
        </>
      )}
      <ProseSections sections={page.sections} />
      {page.enquire && <NextStep words={page.enquire} />}
    </article>
  );
}
