import type { ReactNode } from "react";
import { Breadcrumbs } from "../../components/breadcrumbs/Breadcrumbs.tsx";
import type { CommonPageData, NotFoundData } from "@ttpl/content/derive/page-data.ts";
import type { SitePlan } from "@ttpl/content/derive/site-plan.ts";
import { Banner } from "../banner/Banner.tsx";
import { Footer } from "../footer/Footer.tsx";
import { Navbar } from "../navbar/Navbar.tsx";
import { placementOf } from "../placement.ts";
import { CompanyPanel } from "../sidebar/CompanyPanel.tsx";
import { SideList } from "../sidebar/SideList.tsx";
import { TitleBlock } from "../title-block/TitleBlock.tsx";
import styles from "./Frame.module.css";

interface FrameProps {
  plan: SitePlan;
  page: CommonPageData | NotFoundData;
  /** Says that the page is one of a rehearsal. */
  isRehearsal?: boolean;
  children: ReactNode;
}

/** The layout of every page: navbar, banner, side panel, content, footer. */
export function Frame({ plan, page, isRehearsal, children }: FrameProps) {
  // The not-found page is prerendered once for all unknown addresses.
  const { path, breadcrumbs } = "path" in page ? page : { path: "" };
  const { banner, activeLink, sideList, profile, marked, tile, extraLogo, contactData } = placementOf(path, plan);
  const { labels } = plan.words;
  return (
    <>
      <header>
        <Navbar plan={plan} path={path} activeLink={activeLink} />
        {isRehearsal && <p className={styles.rehearsal}>{plan.words.rehearsal}</p>}
        <Banner plan={plan} path={path} marked={tile} title={banner} />
      </header>
      <div className={styles.page}>
        <div className={styles.columns}>
          {sideList && (
            <div className={styles.list}>
              <SideList
                list={sideList}
                path={path}
                marked={marked}
                profile={profile === undefined ? undefined : { to: profile, name: labels.viewExperienceProfile }}
              />
            </div>
          )}
          <main id="content" className={styles.content} tabIndex={-1}>
            {breadcrumbs && <Breadcrumbs steps={breadcrumbs} label={labels.breadcrumbs} />}
            {children}
          </main>
          <div className={styles.company}>
            <CompanyPanel plan={plan} extraLogo={extraLogo} contactData={contactData} />
          </div>
        </div>
        <Footer plan={plan} />
        <TitleBlock plan={plan} title={"printTitle" in page ? page.printTitle : page.documentTitle} />
      </div>
    </>
  );
}
