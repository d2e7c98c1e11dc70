import { ButtonLink } from "../../parts/button-link/ButtonLink.tsx";
import { DownloadLink } from "../../parts/download-link/DownloadLink.tsx";
import { ExternalLink } from "../../parts/external-link/ExternalLink.tsx";
import { Facts } from "../../parts/facts/Facts.tsx";
import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import { ProseSections } from "../../parts/prose/ProseSections.tsx";
import { pageLoader } from "../../reading/loaders.ts";
import type { PageData } from "../../reading/page-data.ts";

import { NextSteps } from "./NextSteps.tsx";
import styles from "./ArticlePage.module.css";

export const loader = pageLoader("article");

/** A page of text: services, products, customer segments, stories, quality. */
export default function ArticlePage({ loaderData: page }: { loaderData: PageData<"article"> }) {
  const { showcase, external, document, facts, sections, labels } = page;
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead}>
        {showcase && <ButtonLink {...showcase} />}
        {document && <DownloadLink {...document} />}
      </PageHeader>
      {external && (
        <p className={styles.external}>
          {external.text} <ExternalLink {...external} hint={labels.opensInNewTab} />
        </p>
      )}
      {facts && <Facts facts={facts} />}
      <ProseSections sections={sections} />
      <NextSteps page={page} />
    </article>
  );
}
