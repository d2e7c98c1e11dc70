import type { Fault } from "./fault.ts";

/** What is seen from outside, and requests that no handler sees. */
export const monitoringFaults: readonly Fault[] = [
  {
    name: "Anyone can read the metrics through a proxy on this machine.",
    file: "server/http/metrics-access.ts",
    find: "address !== undefined && forwarded === undefined && ",
    replace: "address !== undefined && ",
    test: "tests/server/metrics-access.test.ts",
  },
  {
    name: "Any token reads the metrics.",
    file: "server/http/metrics-access.ts",
    find: 'timingSafeEqual(digest(given), digest(`Bearer ${token}`)) ? "allowed" : "wrong token"',
    replace: 'given.startsWith("Bearer ") ? "allowed" : "wrong token"',
    test: "tests/server/metrics-access.test.ts",
  },
  {
    name: "The heartbeat goes on while something is wrong.",
    file: "server/jobs/heartbeat.ts",
    find: "!(await isWell()) || stopping",
    replace: "stopping",
    test: "tests/server/heartbeat.test.ts",
  },
  {
    name: "Two Host headers are accepted.",
    file: "server/http/refuse-early.ts",
    find: "hostCount(request) > 1",
    replace: "hostCount(request) > 2",
    test: "tests/server/refused-requests.test.ts",
  },
  {
    name: "A malformed request is answered without the security headers.",
    file: "server/http/malformed-request.ts",
    find: 'headers: { Connection: "close", ...securityHeaders },',
    replace: 'headers: { Connection: "close" },',
    test: "tests/server/refused-requests.test.ts",
  },
  {
    name: "Files of the database that others may read are left as they are.",
    file: "server/store/file-permissions.ts",
    find: "chmodSync(file, 0o600);",
    replace: "",
    test: "tests/server/users-and-modes.test.ts",
  },
  {
    name: "Lost files that were restored are told of for a second.",
    file: "server/jobs/store-watch.ts",
    find: "60 * 60 * 1000",
    replace: "0",
    test: "tests/server/lost-files.test.ts",
  },
  {
    name: "That the database could not be saved is told for good.",
    file: "server/jobs/store-watch.ts",
    find: "unsaved();",
    replace: "",
    test: "tests/server/lost-files.test.ts",
  },
  {
    name: "A store that fails does not tell why.",
    file: "server/http/health.ts",
    find: ", error: cannotStore.details.reason",
    replace: "",
    test: "tests/server/readiness.test.ts",
  },
];
