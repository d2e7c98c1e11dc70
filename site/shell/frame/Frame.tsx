import { memo, type ReactNode } from "react";
import { useLocation } from "react-router";
import { useBrowserValue } from "../../parts/browser-value/use-browser-value.ts";
import { Breadcrumbs } from "../../parts/breadcrumbs/Breadcrumbs.tsx";
import type { Breadcrumb } from "../../reading/breadcrumbs.ts";
import type { SitePlan } from "../../reading/site-plan.ts";
import { Banner } from "../banner/Banner.tsx";
import { Footer } from "../footer/Footer.tsx";
import { Navbar } from "../navbar/Navbar.tsx";
import { placementOf, withoutTrailingSlash } from "../placement.ts";
import { CompanyPanel } from "../sidebar/CompanyPanel.tsx";
import { SideList } from "../sidebar/SideList.tsx";
import { TitleBlock } from "../title-block/TitleBlock.tsx";
import styles from "./Frame.module.css";
import { PressedLinks } from "./PressedLinks.tsx";

interface FrameProps {
  plan: SitePlan;
  breadcrumbs: readonly Breadcrumb[] | undefined;
  children: ReactNode;
}

/**
 * The drawing sheet around every page: navbar, banner, side panel, content, footer. Remembered, since the router tells of
 * every page change twice: when it begins, and when there is something new to show.
 */
export const Frame = memo(function Frame({ plan, breadcrumbs, children }: FrameProps) {
  const { pathname } = useLocation();
  const visited = withoutTrailingSlash(pathname);
  // The page for unknown addresses is prerendered once for all of them: its own address is known to the browser only. On
  // all others nothing differs, and React need not render the frame anew in one go.
  const path = useBrowserValue(() => visited, Object.hasOwn(plan.pages, visited) ? visited : "");
  const { banner, activeLink, sideList, profile, marked, tile, extraLogo, contactData } = placementOf(path, plan);
  return (
    <>
      <header>
        <Navbar plan={plan} path={path} activeLink={activeLink} />
        <Banner plan={plan} path={path} marked={tile} title={banner} />
      </header>
      <div className={styles.sheet}>
        <div className={styles.columns}>
          {sideList && (
            <div className={styles.list}>
              <SideList
                list={sideList}
                path={path}
                marked={marked}
                profile={
                  profile === undefined ? undefined : { to: profile, name: plan.words.labels.viewExperienceProfile }
                }
              />
            </div>
          )}
          <main id="content" className={styles.content} tabIndex={-1}>
            {breadcrumbs && <Breadcrumbs steps={breadcrumbs} label={plan.words.labels.breadcrumbs} />}
            {children}
          </main>
          <div className={styles.company}>
            <CompanyPanel plan={plan} extraLogo={extraLogo} contactData={contactData} />
          </div>
        </div>
        <Footer plan={plan} />
        <TitleBlock plan={plan} path={path} />
      </div>
      <PressedLinks />
    </>
  );
});
