import { spawn, type ChildProcess } from "node:child_process";
import { packageProgram } from "./install/package-program.mjs";
import { portsOf } from "./install/ports.mjs";

// npm run dev: the pages with hot reload on PORT (3000), which proxy the enquiry endpoint. The endpoint is a separate
// process that restarts whenever its code changes.
const [port, endpointPort] = portsOf("dev").map((address) => String(address.port));

// Tells of errors and of what is open before publishing; the pages are served all the same.
spawn(process.execPath, ["tools/check-content.ts"], { stdio: "inherit" });
const endpoint = spawn(process.execPath, ["--watch", "--watch-preserve-output", "apps/server/start.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: endpointPort, SITE_DIR: "none" },
});
const [node, vite] = packageProgram(process.cwd(), "vite", "vite");
const pages = spawn(node, [vite, "--config", "apps/site/vite.config.ts", "--port", String(port), "--strictPort"], {
  stdio: "inherit",
  // One from outside, such as "production", would take React's development build away from pages that are made for it.
  env: { ...process.env, NODE_ENV: "development", ENDPOINT: `http://localhost:${endpointPort}` },
});

const stopBoth = () => {
  for (const child of [endpoint, pages]) child.kill("SIGTERM");
};
const stopWith = (child: ChildProcess) =>
  child.on("exit", (code) => {
    process.exitCode ??= code ?? 0;
    stopBoth();
  });
stopWith(endpoint);
stopWith(pages);
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stopBoth);
