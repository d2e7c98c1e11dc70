import type { Author } from "../../history/git.ts";
import { digestOf, newSecret } from "./secret.ts";

/** How long a session lasts, in milliseconds, whatever is done in it. */
export const sessionLifetime = 12 * 60 * 60_000;
/** How long the way from the editor to the preview may take, in milliseconds. */
const passLifetime = 60_000;
/** A browser has one cookie of the preview at a time; the others are of tabs that were opened at once. */
const mostPreviews = 5;

export interface Session {
  readonly author: Author;
  /** Unix time in milliseconds. */
  readonly endsAt: number;
  /** Aborted when it ends. */
  readonly ended: AbortSignal;
}

export interface Sessions {
  /** Starts a session and returns the secret of its cookie. */
  start(author: Author): string;
  of(secret: string | undefined): Session | undefined;
  end(secret: string | undefined): void;
  /**
   * Makes a pass with which a session's browser enters the preview, which is another host with cookies of its own;
   * undefined without a session.
   */
  passOf(secret: string | undefined): string | undefined;
  /** Uses a pass up and returns the secret of the preview's cookie; undefined if it is not valid. */
  enter(pass: string): string | undefined;
  ofPreview(secret: string | undefined): Session | undefined;
}

interface Kept extends Session {
  readonly end: () => void;
  readonly previews: string[];
}

/**
 * The sessions, in memory alone: a restart ends them.
 * @param now returns Unix time in milliseconds
 */
export function sessions(now: () => number): Sessions {
  const byDigest = new Map<string, Kept>();
  const byPreview = new Map<string, Kept>();
  const passes = new Map<string, { readonly session: Kept; readonly endsAt: number }>();
  const forgetOld = () => {
    for (const session of byDigest.values()) if (session.endsAt <= now()) session.end();
    for (const [digest, { endsAt }] of passes) if (endsAt <= now()) passes.delete(digest);
  };
  const found = (known: ReadonlyMap<string, Kept>, secret: string | undefined): Kept | undefined => {
    forgetOld();
    return secret === undefined ? undefined : known.get(digestOf(secret));
  };
  return {
    start(author) {
      forgetOld();
      const secret = newSecret();
      const digest = digestOf(secret);
      const ending = new AbortController();
      const session: Kept = {
        author,
        endsAt: now() + sessionLifetime,
        ended: ending.signal,
        previews: [],
        end() {
          byDigest.delete(digest);
          for (const preview of session.previews) byPreview.delete(preview);
          for (const [pass, of] of passes) if (of.session === session) passes.delete(pass);
          ending.abort();
        },
      };
      byDigest.set(digest, session);
      return secret;
    },
    of: (secret) => found(byDigest, secret),
    end: (secret) => found(byDigest, secret)?.end(),
    passOf(secret) {
      const session = found(byDigest, secret);
      if (!session) return undefined;
      const pass = newSecret();
      passes.set(digestOf(pass), { session, endsAt: now() + passLifetime });
      return pass;
    },
    enter(pass) {
      forgetOld();
      const digest = digestOf(pass);
      const session = passes.get(digest)?.session;
      passes.delete(digest);
      if (!session) return undefined;
      const secret = newSecret();
      const preview = digestOf(secret);
      byPreview.set(preview, session);
      session.previews.push(preview);
      for (const old of session.previews.splice(0, Math.max(0, session.previews.length - mostPreviews)))
        byPreview.delete(old);
      return secret;
    },
    ofPreview: (secret) => found(byPreview, secret),
  };
}
