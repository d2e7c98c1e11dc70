import { ButtonLink } from "../../components/button-link/ButtonLink.tsx";
import { copyArea, CopyButton, CopyStatus } from "../../components/copy-button/CopyButton.tsx";
import { Facts } from "../../components/facts/Facts.tsx";
import { HungSection } from "../../components/hung-section/HungSection.tsx";
import { LinkList } from "../../components/link-list/LinkList.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./OpeningPage.module.css";

export const loader = pageLoader("opening");

/** One opening: its facts, as far as they are known, the link to apply, and where the rest stands. */
export default function OpeningPage({ loaderData: page }: { loaderData: PageData<"opening"> }) {
  return (
    <article className={styles.opening}>
      <PageHeader title={page.title} lead={page.lead}>
        <ButtonLink {...page.apply} />
        <span className={styles.write} {...copyArea}>
          {page.write.name} <strong>{page.write.email}</strong>
          {page.copy && (
            <>
              <CopyButton name={page.copy.name} value={page.write.email} />
              <CopyStatus className={styles.copied} copied={page.copy.copied} />
            </>
          )}
        </span>
        <ButtonLink {...page.all} quiet />
      </PageHeader>
      <Facts facts={page.facts} />
      <HungSection heading={page.heading} id="before-you-apply">
        <p>{page.text}</p>
        {page.privacy && <p>{page.privacy}</p>}
        <LinkList links={page.onward} />
      </HungSection>
    </article>
  );
}
