import { plainChromium } from "@ttpl/testing/browsers/chromium.ts";
import { plainFirefox } from "@ttpl/testing/browsers/firefox.ts";
import { pause, type PlainBrowser, type Tab } from "@ttpl/testing/browsers/tab.ts";
import { recordingProxy } from "@ttpl/testing/browsers/recording-proxy.ts";
import { browserEnvironment } from "@ttpl/testing/run-date.ts";
import { clickOn, pointAt } from "./plain-tab.ts";
import { expect, test } from "./site-test.ts";

// The browsers without speculation rules, in which a script fetches what the pointer is on. Playwright's driver holds
// requests itself, and has no Firefox ESR.

// In one worker, and so in one browser of each kind: starting it takes longer than most of the tests.
test.describe.configure({ mode: "default" });

/** Makes Chromium look like a browser without speculation rules. */
const withoutRules = `HTMLScriptElement.supports = (type) => type !== "speculationrules";`;

const browsers: Readonly<Record<string, () => Promise<PlainBrowser | undefined>>> = {
  Firefox: () => plainFirefox(browserEnvironment),
  "Chromium without speculation rules": () => plainChromium(browserEnvironment),
};

const hovered = "/careers";
const never = new Promise<void>(() => undefined);

for (const [name, launch] of Object.entries(browsers)) {
  test.describe(name, () => {
    let browser: PlainBrowser | undefined;
    let tab: Tab;
    test.beforeAll(async () => {
      // A busy machine may take long to start it.
      test.setTimeout(120_000);
      browser = await launch();
    });
    test.afterAll(() => browser?.close());

    /**
     * Opens the home page behind a proxy that never answers the script's request for the hovered page, and hovers.
     * @param late how much later the page itself is answered, in milliseconds
     */
    async function hoverInVain(site: { readonly url: string }, late = 0) {
      test.skip(!browser && !process.env["CI"], `${name} was not found on this machine.`);
      expect(browser, name).toBeDefined();
      if (!browser) throw new Error(name);
      tab = await browser.open(withoutRules);
      const proxy = await recordingProxy(site.url, {
        refuseAhead: true,
        hold: (path, headers) => {
          if (path !== hovered) return undefined;
          return headers["sec-fetch-dest"] === "empty" ? never : pause(late).then(() => undefined);
        },
      });
      await tab.goTo(`${proxy.origin}/`);
      await expect.poll(() => tab.evaluate("document.readyState")).toBe("complete");
      await pointAt(tab, `nav a[href='${hovered}']`);
      await expect.poll(() => proxy.passed.some(({ path, ahead }) => path === hovered && !ahead)).toBe(true);
      return proxy;
    }
    const path = () => tab.evaluate("location.pathname").catch(String);
    const leave = async (proxy: Awaited<ReturnType<typeof hoverInVain>>) => {
      await tab.goTo("about:blank");
      await tab.close();
      proxy.stop();
    };

    test("a click opens the page although the request of the hover is never answered", async ({ site }) => {
      const proxy = await hoverInVain(site);
      await clickOn(tab, `nav a[href='${hovered}']`);
      await expect.poll(path, { timeout: 3000 }).toBe(hovered);
      await expect.poll(() => tab.evaluate("document.querySelector('h1') !== null")).toBe(true);
      await leave(proxy);
    });

    for (const [elsewhere, go] of [
      ["by address", (origin: string) => tab.goTo(`${origin}/offshore`)],
      // The page of the first click may be on its way.
      ["by another link", () => expect(() => clickOn(tab, "nav a[href='/offshore']")).toPass()],
      ["by a script", () => tab.evaluate("void location.assign('/offshore')")],
    ] as const) {
      test(`who clicks and then goes elsewhere ${elsewhere} stays there`, async ({ site }) => {
        // So that he is still on the first page when he goes elsewhere: a click on a page that is being left is lost.
        const proxy = await hoverInVain(site, 1500);
        await clickOn(tab, `nav a[href='${hovered}']`);
        await go(proxy.origin);
        await expect.poll(path).toBe("/offshore");
        await pause(2000);
        expect(await path()).toBe("/offshore");
        await leave(proxy);
      });
    }
  });
}
