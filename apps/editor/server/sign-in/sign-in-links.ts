import type { Author } from "../../history/git.ts";
import { digestOf, newSecret } from "./secret.ts";

/** How long a link may be used, in milliseconds. */
export const linkLifetime = 10 * 60_000;

/** Links of one address that wait to be used. A further one ends the oldest. */
export const mostLinks = 5;

interface Link {
  readonly author: Author;
  /** The digest of the cookie of the browser that has asked for it. */
  readonly browser: string;
  readonly endsAt: number;
}

export interface SignInLinks {
  /** Makes a link's token for a browser, which is known by the secret in its cookie. */
  make(author: Author, browser: string): string;
  /** Uses a token up and returns whose it is; from another browser than the one that asked, nothing is used up. */
  use(token: string, browser: string | undefined): Author | "other browser" | "unknown";
}

/**
 * The links that wait to be used, in memory alone: a restart ends them.
 * @param now returns Unix time in milliseconds
 */
export function signInLinks(now: () => number): SignInLinks {
  const links = new Map<string, Link>();
  const forgetOld = () => {
    for (const [digest, { endsAt }] of links) if (endsAt <= now()) links.delete(digest);
  };
  return {
    make(author, browser) {
      forgetOld();
      const waiting = [...links].filter(([, link]) => link.author.email === author.email);
      for (const [digest] of waiting.slice(0, Math.max(0, waiting.length + 1 - mostLinks))) links.delete(digest);
      const token = newSecret();
      links.set(digestOf(token), { author, browser: digestOf(browser), endsAt: now() + linkLifetime });
      return token;
    },
    use(token, browser) {
      forgetOld();
      const digest = digestOf(token);
      const link = links.get(digest);
      if (!link) return "unknown";
      if (browser === undefined || digestOf(browser) !== link.browser) return "other browser";
      links.delete(digest);
      return link.author;
    },
  };
}
