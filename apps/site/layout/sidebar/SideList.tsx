import type { Placement } from "../placement.ts";
import styles from "./SideList.module.css";

interface SideListProps {
  list: NonNullable<Placement["sideList"]>;
  path: string;
  /** Address of the marked page, usually `path`. */
  marked: string;
  profile: { to: string; name: string } | undefined;
}

/** Also known to the preview of the editor (apps/editor/preview/pressed-words.ts). */
const popoverId = "section-pages";

/**
 * The links of a section, followed by further ones and the link to the page's experience profile, if it has one. On a
 * phone one line, which opens them.
 */
export function SideList({ list, path, marked, profile }: SideListProps) {
  const here = list.links.find(({ to }) => to === marked);
  const currentAt = (to: string) => (to === path ? "page" : to === marked ? "true" : undefined);
  return (
    <nav className={styles.list} aria-label={list.title}>
      <p className={styles.title}>{list.title}</p>
      <button type="button" className={styles.opener} popoverTarget={popoverId}>
        {list.title}
        {here && <span>{here.name}</span>}
      </button>
      <div id={popoverId} popover="auto" className={styles.pages}>
        <ul>
          {list.links
            .filter(({ below }) => !below)
            .map(({ id, name, to }) => (
              <li key={id}>
                <a href={to} aria-current={currentAt(to)}>
                  {name}
                </a>
              </li>
            ))}
        </ul>
        {list.links
          .filter(({ below }) => below)
          .map(({ id, name, to }) => (
            <a key={id} className={styles.further} href={to} aria-current={currentAt(to)}>
              {name}
            </a>
          ))}
        {profile && (
          <a className={styles.further} href={profile.to}>
            {profile.name}
          </a>
        )}
      </div>
    </nav>
  );
}
