import styles from "./LinkList.module.css";

interface LinkListProps {
  links: readonly { to: string; name: string; text?: string | undefined }[];
}

/** Links to further pages, each with a line of description. */
export const LinkList = ({ links }: LinkListProps) => (
  <ul className={styles.list}>
    {links.map(({ to, name, text }) => (
      <li key={to}>
        <a href={to}>{name}</a>
        {text && <p>{text}</p>}
      </li>
    ))}
  </ul>
);
