import { InlineScript } from "../../document/InlineScript.tsx";
import { LinkList } from "../../components/link-list/LinkList.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { notFoundLoader } from "../../content-loader/loaders.ts";
import type { NotFoundData } from "../../content-loader/derive/page-data.ts";
import markSection from "./mark-section.ts?script";

export const loader = notFoundLoader;

/** The not-found page: what happened, and links to other pages. */
export default function NotFoundPage({ loaderData: page }: { loaderData: NotFoundData }) {
  return (
    <article>
      <InlineScript text={markSection} />
      <PageHeader title={page.title} lead={page.text} />
      <LinkList links={page.onward} />
    </article>
  );
}
