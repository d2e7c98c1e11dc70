import { ButtonLink } from "../../components/button-link/ButtonLink.tsx";
import { LinkList } from "../../components/link-list/LinkList.tsx";
import { PaperLinks } from "../../components/paper-links/PaperLinks.tsx";
import { PictureViewer } from "../../components/picture-viewer/PictureViewer.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { HomeFigure } from "./HomeFigure.tsx";
import styles from "./HomePage.module.css";

export const loader = pageLoader("home");

/** The home page: who the company is, what it does and for whom, reasons to trust it, and where to go next. */
export default function HomePage({ loaderData: page }: { loaderData: PageData<"home"> }) {
  const { team, quality, anniversary } = page.claims;
  const { figure, figureLink, callouts, pictures } = page;
  return (
    <div className={figure ? `${styles.home} ${styles.withFigure}` : styles.home}>
      <div className={styles.welcome}>
        <h1>{page.title}</h1>
        <p>{page.lead}</p>
        <div className={styles.actions}>
          {page.showcase && <ButtonLink {...page.showcase} />}
          {page.next.map(({ to, name }, index) => (
            <ButtonLink key={to} to={to} name={name} quiet={index > 0} />
          ))}
        </div>
        <dl className={styles.claims}>
          {[team, quality, anniversary].map(({ value, label, text }) => (
            <div key={value}>
              <dt>
                <strong>{value}</strong> {label}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      {figure && pictures && (
        <PictureViewer pictures={pictures.pictures}>
          <HomeFigure item={figure} callouts={callouts} words={pictures.words} link={figureLink} />
        </PictureViewer>
      )}
      <section className={styles.audiences} aria-labelledby="audiences">
        <h2 id="audiences">{page.audiences.heading}</h2>
        <LinkList links={page.audiences.items} />
        <div className={styles.proof}>
          {page.statement && (
            <div className={styles.statement}>
              <PaperLinks {...page.statement} alone />
            </div>
          )}
        </div>
      </section>
    </div>
  );
}
