import { useOutletContext } from "react-router";
import { LinkList } from "../../parts/link-list/LinkList.tsx";
import { PageHeader } from "../../parts/page-header/PageHeader.tsx";
import type { SitePlan } from "../../reading/site-plan.ts";

/** What a visitor sees at an address that does not exist: what happened, and ways onward. */
export default function NotFoundPage() {
  const { words } = useOutletContext<SitePlan>();
  return (
    <article>
      <PageHeader title={words.notFound.title} lead={words.notFound.text} />
      <LinkList links={words.notFound.onward} />
    </article>
  );
}
