import type { BrowserContext, Page } from "@playwright/test";
import { enquiryPath } from "../../contract/enquiry.ts";
import { everyPath } from "../spec-pages.ts";
import { fillIn, newEnquiry, sendButton } from "./enquiry-form.ts";
import { themeButton } from "./page-parts.ts";
import { test } from "./shared-page.ts";
import { expect } from "./site-test.ts";

interface Violations extends AsyncDisposable {
  /** Those so far. */
  all(): Promise<string[]>;
}

/** Records, in every document, what its content security policy or its trusted types refuse. */
async function violationsIn(context: BrowserContext): Promise<Violations> {
  const violations: string[] = [];
  const record = (violation: string) => void violations.push(violation);
  const exposed = await context.exposeFunction("reportViolation", record);
  const added = await context.addInitScript(() => {
    const report = (globalThis as unknown as { reportViolation: (violation: string) => void }).reportViolation;
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, disposition }) =>
      report(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample} ${disposition}`),
    );
    // What the browser itself would send to an endpoint for reports, of documents that have not been listened to.
    new ReportingObserver((reports) => reports.forEach(({ type, url }) => report(`${type} on ${url}`)), {
      buffered: true,
      types: ["csp-violation", "coep"],
    }).observe();
  });
  const all = async () => {
    // Reports come a task later.
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

const policyOf = async (page: Page, path: string) =>
  (await page.request.get(path)).headers()["content-security-policy"];

for (const path of [...everyPath, "/no/such/page"]) {
  test(`nothing on ${path} asks for more than its policy allows`, async ({ page, context, errors }) => {
    await using violations = await violationsIn(context);
    await page.goto(path);
    await themeButton(page).click();
    expect(await violations.all()).toEqual([]);
    // The address itself is not found.
    if (path === "/no/such/page") errors.expect(/^console error: Failed to load resource: .* 404/);
  });
}

test("page changes, the lightbox and the form ask for no more than the first page's policy allows", async ({
  page,
  context,
}) => {
  await using violations = await violationsIn(context);
  await page.goto("/");
  for (const to of ["/services", "/services/modular", "/showcase", "/about", "/contact"]) {
    await page.locator(`a[href="${to}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `https://www.example.com${to}`);
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

test("a script or style that the build did not make is refused", async ({ page, context, errors }) => {
  await using violations = await violationsIn(context);
  await page.goto("/contact");
  const ran = await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "h1 { display: none }";
    const script = document.createElement("script");
    try {
      script.text = "document.title = 'changed'";
    } catch {
      // Trusted types refuse the text.
    }
    document.head.append(style, script);
    try {
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=\"document.title = 'changed'\">");
    } catch {
      return document.title;
    }
    return "markup was taken";
  });
  expect(ran).not.toMatch(/changed|taken/);
  await expect(page.locator("h1")).toBeVisible();
  const refused = (await violations.all()).join("\n");
  expect(refused).toContain("require-trusted-types-for");
  expect(refused).toContain("style-src-elem");
  errors.expect(/'TrustedScript' assignment/, /'TrustedHTML' assignment/, /directive 'style-src /);
});

test("each page's policy names its own scripts and styles, and none allows any text to run", async ({ page }) => {
  const policies = await Promise.all(everyPath.map((path) => policyOf(page, path)));
  for (const policy of policies) {
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|\*|data:|http/);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  }
  // Pages of the same kind may share one.
  expect(new Set(policies).size).toBeGreaterThan(10);
});

test("drawings and documents opened by themselves are shown as they are", async ({ page, context }) => {
  await using violations = await violationsIn(context);
  await page.goto("/pictures/alarm-summary/light.svg");
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  expect(await violations.all()).toEqual([]);
});
