import type { Route } from "@playwright/test";
import { expectMail } from "./arrived-mail.ts";
import { fillIn, formWords, newEnquiry, sendButton, sentAlert, status, test, typedIn } from "./enquiry-form.ts";
import { expect } from "./site-test.ts";

const { unreachable, tooMany, notUnderstood, serverFault } = formWords.failed;

const failures: Record<string, [words: string, respond: (route: Route) => Promise<void>]> = {
  "status 500": [serverFault, (route) => route.fulfill({ status: 500, body: "Internal error" })],
  "status 503": [
    serverFault,
    (route) => route.fulfill({ status: 503, contentType: "application/problem+json", body: "{}" }),
  ],
  "status 422": [notUnderstood, (route) => route.fulfill({ status: 422, body: "{}" })],
  "status 429": [tooMany, (route) => route.fulfill({ status: 429, headers: { "Retry-After": "600" } })],
  "the log-in page of a network": [
    unreachable,
    (route) => route.fulfill({ status: 302, headers: { Location: "/contact" } }),
  ],
  "no connection": [unreachable, (route) => route.abort("connectionrefused")],
  "a reset connection": [unreachable, (route) => route.abort("connectionreset")],
};

for (const [failure, [said, respond]] of Object.entries(failures)) {
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
    for (const words of [unreachable, tooMany, notUnderstood, serverFault])
      await expect(status(page).getByText(words)).toBeVisible({ visible: words === said });
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
