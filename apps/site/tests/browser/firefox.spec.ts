import { plainFirefox } from "@ttpl/testing/browsers/firefox.ts";
import { recordingProxy } from "@ttpl/testing/browsers/recording-proxy.ts";
import { pause, type PlainBrowser, type Tab } from "@ttpl/testing/browsers/tab.ts";
import { projectExplorer } from "@ttpl/content/derive/project-facets.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { type Enquiry, enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { expectMail } from "./arrived-mail.ts";
import { newEnquiry, sentAlert } from "./enquiry-form.ts";
import { clickOn, pointAt } from "./plain-tab.ts";
import { templatePaths } from "../spec-pages.ts";
import { expect, test } from "./site-test.ts";
import { browserEnvironment } from "@ttpl/testing/run-date.ts";

// Playwright's driver for an unmodified Firefox calls a command that Firefox ESR does not have yet
// (emulation.setMediaFeaturesOverride), so these tests use WebDriver BiDi directly.

/** Runs first in each document: records errors, and records alerts instead of opening them. */
const probe = `
  globalThis.reported = [];
  globalThis.alerts = [];
  addEventListener("error", ({ message, target }) => reported.push("error: " + (message ?? target.src)), true);
  addEventListener("unhandledrejection", ({ reason }) => reported.push("rejection: " + reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => reported.push("policy: " + violatedDirective));
  const { error } = console;
  console.error = (...words) => { reported.push(words.join(" ")); error(...words); };
  globalThis.alert = (words) => alerts.push(words);
`;

const missingFirefox = "No Firefox was found on this machine: install firefox-esr.";

// In one worker, and so in one browser: starting it takes longer than most of the tests.
test.describe.configure({ mode: "default" });

let browser: PlainBrowser | undefined;
let tab: Tab;
test.beforeAll(async () => {
  // A busy machine may take long to start it.
  test.setTimeout(120_000);
  browser = await plainFirefox(browserEnvironment);
});
test.afterAll(() => browser?.close());
test.beforeEach(async () => {
  // `npm test` installs Firefox where it can; elsewhere only a CI run, which decides on a release, requires it.
  test.skip(!browser && !process.env["CI"], missingFirefox);
  expect(browser, missingFirefox).toBeDefined();
  if (browser) tab = await browser.open(probe);
});
test.afterEach(async () => {
  if (!browser) return;
  expect(await tab.evaluate("reported")).toEqual([]);
  await tab.close();
});

const pageSummary = `[document.querySelectorAll("h1").length, document.querySelector("main").innerText.length > 100,
  [...document.images].filter((one) => one.complete && one.src && one.naturalWidth === 0).length]`;

test("Firefox renders a page of each template, and clicks change the theme and the page", async ({ site }) => {
  expect(templatePaths.length).toBeGreaterThanOrEqual(10);
  for (const path of templatePaths) {
    await tab.goTo(site.url + path);
    await expect.poll(() => tab.evaluate("document.readyState"), path).toBe("complete");
    expect(await tab.evaluate(pageSummary), path).toEqual([1, true, 0]);
    expect(await tab.evaluate("reported"), path).toEqual([]);
  }
  await clickOn(tab, "button[aria-pressed]");
  expect(await tab.evaluate("document.documentElement.dataset.theme")).toBe("dark");
  await clickOn(tab, "nav a[href='/careers']");
  await expect.poll(() => tab.evaluate("location.pathname")).toBe("/careers");
  expect(await tab.evaluate("document.documentElement.dataset.theme")).toBe("dark");
});

test("Firefox requests a hovered and then clicked link once if its document has arrived", async ({ site }) => {
  const proxy = await recordingProxy(site.url);
  const requestsOf = (path: string) => proxy.passed.filter((one) => one.path === path);
  await tab.goTo(`${proxy.origin}/`);
  await expect.poll(() => tab.evaluate("document.readyState")).toBe("complete");
  await pointAt(tab, "nav a[href='/about']");
  await expect.poll(() => requestsOf("/about").length).toBe(1);
  await pause(500);
  await clickOn(tab, "nav a[href='/about']");
  await expect.poll(() => tab.evaluate("location.pathname")).toBe("/about");
  await expect.poll(() => tab.evaluate("document.readyState")).toBe("complete");
  expect(requestsOf("/about").length).toBe(1);
  expect(await tab.evaluate("reported")).toEqual([]);
  // Pictures that are still on their way would fail when the proxy is closed.
  await tab.goTo("about:blank");
  proxy.stop();
});

test("Firefox, which keeps pages, shows the choice of an earlier entry of the history", async ({ site }) => {
  const [a, b] = projectExplorer(readContent()).facets.map(({ name, values: [value] }) => ({
    name,
    id: value?.id ?? "",
    count: value?.count,
  }));
  const chosen = `({
    search: location.search,
    boxes: [...document.querySelectorAll("[data-explorer] :checked")].map(({ value }) => value),
    rows: [...document.querySelectorAll("[data-values]")].filter((row) => row.checkVisibility()).length,
  })`;
  const first = { search: `?${a!.name}=${a!.id}`, boxes: [a!.id], rows: a!.count };
  await tab.goTo(`${site.url}/experience`);
  await clickOn(tab, `[data-explorer] [value="${a!.id}"]`);
  await expect.poll(() => tab.evaluate(chosen)).toEqual(first);
  await clickOn(tab, `[data-explorer] [value="${b!.id}"]`);
  await expect.poll(() => tab.evaluate("location.search")).toBe(`${first.search}&${b!.name}=${b!.id}`);
  await clickOn(tab, "footer a[href='/careers']");
  await expect.poll(() => tab.evaluate("location.pathname")).toBe("/careers");
  await tab.evaluate("history.go(-2)");
  await expect.poll(() => tab.evaluate("location.search")).toBe(first.search);
  await expect.poll(() => tab.evaluate(chosen)).toEqual(first);
});

test("Firefox does not scroll a page when the typeface arrives", async ({ site }) => {
  for (const path of templatePaths) {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const proxy = await recordingProxy(site.url, { hold: (asked) => (asked.endsWith(".woff2") ? arrival : undefined) });
    await tab.goTo(proxy.origin + path);
    // Less than the banner's height: the banner is what a browser keeps in its place.
    await tab.evaluate("scrollTo({ top: 100, behavior: 'instant' })");
    await expect.poll(() => tab.evaluate("[scrollY, document.fonts.status]"), path).toEqual([100, "loading"]);
    arrive();
    await expect.poll(() => tab.evaluate("document.fonts.status"), path).toBe("loaded");
    await pause(100);
    expect(await tab.evaluate("scrollY"), path).toBe(100);
    await tab.goTo("about:blank");
    proxy.stop();
  }
});

test("Firefox opens a picture and closes it again", async ({ site }) => {
  await tab.goTo(`${site.url}/showcase`);
  await clickOn(tab, "main a[data-item]");
  await expect.poll(() => tab.evaluate("document.querySelectorAll('[role=dialog] img').length > 0")).toBe(true);
  expect(await tab.evaluate("new URLSearchParams(location.search).get('item')")).toBeTruthy();
  await clickOn(tab, `[role=dialog] button[aria-label="${readContent().layoutWords.pictures.close}"]`);
  await expect.poll(() => tab.evaluate("document.querySelector('[role=dialog]') === null")).toBe(true);
});

test("Firefox sends an enquiry", async ({ site }) => {
  const enquiry: Enquiry = newEnquiry();
  await tab.goTo(`${site.url}/contact`);
  for (const name of enquiryFieldNames)
    await tab.evaluate(`document.forms[0].elements[${JSON.stringify(name)}].value = ${JSON.stringify(enquiry[name])}`);
  await clickOn(tab, "form button[type=submit]");
  await expectMail(site.mails, enquiry);
  await expect.poll(() => tab.evaluate("alerts")).toEqual([sentAlert]);
});
