import type { Context } from "hono";
import { type Author, knownAuthor } from "../history/git.ts";

/** Who has signed in; undefined on the owner's own machine, where nobody does. */
export const signedIn = (c: Context): Author | undefined => (c.env as { author?: Author } | undefined)?.author;

/** Who has signed in, or else the author whom git knows. */
export const authorOf = (c: Context, root: string): Author => signedIn(c) ?? knownAuthor(root);
