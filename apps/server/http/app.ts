import { Registry } from "@prometheus-io/client";
import { Hono } from "hono";
import { formPagePath } from "@ttpl/contract/enquiry.ts";
import type { Redirects } from "@ttpl/contract/old-addresses.ts";
import { formPageFiller } from "../enquiries/form-page.ts";
import { type EnquiryDependencies, enquiryRoutes } from "../enquiries/routes.ts";
import type { Config } from "../config/config.ts";
import type { ActiveAlarms } from "../runtime/active-alarms.ts";
import { errorSummary } from "../runtime/error-summary.ts";
import { closeUnread } from "./middleware/close-unread.ts";
import { knownHost, ownHosts } from "./middleware/known-host.ts";
import { type LogRequest, requestLog, requestLogger } from "./middleware/request-log.ts";
import { addSecurityHeaders } from "./middleware/security-headers.ts";
import { problem } from "./problem-details.ts";
import { healthRoutes } from "./health.ts";
import { metricsRoutes } from "./metrics.ts";
import { type StaticResponder, staticResponder } from "../static-site/static-response.ts";
import { type Listener, siteListener } from "../static-site/listener.ts";
import { siteRoutes } from "../static-site/routes.ts";
import type { SiteFiles } from "../static-site/site-files.ts";
import type { WatchedStore } from "../store/watched-store.ts";
import type { Mailer } from "../delivery/delivery.ts";

export interface AppDependencies extends Omit<EnquiryDependencies, "formPage" | "registry" | "bodiesEnd"> {
  readonly store: WatchedStore;
  readonly alarms: Pick<ActiveAlarms, "active">;
  readonly mailer: Pick<Mailer, "enquiryStored" | "trouble">;
  readonly config: EnquiryDependencies["config"] & Pick<Config, "hosts"> & Partial<Pick<Config, "metricsToken">>;
  /** Aborted when the server stops waiting for bodies; never if undefined. */
  readonly bodiesEnd?: AbortSignal | undefined;
  /** The counters of this process, for /metrics; a new registry if undefined. */
  readonly registry?: Registry | undefined;
  /** The built site; if undefined, only the enquiry endpoint is served. */
  readonly siteFiles?: SiteFiles | undefined;
  /** Redirects from former paths of the site's pages. */
  readonly redirects?: Redirects | undefined;
}

/** The request handlers. `site` is tried first and handles only the site's files; `app` handles every request. */
export interface Handlers {
  readonly app: Hono;
  /** Undefined if no site is served. */
  readonly site: Listener | undefined;
  /** Serves another release of the site, from the next request on. */
  readonly serve: (files: SiteFiles, redirects?: Redirects) => void;
}

/** What is derived from a release once, for all requests. */
function prepared(files: SiteFiles, redirects?: Redirects) {
  const formFile = files.get(formPagePath);
  return {
    answers: staticResponder(files, redirects),
    formPage: formFile && { fill: formPageFiller(formFile.plain.bytes.toString("utf8")), policy: formFile.policy },
  };
}

/** Creates the request handlers. They need no port: tests can call `app.request()`. */
export function createHandlers({ siteFiles, redirects, ...dependencies }: AppDependencies): Handlers {
  const { registry = new Registry(), bodiesEnd = new AbortController().signal, mailer, config } = dependencies;
  const log: LogRequest = requestLogger(dependencies.log);
  const isOwnHost = ownHosts(config.hosts);
  let served = prepared(siteFiles ?? new Map(), redirects);
  const answers: StaticResponder | undefined = siteFiles && ((request) => served.answers(request));
  const app = new Hono();
  app.use(closeUnread(), requestLog(log), addSecurityHeaders());
  // Before the check of the host name: a balancer asks by address or by the name of a container.
  app.route("/", healthRoutes({ ...dependencies, trouble: mailer.trouble }));
  app.use(knownHost(isOwnHost));
  app.route("/", metricsRoutes({ ...dependencies, registry, trouble: mailer.trouble, token: config.metricsToken }));
  app.route("/", enquiryRoutes({ ...dependencies, registry, bodiesEnd, formPage: () => served.formPage }));
  app.all("/api/*", (c) => problem(c, 404, "There is no such endpoint."));
  if (answers) app.route("/", siteRoutes(answers));
  app.notFound((c) => problem(c, 404, "This server serves only the enquiry endpoint."));
  app.onError((error, c) => {
    dependencies.log.error({ error: errorSummary(error) }, "request failed");
    return problem(c, 500, "The server could not answer this request.");
  });
  return {
    app,
    site: answers && siteListener({ answers, isOwnHost, log }),
    serve: (files, newRedirects) => (served = prepared(files, newRedirects)),
  };
}
