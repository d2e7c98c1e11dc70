import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect as baseExpect, test as baseTest, type Browser, chromium } from "@playwright/test";
import { caddyProcess } from "@ttpl/server/tests/deploy/caddy-process.ts";
import { type MailServer, startMailServer } from "@ttpl/server/tests/mail-server.ts";
import { type StartedEditor, startEditorService } from "@ttpl/site/tests/browser/development-site.ts";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { browserEnvironment } from "@ttpl/testing/run-date.ts";
import { temporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { wholeCaddyfile } from "../whole-caddyfile.ts";
import { previewOf, save, unfolded } from "./editor-test.ts";

const host = "edit.example.test";
const origin = `https://${host}`;
const owner = { name: "Asha Rao", email: "asha@example.com" };
const company = "content/company.yaml";

const expect = baseExpect.configure({ timeout: 30_000 });

interface Service {
  readonly mail: MailServer;
  readonly editor: StartedEditor;
  /** A browser for which the service has its public names. */
  readonly browser: Browser;
}

/** The editor on a server as the guide installs it: behind Caddy, with real mails. */
const test = baseTest.extend<object, { service: Service }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await using mail = await startMailServer();
      await using editor = await startEditorService({
        EDITOR_HOST: host,
        EDITOR_ADDRESSES: `${owner.name} <${owner.email}>`,
        SMTP_URL: mail.url,
        MAIL_FROM: "website@example.com",
      });
      await using folder = await temporaryFolder();
      await using caddy = await caddyProcess(wholeCaddyfile(folder.path), {
        SITE_HOST: "www.example.test",
        EDITOR_HOST: host,
        EDITOR: `127.0.0.1:${new URL(editor.editor).port}`,
      });
      const names = `--host-resolver-rules=MAP *.example.test:443 127.0.0.1:${caddy.port}`;
      const browser = await chromium.launch({
        executablePath: chromiumPath(),
        args: [...chromiumArguments, names, "--ignore-certificate-errors"],
        env: browserEnvironment,
      });
      await use({ mail, editor, browser });
      await browser.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

test.describe.configure({ timeout: 240_000 });

test("what the service starts does not learn how to send mails", async ({ service: { editor } }) => {
  const children = readFileSync(`/proc/${editor.pid}/task/${editor.pid}/children`, "utf8").trim().split(" ");
  const settings = children.map((pid) => readFileSync(`/proc/${pid}/environ`, "utf8"));
  expect(settings.join()).toContain("EDITOR_ORIGIN");
  expect(settings.join()).not.toMatch(/SMTP_URL|EDITOR_ADDRESSES/);
});

test("the owner asks for a link, presses it in the mail, edits beside the website, and signs out", async ({
  service,
}) => {
  const { mail, editor, browser } = service;
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));

  await expect(async () => {
    await page.goto(origin);
    await expect(page.getByRole("heading", { name: "Sign in to the editor" })).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  errors.length = 0;
  await page.getByLabel("Your e-mail address").fill(owner.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("heading", { name: "Look into your mail" })).toBeVisible();

  // The link is pressed in a page of another site, as in a mail on the web.
  await expect.poll(() => mail.mails.length).toBe(1);
  const [link = ""] = /^https:\S+$/m.exec(mail.mails[0]?.text ?? "") ?? [];
  await page.route("https://mail.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<title>Mail</title><a href="${link}">The link</a>` }),
  );
  await page.goto("https://mail.example/");
  await page.getByRole("link", { name: "The link" }).click();
  await page.getByRole("button", { name: "Sign in" }).click();

  await expect(page.locator(".title-block")).toBeVisible();
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe("");

  await page.goto(`${origin}/?${new URLSearchParams({ file: company }).toString()}`);
  await expect(page.locator(".title-block")).toContainText(company);
  await expect(previewOf(page).getByRole("heading", { level: 1 })).toBeVisible();
  const number = "+91 22 4567 8901";
  await (await unfolded(page, "Telephones", "Office")).getByLabel("Number").fill(number);
  await save(page);
  await expect(previewOf(page).getByText(number).filter({ visible: true }).first()).toBeVisible();
  expect(readFileSync(join(editor.root, company), "utf8")).toContain(number);
  // A word pressed in the website opens its field, as on the owner's own machine. Until it has loaded again after the save, a
  // press is one of the page.
  await expect(async () => {
    await previewOf(page).getByRole("heading", { level: 1 }).first().click();
    await expect(page.getByText(/^(?:Opened: |These words are put together)/)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  // An edit beside the editor is followed by the web socket.
  editor.edit(company, /\+91 22 4567 8901/, "+91 22 4567 8902");
  await expect(previewOf(page).getByText("+91 22 4567 8902").filter({ visible: true }).first()).toBeVisible();

  // What the website still loads when somebody signs out is refused; it says itself when it will not load anew.
  const frame = page.frames().find((one) => one.url().startsWith(`https://preview.${host}`));
  await expect(previewOf(page).locator("[data-follows-edits]")).toHaveCount(1);
  await frame?.waitForLoadState();
  expect(errors).toEqual([]);
  const cookies = await context.cookies();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Sign in to the editor" })).toBeVisible();
  errors.length = 0;
  expect((await context.cookies(origin)).map(({ name }) => name)).toEqual([]);
  await context.addCookies(cookies);
  await page.goto(origin);
  await expect(page.getByRole("heading", { name: "Sign in to the editor" })).toBeVisible();
  await page.goto(`https://preview.${host}/about`);
  await expect(page.getByRole("heading", { name: "Sign in to the editor" })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
