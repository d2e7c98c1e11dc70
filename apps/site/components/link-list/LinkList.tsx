import styles from "./LinkList.module.css";

interface LinkListProps {
  links: readonly { to: string; name: string; text?: string | undefined; also?: { to: string; name: string } }[];
}

/** Links to further pages, each with a line of description, and with a second link that belongs to it. */
export const LinkList = ({ links }: LinkListProps) => (
  <ul className={styles.list}>
    {links.map(({ to, name, text, also }) => (
      <li key={to}>
        <a href={to}>{name}</a>
        {text && <p>{text}</p>}
        {also && (
          <a className={styles.also} href={also.to}>
            {also.name}
          </a>
        )}
      </li>
    ))}
  </ul>
);
