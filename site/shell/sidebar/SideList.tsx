import { Link } from "react-router";
import type { Placement } from "../placement.ts";
import styles from "./SideList.module.css";

interface SideListProps {
  list: NonNullable<Placement["sideList"]>;
  path: string;
  /** The page that is marked: usually the one at `path`. */
  marked: string;
  profile: { to: string; name: string } | undefined;
}

/** The links of a section, and below them the way to its experience profile where the page has one. */
export const SideList = ({ list, path, marked, profile }: SideListProps) => (
  <nav className={styles.list} aria-label={list.title}>
    <p className={styles.title}>{list.title}</p>
    <ul>
      {list.links.map(({ id, name, to }) => (
        <li key={id}>
          <Link to={to} aria-current={to === path ? "page" : to === marked ? "true" : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
    {profile && (
      <Link className={styles.profile} to={profile.to}>
        {profile.name}
      </Link>
    )}
  </nav>
);
