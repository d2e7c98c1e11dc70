import { useSyncExternalStore, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { SitePlan } from "../../reading/site-plan.ts";
import { Banner } from "../banner/Banner.tsx";
import { Footer } from "../footer/Footer.tsx";
import { Navbar } from "../navbar/Navbar.tsx";
import { placementOf } from "../placement.ts";
import { CompanyPanel } from "../sidebar/CompanyPanel.tsx";
import { SideList } from "../sidebar/SideList.tsx";
import styles from "./Frame.module.css";

interface FrameProps {
  plan: SitePlan;
  /** False on the page for unknown addresses, which is prerendered once for all of them. */
  known: boolean;
  children: ReactNode;
}

const never = () => () => undefined;

/** The drawing sheet around every page: navbar, banner, side panel, content, footer. */
export function Frame({ plan, known, children }: FrameProps) {
  const { pathname } = useLocation();
  const hydrated = useSyncExternalStore(never, () => true, () => false);
  const path = known || hydrated ? pathname.replace(/(.)\/+$/, "$1") : "";
  const { banner, activeLink, sideList, profile, extraLogo, contactData } = placementOf(path, plan);
  return (
    <>
      <Navbar plan={plan} path={path} activeLink={activeLink} />
      <div className={styles.sheet}>
        <Banner plan={plan} path={path} title={banner} />
        <div className={styles.columns}>
          {sideList && (
            <div className={styles.list}>
              <SideList
                list={sideList}
                path={path}
                profile={profile === undefined ? undefined : { to: profile, name: plan.words.labels.viewExperienceProfile }}
              />
            </div>
          )}
          <main id="content" className={styles.content} tabIndex={-1}>
            {children}
          </main>
          <div className={styles.company}>
            <CompanyPanel plan={plan} extraLogo={extraLogo} contactData={contactData} />
          </div>
        </div>
        <Footer plan={plan} />
      </div>
    </>
  );
}
