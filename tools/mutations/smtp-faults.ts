import type { Fault } from "./fault.ts";

/** In the dialogue with the mail server. */
export const smtpFaults: readonly Fault[] = [
  {
    name: "A connection lost after the email's end counts as a plain failure.",
    file: "apps/server/delivery/smtp.ts",
    find: "uncertain: ended",
    replace: "uncertain: false",
    test: "apps/server/tests/delivery.test.ts",
  },
  {
    name: "Encryption is not required when a password is sent.",
    file: "apps/server/config/smtp-url.ts",
    find: 'return hasPassword ? "required" : "if-offered";',
    replace: 'return "if-offered";',
    test: "apps/server/tests/smtp-url.test.ts",
  },
  {
    name: "A stage of the dialogue has no time limit.",
    file: "apps/server/delivery/smtp-session.ts",
    find: "stageTimer = setTimeout(",
    replace: "if (limits.stage < 0) stageTimer = setTimeout(",
    test: "apps/server/tests/smtp-failures.test.ts",
  },
  {
    name: "Contradictory lines after the email's end count as acceptance.",
    file: "apps/server/delivery/smtp.ts",
    find: "return codes.size === 1 && code !== undefined",
    replace: "return code !== undefined",
    test: "apps/server/tests/smtp-failures.test.ts",
  },
  {
    name: "The log shows what a mail server repeats of the visitor's words.",
    file: "apps/server/delivery/smtp-failure.ts",
    find: '.replaceAll(text.replaceAll(/\\s+/g, " "), "…")',
    replace: "",
    test: "apps/server/tests/smtp-failures.test.ts",
  },
  {
    name: "An email that waits for its turn at the final dot is blamed on the mail server.",
    file: "apps/server/delivery/smtp.ts",
    find: "session.hold();",
    replace: "",
    test: "apps/server/tests/healed-mail-server.test.ts",
  },
  {
    name: "Our own address, rejected only at the final dot, parks the email.",
    file: "apps/server/delivery/rejection.ts",
    find: "codesAboutUs.has(code) || ",
    replace: "",
    test: "apps/server/tests/next-step.test.ts",
  },
];
