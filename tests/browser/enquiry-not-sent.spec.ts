import type { Route } from "@playwright/test";
import { expectMail } from "./arrived-mail.ts";
import { fillIn, newEnquiry, sendButton, sentAlert, status, test, typedIn } from "./enquiry-form.ts";
import { expect } from "./site-test.ts";

const failures: Record<string, (route: Route) => Promise<void>> = {
  "status 500": (route) => route.fulfill({ status: 500, body: "Internal error" }),
  "status 503": (route) => route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }),
  "status 422": (route) => route.fulfill({ status: 422, body: "{}" }),
  "no connection": (route) => route.abort("connectionrefused"),
  "a reset connection": (route) => route.abort("connectionreset"),
};

for (const [failure, respond] of Object.entries(failures)) {
  test(`${failure}: reported without an alert, the input is kept, and a retry sends it`, async ({
    page,
    alerts,
    posts,
    site,
    errors,
  }) => {
    const enquiry = newEnquiry();
    // Messages from the page have arguments, unlike Chromium's own messages about failed requests.
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && message.args().length > 0) logged.push(message.text());
    });
    await page.route("**/api/**", respond);
    await page.goto("/contact");
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expect(status(page).getByRole("button")).toBeVisible();
    const mailLink = status(page).locator("a[href^='mailto:']");
    await expect(mailLink).toBeVisible();
    expect(await mailLink.getAttribute("href")).toBe(`mailto:${await mailLink.textContent()}`);
    expect(logged).toHaveLength(1);
    expect(await typedIn(page)).toEqual(enquiry);
    expect(alerts).toEqual([]);
    errors.expect(
      /^(?:console error: (?:Error: The enquiry|TypeError: Failed to fetch|Failed to load resource)|failed request: .*\/api\/)/,
    );

    await page.unroute("**/api/**");
    await status(page).getByRole("button").click();
    await expectMail(site.mails, enquiry);
    await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
    await expect(status(page).getByRole("button")).toBeHidden();
    expect(posts).toHaveLength(2);
  });
}
