import { Logo } from "../../components/brand/Logo.tsx";
import type { SitePlan } from "@ttpl/content/derive/site-plan.ts";
import { TileDrawing } from "./TileDrawing.tsx";
import styles from "./Banner.module.css";

interface BannerProps {
  plan: SitePlan;
  path: string;
  /** Address of the marked tile, usually `path`. */
  marked: string | undefined;
  title: string;
}

/** The banner: vertical title on the left, six tiles in the middle, logo on the right. Taller on the home page. */
export function Banner({ plan, path, marked, title }: BannerProps) {
  const { tiles, labels } = plan.words;
  return (
    <div className={path === "/" ? `${styles.banner} ${styles.tall}` : styles.banner}>
      <p className={styles.title}>{title}</p>
      <nav className={styles.tiles} aria-label={labels.services}>
        <ul>
          {tiles.map(({ to, name, drawing }) => (
            <li key={to}>
              <a
                href={to}
                className={styles.tile}
                aria-current={to === path ? "page" : to === marked ? "true" : undefined}
              >
                <TileDrawing of={drawing} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <a href="/" className={styles.logo}>
        <Logo name={plan.company.brand} />
      </a>
    </div>
  );
}
