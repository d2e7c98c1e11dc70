import { enquiryFieldNames } from "@ttpl/contract/enquiry.ts";
import { expectMail, mailsAbout } from "./arrived-mail.ts";
import { emptyEnquiry, fillIn, newEnquiry, sendButton, sentAlert, status, test, typedIn } from "./enquiry-form.ts";
import { expect, holdBack } from "./site-test.ts";

test("an enquiry is posted once, arrives as mail, and is confirmed by an alert", async ({
  page,
  alerts,
  posts,
  site,
}) => {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await expect(status(page)).toHaveText("", { useInnerText: true });
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  expect(await typedIn(page)).toEqual(emptyEnquiry);
  await expect(page).toHaveURL("/contact");
  expect(posts).toHaveLength(1);
  const [post] = posts;
  const address = new URL(post?.url() ?? "");
  expect([post?.method(), address.pathname, [...address.searchParams.keys()]]).toEqual([
    "POST",
    "/api/SendMailForTTPL",
    ["code"],
  ]);
  expect(address.searchParams.get("code")).not.toBe("");
  expect(post?.headers()["content-type"]).toBe("application/json");
  expect(post?.postDataJSON()).toEqual(enquiry);
  expect(Object.keys(post?.postDataJSON() as object)).toEqual(enquiryFieldNames);
  await expectMail(site.mails, enquiry);
});

test("the fax number may be empty", async ({ page, alerts, posts, site }) => {
  const enquiry = { ...newEnquiry(), Fax: "" };
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await sendButton(page).click();
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  expect(posts[0]?.postDataJSON()).toEqual(enquiry);
  await expectMail(site.mails, enquiry);
});

test("the Enter key in a field sends the form", async ({ page, alerts, site }) => {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, enquiry);
  await page.locator("form [name=City]").press("Enter");
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  await expectMail(site.mails, enquiry);
});

test("a double click and clicks while sending send one enquiry", async ({ page, alerts, posts, site }) => {
  const enquiry = newEnquiry();
  await page.goto("/contact");
  await fillIn(page, enquiry);
  const release = await holdBack(page, "**/api/**");
  await sendButton(page).dblclick();
  // Without `force`, Playwright would wait until the button is enabled.
  await sendButton(page).click({ force: true });
  await page.locator("form [name=City]").press("Enter");
  release();
  await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
  await expectMail(site.mails, enquiry);
  expect(posts).toHaveLength(1);
  expect(mailsAbout(site.mails, enquiry)).toHaveLength(1);
});

for (const response of [{ status: 200 }, { status: 204 }, { status: 299, body: "{ no JSON" }]) {
  test(`status ${response.status} means sent, with any body`, async ({ page, alerts }) => {
    await page.route("**/api/**", (route) => route.fulfill(response));
    await page.goto("/contact");
    await fillIn(page, newEnquiry());
    await sendButton(page).click();
    await expect.poll(() => alerts).toEqual([`alert: ${sentAlert}`]);
    expect(await typedIn(page)).toEqual(emptyEnquiry);
  });
}

test("a second enquiry can be sent after the first", async ({ page, alerts, site }) => {
  await page.goto("/contact");
  for (const enquiry of [newEnquiry(), newEnquiry()]) {
    await fillIn(page, enquiry);
    await sendButton(page).click();
    await expectMail(site.mails, enquiry);
    await expect.poll(() => alerts.splice(0)).toEqual([`alert: ${sentAlert}`]);
    expect(await typedIn(page)).toEqual(emptyEnquiry);
  }
});
