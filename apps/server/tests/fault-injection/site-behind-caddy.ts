import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { caddyProcess } from "../deploy/caddy-process.ts";
import { askSite, type Sent, siteHost } from "../deploy/site-request.ts";
import { type Answer, answerOf, type NewPost, patience, requestOf } from "./post.ts";
import type { Run } from "./row.ts";
import { waitUntil } from "./wait-until.ts";

/** Caddy in front of servers. */
export interface SiteBehindCaddy {
  /** Sends an enquiry over TLS; never throws. */
  post(one: NewPost): Promise<Answer>;
  /**
   * Starts a visitor who reads continuously.
   * @returns a function that ends it and resolves with the statuses of failed reads
   */
  startReader(): () => Promise<(number | "no answer")[]>;
}

/**
 * Starts Caddy with apps/server/deploy/Caddyfile and these settings, and waits until it responds over TLS.
 * @throws if it does not
 */
export async function siteBehindCaddy(settings: Record<string, string>, run: Run): Promise<SiteBehindCaddy> {
  const caddy = await caddyProcess("Caddyfile", { ...settings, SITE_HOST: siteHost });
  run.defer(() => caddy[Symbol.asyncDispose]());
  let authority = Buffer.alloc(0);
  const ask = (sent: Sent) => askSite(caddy.port, { ...sent, signal: AbortSignal.timeout(patience) }, authority);
  const responds = async (): Promise<boolean> => {
    try {
      authority = await readFile(caddy.authority);
      await ask({ path: "/" });
      return true;
    } catch {
      return false;
    }
  };
  if (!(await waitUntil(responds, 20))) throw new Error(`Caddy does not respond: ${caddy.log()}`);
  return {
    async post(one) {
      try {
        const { status, body } = await ask(requestOf(one));
        return status === 202 ? answerOf(status, JSON.parse(body.toString()) as { id?: string }) : { status };
      } catch {
        return { status: "no answer" };
      }
    },
    startReader() {
      const leaving = new AbortController();
      const failed: (number | "no answer")[] = [];
      const reading = (async () => {
        while (!leaving.signal.aborted) {
          const status = await ask({ path: enquiryPath }).then(
            (answer) => answer.status,
            () => "no answer" as const,
          );
          // 405 is the endpoint's response to GET, so the request has reached a server.
          if (status !== 405) failed.push(status);
          await sleep(50);
        }
      })();
      return async () => {
        leaving.abort();
        await reading;
        return failed;
      };
    },
  };
}
