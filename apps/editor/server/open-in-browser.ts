import { spawn } from "node:child_process";

const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the browser of whoever is at this machine. Without one, nothing happens. */
export function openInBrowser(address: string): void {
  const [program, ...args] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...args, address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
}
