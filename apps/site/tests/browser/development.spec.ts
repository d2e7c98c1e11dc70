import { pageWith } from "@ttpl/content/content.ts";
import { cardAddress } from "@ttpl/content/derive/contact-card.ts";
import { paperFile } from "@ttpl/content/derive/paper-files.ts";
import { readContent } from "@ttpl/content/read-content.ts";
import { type DevelopmentSite, startDevelopment } from "./development-site.ts";
import { missingAlert, sendButton } from "./enquiry-form.ts";
import { lightbox, pictureLinks, shownPicture, titleBlock } from "./lightbox.ts";
import { expect, test as siteTest } from "./site-test.ts";

/** Tests of `npm run dev` in a copy of the site. */
const test = siteTest.extend<object, { development: DevelopmentSite; site: { url: string; mails: never[] } }>({
  development: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using development = await startDevelopment();
      await use(development);
    },
    { scope: "worker", timeout: 300_000 },
  ],
  site: [({ development: { url } }, use) => use({ url, mails: [] }), { scope: "worker" }],
});

test("in development islands run, edits appear at once, and links work as on the built site", async ({
  page,
  development,
  errors,
}) => {
  test.setTimeout(120_000);
  // The first requests wait for transformed modules.
  const soon = expect.configure({ timeout: 30_000 });
  const heading = page.locator("h1");
  /** From here on the page hears of edits, and none makes it load anew. */
  const hearsOfEdits = () => soon(page.locator("[data-follows-edits]")).toHaveCount(1);

  await page.goto("/showcase");
  await pictureLinks(page).first().click();
  await soon(shownPicture(page)).toHaveCount(1);

  // A reload would end it, and take scroll position, menus and open viewers along.
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  const stillHere = () => page.evaluate(() => "stillHere" in globalThis);

  await test.step("an edit of a component replaces it in the open viewer", async () => {
    development.edit(
      "apps/site/components/lightbox/PictureTitleBlock.tsx",
      /<dd>\{title\}<\/dd>/,
      "<dd>Edited component</dd>",
    );
    await soon(titleBlock(page).nth(1)).toHaveText("Edited component");
    await soon(lightbox(page)).toBeVisible();
  });

  await test.step("an edit of the content is shown below the open viewer", async () => {
    development.edit("content/pages/showcase/default.md", /^title: .*$/m, "title: Edited words");
    await soon(heading).toHaveText("Edited words");
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await soon(lightbox(page)).toHaveCount(0);
  });

  await test.step("an edit that comes before the page can hear of it is shown", async () => {
    const script = Promise.withResolvers<void>();
    await page.route("**/follow-edits.ts*", async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto("/showcase", { waitUntil: "commit" });
    await soon(heading).toHaveText("Edited words");
    development.edit("content/pages/showcase/default.md", /^title: .*$/m, "title: Edited early");
    const served = async () => (await page.request.get("/showcase")).text();
    await soon.poll(served).toContain("Edited early");
    script.resolve();
    await soon(heading).toHaveText("Edited early");
    await hearsOfEdits();
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("an edit of styles that comes before the page can hear of it is shown", async () => {
    const client = Promise.withResolvers<void>();
    await page.route("**/@vite/client*", async (route) => {
      await client.promise;
      await route.continue();
    });
    await page.goto("/showcase", { waitUntil: "commit" });
    await soon(heading).toHaveText("Edited early");
    const { outlineColor } = await heading.evaluate((element) => ({ ...getComputedStyle(element) }));
    expect(outlineColor).not.toBe("rgb(4, 5, 6)");
    development.edit("apps/site/styles/base.css", /$/, "\nh1 { outline: 2px solid rgb(4, 5, 6) }\n");
    const served = async () => (await page.request.get("/apps/site/styles/base.css")).text();
    await soon.poll(served).toContain("rgb(4, 5, 6)");
    client.resolve();
    await soon(heading).toHaveCSS("outline-color", "rgb(4, 5, 6)");
    await hearsOfEdits();
    await page.unrouteAll({ behavior: "wait" });
    development.edit("content/pages/showcase/default.md", /^title: .*$/m, "title: Edited words");
    await soon(heading).toHaveText("Edited words");
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  });

  await test.step("edits of styles and of a component of the document keep the place on the page", async () => {
    await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    development.edit("apps/site/styles/base.css", /$/, "\nh1 { outline: 3px solid rgb(1, 2, 3) }\n");
    await soon(heading).toHaveCSS("outline-color", "rgb(1, 2, 3)");
    development.edit("apps/site/layout/frame/Frame.tsx", /<main /, '<main data-edited="" ');
    await soon(page.locator("main[data-edited]")).toHaveCount(1);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    expect(await stillHere()).toBe(true);
  });

  await test.step("an error in the content is told in place of the page, until it is mended", async () => {
    errors.expect(/500/);
    development.edit("content/pages/showcase/default.md", /^title: (.*)$/m, "titel: $1");
    await soon(page.locator("body")).toContainText(/content\/pages\/showcase\/default\.md:\d+/);
    development.edit("content/pages/showcase/default.md", /^titel: (.*)$/m, "title: $1");
    await soon(heading).toHaveText("Edited words");
  });

  await test.step("a link, Send on the empty form, and Back", async () => {
    await page.locator("nav a[href='/contact']").first().click();
    await soon(page).toHaveURL("/contact");
    const alert = page.waitForEvent("dialog");
    const press = sendButton(page).click();
    const dialog = await alert;
    expect(dialog.message()).toBe(missingAlert);
    await dialog.accept();
    await press;
    await page.goBack();
    await soon(heading).toHaveText("Edited words");
    await pictureLinks(page).nth(1).click();
    await soon(titleBlock(page).nth(1)).toHaveText("Edited component");
  });

  await test.step("old addresses lead where they will on the built site", async () => {
    const led = async (address: string) => (await page.request.get(address, { maxRedirects: 0 })).headers()["location"];
    const old = "redirects: [{ formerly: /Company.aspx, to: '/contact#who' }]";
    development.edit("content/redirects.yaml", /^redirects: .*$/m, old);
    await soon.poll(() => led("/company.aspx/?item=1")).toBe("/contact?item=1#who");
    expect(await led("/Company.aspx?as-visitors")).toBe("/contact?as-visitors#who");
    expect(await led("/no-page")).toBeUndefined();
  });

  await test.step("what the build makes of the content beside the pages", async () => {
    const content = readContent();
    const { agreement } = pageWith("terms", content.pages.values())!.frontMatter;
    for (const [address, type, beginning] of [
      [paperFile(agreement.file, "letter"), "application/pdf", "%PDF-"],
      [cardAddress, "text/vcard; charset=utf-8", "BEGIN:VCARD"],
    ] as const) {
      const answer = await page.request.get(address);
      expect(answer.headers()["content-type"], address).toBe(type);
      expect((await answer.body()).toString("latin1").slice(0, beginning.length)).toBe(beginning);
    }
  });
});
