import { expect as baseExpect } from "@playwright/test";
import { plainFirefox } from "@ttpl/testing/browsers/firefox.ts";
import { clickOn } from "@ttpl/site/tests/browser/plain-tab.ts";
import { test } from "./editor-test.ts";

// Over WebDriver BiDi, as firefox.spec.ts says.
const expect = baseExpect.configure({ timeout: 60_000 });

const probe = `
  globalThis.reported = [];
  addEventListener("error", ({ message }) => reported.push("error: " + message), true);
  addEventListener("unhandledrejection", ({ reason }) => reported.push("rejection: " + reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => reported.push("policy: " + violatedDirective));
`;

/** Types into a field as React notices it. */
const type = (selector: string, text: string) => `(() => {
  const field = document.querySelector(${JSON.stringify(selector)});
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  set.call(field, ${JSON.stringify(text)});
  field.dispatchEvent(new Event("input", { bubbles: true }));
})()`;

test("Firefox opens the editor, saves a field, and shows the website beside it", async ({ editorSite }) => {
  test.setTimeout(300_000);
  const browser = await plainFirefox();
  test.skip(!browser && !process.env["CI"], "No Firefox was found on this machine: install firefox-esr.");
  if (!browser) throw new Error("No Firefox was found on this machine: install firefox-esr.");
  try {
    const tab = await browser.open(probe);
    await tab.goTo(`${editorSite.url}/?file=content/company.yaml`);
    await expect.poll(() => tab.evaluate("document.querySelector('#root_trade')?.value.length > 0")).toBe(true);
    // The website has told the editor which page it shows.
    await expect
      .poll(() => tab.evaluate("document.querySelector('.preview-bar .address')?.textContent"))
      .toBe("/contact");
    await tab.evaluate(type("#root_trade", "Saved in Firefox"));
    await clickOn(tab, ".save");
    await expect.poll(() => editorSite.text("content/company.yaml")).toContain("trade: Saved in Firefox");
    await clickOn(tab, ".editor-actions button:last-child");
    expect(await tab.evaluate("document.documentElement.dataset.theme")).toBe("dark");
    expect(await tab.evaluate("reported")).toEqual([]);
    await tab.close();
  } finally {
    await browser.close();
  }
});
