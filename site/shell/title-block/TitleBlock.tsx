import { useEffect } from "react";
import { useMatches } from "react-router";
import { useBrowserValue } from "../../parts/browser-value/use-browser-value.ts";
import type { CommonPageData } from "../../reading/page-data.ts";
import type { SitePlan } from "../../reading/site-plan.ts";
import styles from "./TitleBlock.module.css";

const twoDigits = (number: number) => String(number).padStart(2, "0");

/** The date as drawings carry it, ISO 8601: 2026-03-05. By hand: Intl takes 30 ms of a page's start on a slow phone. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join("-");
}

/** Prints from the top of the page: where it is scrolled, Chromium leaves out of the print what is fixed. */
function usePrintFromTop(): void {
  useEffect(() => {
    let left = 0;
    const before = () => {
      left = scrollY;
      scrollTo({ top: 0, behavior: "instant" });
    };
    const after = () => scrollTo({ top: left, behavior: "instant" });
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, []);
}

/**
 * The title block of a printed page, as on a drawing: whose sheet it is and how to reach them, which page, of which date,
 * from which address. On the screen it is not there.
 */
export function TitleBlock({ plan: { company, words }, path }: { plan: SitePlan; path: string }) {
  const page = useMatches().at(-1)?.loaderData as CommonPageData | null | undefined;
  usePrintFromTop();
  // A page is prerendered without knowing when it will be printed, nor under which host it will be read.
  const date = useBrowserValue(today, "");
  const host = useBrowserValue(() => location.host, "");
  const cells = {
    [words.printed.page]: page?.documentTitle ?? `${words.notFound.documentTitle} · ${company.brand}`,
    [words.printed.date]: date,
    [words.printed.address]: host + path,
  };
  return (
    <div className={styles.block} aria-hidden="true" data-testid="title-block">
      <p>
        <strong>{company.name}</strong> {company.trade}
        <span>{company.address.join(", ")}</span>
        <span>
          {company.telephones[0]?.number} · {company.email}
        </span>
      </p>
      <dl>
        {Object.entries(cells).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
