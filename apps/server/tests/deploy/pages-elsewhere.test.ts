import { expect, test } from "vitest";
import { enquiryPath, sentAddress } from "@ttpl/contract/enquiry.ts";
import { securityHeaders } from "../../http/middleware/security-headers.ts";
import { exampleEnquiry } from "../example-enquiry.ts";
import { temporaryFolder } from "@ttpl/testing/for-one-test.ts";
import { startServer } from "../for-one-test.ts";
import { behindProxy, startCaddy } from "./caddy.ts";
import { homePage, scriptPath, smallSite } from "./small-site.ts";

const asForm = (fields: Record<string, string>) => String(new URLSearchParams(fields));

async function pagesElsewhere(serverSettings: (PAGES: string) => Record<string, string>) {
  const PAGES = await smallSite();
  const server = await startServer({ ...behindProxy, DATA_DIR: await temporaryFolder(), ...serverSettings(PAGES) });
  const proxy = await startCaddy("pages.Caddyfile", { PAGES, SERVERS: new URL(server.url).host });
  const post = (body: string, type = "x-www-form-urlencoded", Origin = proxy.origin) => {
    const headers = { "Content-Type": `application/${type}`, Origin };
    return proxy.ask({ method: "POST", path: `${enquiryPath}?code=key`, headers, body });
  };
  return { server, proxy, post };
}

test("Caddy serves the pages from files with the server's headers", async () => {
  const { server, proxy } = await pagesElsewhere(() => ({ SITE_DIR: "none" }));
  const home = await proxy.ask({ path: "/" });
  expect([home.body.toString(), home.headers["cache-control"]]).toEqual([homePage, "public, max-age=30"]);
  const { "Content-Security-Policy": _policy, ...common } = securityHeaders;
  for (const [name, value] of Object.entries(common))
    expect([name, home.headers[name.toLowerCase()]]).toEqual([name, value]);
  expect((await proxy.ask({ path: "/about" })).body.toString()).toContain("<title>About</title>");
  expect((await proxy.ask({ path: scriptPath })).headers["cache-control"]).toContain("immutable");
  const missing = await proxy.ask({ path: "/none" });
  expect([missing.status, missing.body.toString()]).toEqual([404, expect.stringContaining("<title>Not found</title>")]);
  expect(server.output()).not.toContain('"path":"/');
});

test("enquiries reach the endpoint on the same origin, and an invalid form post gets problem details", async () => {
  const { post } = await pagesElsewhere(() => ({ SITE_DIR: "none" }));
  expect((await post(JSON.stringify(exampleEnquiry), "json")).status).toBe(202);
  expect((await post(JSON.stringify(exampleEnquiry), "json", "https://other.example")).status).toBe(403);
  const sent = await post(asForm(exampleEnquiry));
  expect([sent.status, sent.headers.location]).toEqual([303, sentAddress]);
  const faulty = await post(asForm({ ...exampleEnquiry, Name: "" }));
  expect([faulty.status, faulty.headers["content-type"]]).toEqual([422, "application/problem+json"]);
});

test("with a copy of the pages, the endpoint answers an invalid form post with the form page", async () => {
  const { post } = await pagesElsewhere((PAGES) => ({ SITE_DIR: PAGES }));
  const faulty = await post(asForm({ ...exampleEnquiry, Name: "" }));
  expect([faulty.status, faulty.headers["content-type"]]).toEqual([422, expect.stringContaining("text/html")]);
  expect(faulty.body.toString()).toContain(`value="${exampleEnquiry.City}"`);
});
