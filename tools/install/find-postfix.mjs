import { existsSync } from "node:fs";
import { isProgram } from "./program-files.mjs";

/** Debian's settings as installed: its package makes /etc/postfix/main.cf of the first two. */
const debianSettings = ["main.cf.debian", "main.cf.tls", "master.cf.dist"].map((name) => `/usr/share/postfix/${name}`);

/** Finds Debian's Postfix with its default settings. */
export const findPostfix = () =>
  isProgram("/usr/sbin/postfix") && debianSettings.every((path) => existsSync(path)) ? "/usr/sbin/postfix" : undefined;

/** Whether installing Postfix would remove another mail server, or start one that was set up before. */
export const hasMailServer = () => existsSync("/usr/sbin/sendmail") || existsSync("/etc/postfix/main.cf");
