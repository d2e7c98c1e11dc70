import styles from "./ExperienceLinks.module.css";

/** Links to lists of projects, each with their number: "14 projects on Siemens". */
export const ExperienceLinks = ({ links }: { links: readonly { to: string; name: string }[] }) =>
  links.length > 0 && (
    <ul className={styles.links}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <a href={to}>{name}</a>
        </li>
      ))}
    </ul>
  );
