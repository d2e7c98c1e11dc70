import type { Fault } from "./fault.ts";

/** What is seen from outside, and requests that no handler sees. */
export const monitoringFaults: readonly Fault[] = [
  {
    name: "Anyone can read the metrics through a proxy on this machine.",
    file: "apps/server/http/metrics-access.ts",
    find: "address !== undefined && forwarded === undefined && ",
    replace: "address !== undefined && ",
    test: "apps/server/tests/metrics-access.test.ts",
  },
  {
    name: "Any token reads the metrics.",
    file: "apps/server/http/metrics-access.ts",
    find: 'timingSafeEqual(digest(given), digest(`Bearer ${token}`)) ? "allowed" : "wrong token"',
    replace: 'given.startsWith("Bearer ") ? "allowed" : "wrong token"',
    test: "apps/server/tests/metrics-access.test.ts",
  },
  {
    name: "The heartbeat goes on while something is wrong.",
    file: "apps/server/jobs/heartbeat.ts",
    find: "!(await isWell()) || stopping",
    replace: "stopping",
    test: "apps/server/tests/heartbeat.test.ts",
  },
  {
    name: "Two Host headers are accepted.",
    file: "apps/server/http/refuse-early.ts",
    find: "hostCount(request) > 1",
    replace: "hostCount(request) > 2",
    test: "apps/server/tests/refused-requests.test.ts",
  },
  {
    name: "A malformed request is answered without the security headers.",
    file: "apps/server/http/malformed-request.ts",
    find: 'headers: { Connection: "close", ...securityHeaders },',
    replace: 'headers: { Connection: "close" },',
    test: "apps/server/tests/refused-requests.test.ts",
  },
  {
    name: "Files of the database that others may read are left as they are.",
    file: "apps/server/store/file-permissions.ts",
    find: "chmodSync(file, 0o600);",
    replace: "",
    test: "apps/server/tests/users-and-modes.test.ts",
  },
  {
    name: "Lost files that were restored are told of for a second.",
    file: "apps/server/jobs/store-watch.ts",
    find: "60 * 60 * 1000",
    replace: "0",
    test: "apps/server/tests/lost-files.test.ts",
  },
  {
    name: "That the database could not be saved is told for good.",
    file: "apps/server/jobs/store-watch.ts",
    find: "unsaved();",
    replace: "",
    test: "apps/server/tests/lost-files.test.ts",
  },
  {
    name: "A store that fails does not tell why.",
    file: "apps/server/http/health.ts",
    find: ", error: cannotStore.details.reason",
    replace: "",
    test: "apps/server/tests/readiness.test.ts",
  },
];
