import type { ReactNode } from "react";
import { Link } from "react-router";

/** A link in running text: pages of this site change without loading anew, files and everything outside it as usual. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const [path = ""] = to.split(/[?#]/);
  const isPage = path.startsWith("/") && !/\.[a-z0-9]+$/i.test(path);
  return isPage ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}
