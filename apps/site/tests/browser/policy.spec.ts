import type { BrowserContext } from "@playwright/test";
import { enquiryPath } from "@ttpl/contract/enquiry.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { fillIn, newEnquiry, sendButton } from "./enquiry-form.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

interface Violations extends AsyncDisposable {
  /** The violations so far. */
  all(): Promise<string[]>;
}

/** Records all violations of Content-Security-Policy and Trusted Types in every document. */
async function violationsIn(context: BrowserContext): Promise<Violations> {
  const violations: string[] = [];
  const record = (violation: string) => void violations.push(violation);
  const exposed = await context.exposeFunction("reportViolation", record);
  const added = await context.addInitScript(() => {
    const report = (globalThis as unknown as { reportViolation: (violation: string) => void }).reportViolation;
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, disposition }) =>
      report(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${disposition}`),
    );
    // Also covers violations before the listener was added.
    new ReportingObserver((reports) => reports.forEach(({ type, url }) => report(`${type} on ${url}`)), {
      buffered: true,
      types: ["csp-violation", "coep"],
    }).observe();
  });
  const all = async () => {
    // Reports are queued as tasks.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return violations;
  };
  return {
    all,
    [Symbol.asyncDispose]: async () => {
      await added.dispose();
      await exposed.dispose();
    },
  };
}

// That pages do not violate theirs as they are: every-page.spec.ts.
test("navigation, the lightbox and the form do not violate the policy", async ({ page, context }) => {
  await using violations = await violationsIn(context);
  await page.goto("/");
  for (const to of ["/services", "/services/modular", "/showcase", "/about", "/contact"]) {
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", readContent().company.origin + to);
    if (to === "/showcase") {
      await page.locator("main figure a").first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    }
  }
  await fillIn(page, newEnquiry());
  page.on("dialog", (dialog) => void dialog.accept());
  const sent = page.waitForResponse((answer) => answer.url().includes(enquiryPath));
  await sendButton(page).click();
  expect((await sent).status()).toBe(202);
  expect(await violations.all()).toEqual([]);
});

test("scripts and styles that are not part of the build are blocked", async ({ page, context, errors }) => {
  await using violations = await violationsIn(context);
  await page.goto("/contact");
  const ran = await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "h1 { display: none }";
    const script = document.createElement("script");
    try {
      script.text = "document.title = 'changed'";
    } catch {
      // Blocked by Trusted Types.
    }
    document.head.append(style, script);
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\"document.title = 'changed'\">");
    } catch {
      return document.title;
    }
    return "markup was accepted";
  });
  expect(ran).not.toMatch(/changed|accepted/);
  await expect(page.locator("h1")).toBeVisible();
  const refused = (await violations.all()).join("\n");
  expect(refused).toContain("require-trusted-types-for");
  expect(refused).toContain("style-src-elem");
  errors.expect(/'TrustedScript' assignment/, /'TrustedHTML' assignment/, /directive 'style-src /);
});

test("a drawing opened in its own tab has its styles", async ({ page, context }) => {
  await using violations = await violationsIn(context);
  await page.goto("/pictures/alarm-summary/light.svg");
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  expect(await violations.all()).toEqual([]);
});
