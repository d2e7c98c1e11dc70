import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";

/** The values of a systemd unit's Environment= lines, which may quote an assignment and contain several. */
function environmentOf(unit: string): Record<string, string> {
  const lines = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line]) => line!);
  const assignments = lines.flatMap((line) => [...line.matchAll(/"(\w+)=([^"]*)"|(\w+)=(\S*)/g)]);
  return Object.fromEntries(
    assignments.map(([, quotedName, quoted, name, plain]) => [quotedName ?? name, quoted ?? plain]),
  );
}

/** The set-up with several servers, as the files in apps/server/deploy/ have it. */
export function replicasSetup() {
  const file = readFileSync(resolve("apps/server/deploy/caddy-replicas.conf"), "utf8");
  const { SITE_HOST: _host, BARE_HOST: _bare, TLS: _tls, SERVERS, ...caddy } = environmentOf(file);
  return {
    /** Caddy's settings for any number of servers, under any host name. */
    caddy,
    /** Their addresses. */
    servers: SERVERS?.split(" ") ?? [],
    /** The settings that each server gets in addition. */
    settings: parseEnv(readFileSync(resolve("apps/server/deploy/replicas.env"), "utf8")),
  };
}
