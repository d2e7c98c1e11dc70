import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, copyFile, mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { findPostfix } from "@ttpl/install/find-postfix.mjs";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";

const run = (program: string, args: readonly string[]) => promisify(execFile)(program, args, { timeout: 60_000 });

/** Why Postfix cannot be started here; undefined if it can. */
export const noPostfix = ((): string | undefined => {
  if (process.getuid?.() !== 0) return "only root can start Postfix";
  return findPostfix() ? undefined : "Debian's Postfix is not installed; npm test installs it";
})();

/** The mail server's name, which is also in its certificate. */
export const postfixName = "mail.example.com";

export interface Postfix {
  readonly port: number;
  /** The file of the certificate, which nobody has signed. */
  readonly certificate: string;
  readonly log: () => Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function createCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const [certificate, key] = [join(folder, "certificate.pem"), join(folder, "key.pem")];
  // As make-ssl-cert does it, whose certificate an image may lack, and whose name depends on the machine.
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${postfixName}`];
  const extensions = ["basicConstraints=CA:FALSE", `subjectAltName=DNS:${postfixName}`];
  const added = extensions.flatMap((extension) => ["-addext", extension]);
  await run("openssl", [...request, ...added, "-keyout", key, "-out", certificate]);
  return { certificate, key };
}

/** The settings that Debian's package adds when it is installed: its postinst script, "Internet Site". */
const setAtInstallation = {
  smtpd_relay_restrictions: "permit_mynetworks permit_sasl_authenticated defer_unauth_destination",
  myhostname: postfixName,
  mydestination: "$myhostname, localhost",
  mynetworks: "127.0.0.0/8 [::ffff:127.0.0.0]/104 [::1]/128",
  mailbox_size_limit: "0",
  recipient_delimiter: "+",
};

/**
 * Starts Debian's Postfix as installed, in a folder of its own, on a port of localhost; it relays to the mail server at
 * `sink`. Ends with the current test.
 * @param changes settings of main.cf that differ from those as installed
 */
export async function startPostfix(sink: { port: number }, changes: Record<string, string> = {}): Promise<Postfix> {
  const folder = await temporaryFolder();
  const [config, data] = [join(folder, "config"), join(folder, "data")];
  const inFolder = ["-c", config];
  await Promise.all([config, data, join(folder, "queue")].map((path) => mkdir(path)));
  // Postfix's processes run as its own user.
  await chmod(folder, 0o755);
  const { uid, gid } = await stat("/var/lib/postfix");
  await chown(data, uid, gid);

  const port = await freePort();
  const { certificate, key } = await createCertificate(folder);
  const [main, tls, services] = await Promise.all(
    ["main.cf.debian", "main.cf.tls", "master.cf.dist"].map((name) => readFile(`/usr/share/postfix/${name}`, "utf8")),
  );
  await writeFile(join(config, "main.cf"), `${main}${tls}`);
  await writeFile(join(config, "master.cf"), services!.replace(/^smtp +inet/m, `127.0.0.1:${port} inet`));
  await copyFile("/etc/postfix/dynamicmaps.cf", join(config, "dynamicmaps.cf"));
  const aliases = join(folder, "aliases");
  const settings = {
    ...setAtInstallation,
    alias_maps: `hash:${aliases}`,
    smtpd_tls_cert_file: certificate,
    smtpd_tls_key_file: key,
    inet_interfaces: "127.0.0.1",
    queue_directory: join(folder, "queue"),
    data_directory: data,
    // A container has no system log.
    maillog_file: join(folder, "mail.log"),
    maillog_file_prefixes: folder,
    relayhost: `[127.0.0.1]:${sink.port}`,
    ...changes,
  };
  await run("/usr/sbin/postconf", [
    ...inFolder,
    "-e",
    ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
  ]);
  await writeFile(aliases, "postmaster: root\n");
  await run("/usr/sbin/postalias", [...inFolder, `hash:${aliases}`]);

  let running = false;
  const log = () => readFile(settings.maillog_file, "utf8");
  const postfix: Postfix = {
    port,
    certificate,
    log,
    async start() {
      running = true;
      await run("/usr/sbin/postfix", [...inFolder, "start"]).catch(async (error: unknown) => {
        throw new Error(await log().catch(() => "Postfix did not start"), { cause: error });
      });
    },
    async stop() {
      if (running) await run("/usr/sbin/postfix", [...inFolder, "stop"]);
      running = false;
    },
  };
  onTestFinished(() => postfix.stop());
  await postfix.start();
  return postfix;
}
