import { ButtonLink } from "../../parts/button-link/ButtonLink.tsx";
import { DownloadLink } from "../../parts/download-link/DownloadLink.tsx";
import { ExternalLink } from "../../parts/external-link/ExternalLink.tsx";
import { Facts } from "../../parts/facts/Facts.tsx";
import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import { PictureViewer } from "../../parts/picture-viewer/PictureViewer.tsx";
import { ProseSections } from "../../parts/prose/ProseSections.tsx";
import { pageLoader } from "../../reading/loaders.ts";
import type { PageData } from "../../reading/page-data.ts";

import { onPathChange } from "../../reading/revalidation.ts";
import { Figures, Opening } from "./ArticleFigures.tsx";
import { NextSteps } from "./NextSteps.tsx";
import styles from "./ArticlePage.module.css";

export const loader = pageLoader("article");
export const shouldRevalidate = onPathChange;

/** A page of text: services, products, customer segments, stories, quality. */
export default function ArticlePage({ loaderData: page }: { loaderData: PageData<"article"> }) {
  const { showcase, external, document, facts, sections, labels, figures, pictures } = page;
  const article = (
    <article>
      <Opening page={page}>
        <PageHeader title={page.title} lead={page.lead}>
          {showcase && <ButtonLink {...showcase} />}
          {document && <DownloadLink {...document} />}
        </PageHeader>
      </Opening>
      {external && (
        <p className={styles.external}>
          {external.text} <ExternalLink {...external} hint={labels.opensInNewTab} />
        </p>
      )}
      {facts && <Facts facts={facts} />}
      <ProseSections
        sections={sections}
        addition={
          figures &&
          pictures && { to: figures.section, content: <Figures shown={figures.items} words={pictures.words} /> }
        }
      />
      <NextSteps page={page} />
    </article>
  );
  return pictures ? <PictureViewer {...pictures}>{article}</PictureViewer> : article;
}
