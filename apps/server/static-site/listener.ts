import type { IncomingMessage, ServerResponse } from "node:http";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { healthPaths } from "../http/health.ts";
import type { LogRequest } from "../http/middleware/request-log.ts";
import type { StaticResponder } from "./static-response.ts";

/** Answers a request, or returns false to pass it on to the app. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => boolean;

interface ListenerDependencies {
  readonly answers: StaticResponder;
  /** Whether a Host header names this server. */
  readonly isOwnHost: (host: string) => boolean;
  readonly log: LogRequest;
}

const endpoints = enquiryPath.slice(0, enquiryPath.indexOf("/", 1) + 1);
const monitoring = new Set<string>([...Object.values(healthPaths), "/metrics"]);

/**
 * Answers requests for the site's files before they reach the app, whose cost per request is several times higher (see
 * docs/decisions/0014-static-answers.md). All requests other than GET and HEAD for files are left to the app.
 */
export function siteListener({ answers, isOwnHost, log }: ListenerDependencies): Listener {
  return (request, response) => {
    const { method = "", url: target = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    if (!target.startsWith("/") || target.startsWith(endpoints)) return false;
    if (headers.host === undefined || !isOwnHost(headers.host)) return false;
    const queryAt = target.indexOf("?");
    const path = queryAt < 0 ? target : target.slice(0, queryAt);
    if (monitoring.has(path)) return false;

    const start = performance.now();
    const { status, headers: fields, body } = answers({ method, target, headers });
    response.writeHead(status, fields);
    response.end(method === "HEAD" ? undefined : body);
    log(method, path, status, start);
    return true;
  };
}
