import type { Fault } from "./fault.ts";

/** In the dialogue with the mail server. */
export const smtpFaults: readonly Fault[] = [
  {
    name: "A connection lost after the email's end counts as a plain failure.",
    file: "server/delivery/smtp.ts",
    find: "uncertain: ended",
    replace: "uncertain: false",
    test: "tests/server/delivery.test.ts",
  },
  {
    name: "Encryption is not required when a password is sent.",
    file: "server/config/smtp-url.ts",
    find: 'return hasPassword ? "required" : "if-offered";',
    replace: 'return "if-offered";',
    test: "tests/server/smtp-url.test.ts",
  },
  {
    name: "A stage of the dialogue has no time limit.",
    file: "server/delivery/smtp-session.ts",
    find: "stageTimer = setTimeout(",
    replace: "if (limits.stage < 0) stageTimer = setTimeout(",
    test: "tests/server/smtp-failures.test.ts",
  },
  {
    name: "Contradictory lines after the email's end count as acceptance.",
    file: "server/delivery/smtp.ts",
    find: "return codes.size === 1 && code !== undefined",
    replace: "return code !== undefined",
    test: "tests/server/smtp-failures.test.ts",
  },
  {
    name: "The log shows what a mail server repeats of the visitor's words.",
    file: "server/delivery/smtp-failure.ts",
    find: '.replaceAll(text.replaceAll(/\\s+/g, " "), "…")',
    replace: "",
    test: "tests/server/smtp-failures.test.ts",
  },
  {
    name: "An email that waits for its turn at the final dot is blamed on the mail server.",
    file: "server/delivery/smtp.ts",
    find: "session.hold();",
    replace: "",
    test: "tests/server/healed-mail-server.test.ts",
  },
  {
    name: "Our own address, rejected only at the final dot, parks the email.",
    file: "server/delivery/rejection.ts",
    find: "codesAboutUs.has(code) || ",
    replace: "",
    test: "tests/server/next-step.test.ts",
  },
];
