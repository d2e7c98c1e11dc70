import { AddToEnquiry } from "../../components/add-to-enquiry/AddToEnquiry.tsx";
import { ButtonLink } from "../../components/button-link/ButtonLink.tsx";
import { DownloadLink } from "../../components/download-link/DownloadLink.tsx";
import { ExperienceLinks } from "../../components/experience-links/ExperienceLinks.tsx";
import { ExternalLink } from "../../components/external-link/ExternalLink.tsx";
import { FactList } from "../../components/facts/FactList.tsx";
import { Facts } from "../../components/facts/Facts.tsx";
import { headingId, HungSection } from "../../components/hung-section/HungSection.tsx";
import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader, pageHeadingId } from "../../components/page-header/PageHeader.tsx";
import { PictureViewer } from "../../components/picture-viewer/PictureViewer.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { ArticleOpening, SectionFigures } from "./ArticleFigures.tsx";
import { Proof } from "./Proof.tsx";
import styles from "./ArticlePage.module.css";

export const loader = pageLoader("article");

/** A page of text: services, products, customer segments, stories, quality. */
export default function ArticlePage({ loaderData: page }: { loaderData: PageData<"article"> }) {
  const { showcase, external, document, numbers, facts, sections, labels, proof, service, enquire, checklist } = page;
  const { figures, pictures, experience } = page;
  const name = { "aria-labelledby": proof?.section === undefined ? pageHeadingId : headingId(proof.section) };
  const additions = [
    ...(pictures
      ? figures.flatMap(({ section, items }) =>
          section === undefined
            ? []
            : [{ to: section, content: <SectionFigures items={items} words={pictures.words} /> }],
        )
      : []),
    ...(experience.length > 0 ? [{ to: sections.at(-1)?.id, content: <ExperienceLinks links={experience} /> }] : []),
    ...(proof ? [{ to: proof.section, content: <Proof {...{ proof, labels, name }} /> }] : []),
  ];
  const outside = figures.find(({ section }) => section === undefined);
  const article = (
    <article>
      <ArticleOpening page={page}>
        <PageHeader title={page.title} lead={page.lead}>
          {showcase && <ButtonLink {...showcase} />}
          {document && <DownloadLink {...document} />}
          {/* Pages with an offer have the enquiry button in their header too. */}
          {proof && enquire && <ButtonLink to={enquire.to} name={enquire.name} quiet={showcase !== undefined} />}
          {checklist && <AddToEnquiry words={checklist.words} checklist={checklist.section} />}
        </PageHeader>
        {external && (
          <p className={styles.external}>
            {external.text} <ExternalLink {...external} hint={labels.opensInNewTab} />
          </p>
        )}
        {numbers && <FactList facts={numbers} className={styles.numbers} />}
        {facts && !numbers && <Facts facts={facts} />}
      </ArticleOpening>
      {/* Below the numbers they would be far longer than the picture beside them. */}
      {facts && numbers && <Facts facts={facts} />}
      <ProseSections sections={sections} additions={additions} checklist={checklist?.section} />
      {pictures && outside && (
        <HungSection heading={undefined} id={undefined}>
          <SectionFigures items={outside.items} words={pictures.words} />
        </HungSection>
      )}
      {enquire && <NextStep words={enquire} also={service} />}
    </article>
  );
  return pictures ? <PictureViewer pictures={pictures.pictures}>{article}</PictureViewer> : article;
}
