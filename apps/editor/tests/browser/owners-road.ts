import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { chromiumArguments } from "@ttpl/testing/browsers/chromium-arguments.ts";
import { chromiumPath } from "@ttpl/testing/browsers/chromium-path.ts";
import { FilmStrip } from "@ttpl/testing/browsers/film-strip.ts";
import { pause } from "@ttpl/testing/browsers/tab.ts";
import { temporaryFolder } from "@ttpl/testing/temporary-folder.ts";
import { readWorkbook } from "../../spreadsheet/read-workbook.ts";
import { handMadeXlsx, type RawCell } from "../unit/hand-made-xlsx.ts";

// npm run picture:road: an owner's road from a clone to a true site with thirty projects of his own, in a browser. Writes
// build/owners-road.png, and prints presses, characters typed and the machine's seconds by step. What the owner types is
// invented here, and never leaves the clone.
const by = "Asha Rao";
const host = "www.ttpl-automation.in";
const port = 4300;
const editor = `http://localhost:${port + 2}`;
const today = new Date().toISOString().slice(0, 10);

/** Seconds that a person takes for a press, and characters typed in a minute: estimates. */
const [secondsPerPress, charactersPerMinute] = [3, 200];

interface Step {
  readonly name: string;
  presses: number;
  characters: number;
  /** Seconds of the machine. */
  seconds: number;
}
const steps: Step[] = [];
let step: Step = { name: "", presses: 0, characters: 0, seconds: 0 };

async function stepOf(name: string, walk: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  step = { name, presses: 0, characters: 0, seconds: 0 };
  steps.push(step);
  await walk();
  step.seconds = (performance.now() - begun) / 1000;
  console.log(`${name}: ${step.presses} presses, ${step.characters} characters, ${step.seconds.toFixed(0)} s`);
}

const press = async (target: Locator) => {
  await target.click();
  step.presses++;
};
const type = async (target: Locator, text: string) => {
  await target.fill(text);
  step.presses++;
  step.characters += text.length;
};

await using folder = await temporaryFolder();
const clone = join(folder.path, "site");
const run = (program: string, ...args: string[]) => {
  const { status } = spawnSync(program, args, { cwd: clone, stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")} has failed`);
};

await stepOf("Clone and install", async () => {
  spawnSync("git", ["clone", "--quiet", resolve("."), clone], { timeout: 300_000 });
  run("git", "config", "user.name", by);
  run("git", "config", "user.email", "asha@ttpl-automation.in");
  run("node", "tools/install.mjs", "--for=editor");
});
const child = spawn("npm", ["run", "--silent", "editor"], {
  cwd: clone,
  detached: true,
  stdio: ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    PORT: String(port),
    MAIL_TO: "sales@ttpl-automation.in",
    MAIL_FROM: "website@ttpl-automation.in",
  },
});
const ended = once(child, "exit");
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
const page: Page = await browser.newPage({ baseURL: editor, viewport: { width: 1680, height: 1050 } });
page.setDefaultTimeout(120_000);
const strip = new FilmStrip({ width: 960, height: 600, gap: 16 });
const website = page.frameLocator('iframe[title="The website"]');

const open = async (file: string) => {
  await page.goto(`/?${new URLSearchParams({ file }).toString()}`);
  await page.locator(".settings").waitFor();
  await website.locator("main").waitFor();
  // From the list, and mostly from an unfolded group.
  step.presses += 2;
};
const field = (...path: (string | number)[]) => page.locator(`#root_${path.join("_")}`);
const save = async () => {
  await press(page.getByRole("button", { name: "Save", exact: true }));
  await page.getByRole("status").filter({ hasText: "Saved." }).waitFor();
};
const unfold = async (place: Locator) => {
  // The outermost first: those inside it cannot be pressed before.
  const folded = place.locator("xpath=ancestor::details[not(@open)]");
  while ((await folded.count()) > 0) await press(folded.first().locator(":scope > summary"));
};
const fill = async (target: Locator, text: string) => {
  await unfold(target);
  await type(target, text);
};
/** Confirms every bar of the page that is open. */
const confirmAll = async () => {
  const bars = website.locator("[data-editor-bars]").getByRole("group");
  await bars.first().waitFor();
  for (let left = await bars.count(); left > 0; left = await bars.count()) {
    await press(bars.first().getByRole("button", { name: "True as it is" }));
    while ((await bars.count()) >= left) await pause(50);
  }
};

try {
  while (!(await fetch(editor).catch(() => undefined))?.ok) await pause(200);
  await stepOf("The company's data", async () => {
    await open("content/company.yaml");
    await strip.take(page);
    const lines = ["Plot 14, Phase II, Industrial Estate", "Vadodara 390 010", "Gujarat, India"];
    for (const [line, text] of lines.entries()) await fill(field("address", line), text);
    for (const [row, number] of ["+91 265 555 0101", "+91 265 555 0102", "+91 265 555 0103"].entries())
      await fill(field("telephones", row, "number"), number);
    await fill(field("email"), "office@ttpl-automation.in");
    await fill(field("origin"), `https://${host}`);
    await fill(field("associate", "name"), "Northlight Software");
    await fill(field("associate", "url"), "https://northlight-software.in");
    await fill(field("sister", "name"), "Southbay Systems");
    await fill(field("sister", "url"), "https://southbay-systems.in");
    await fill(field("mail", "key"), "form-of-ttpl");
    await save();
    await website.getByText("+91 265 555 0101").filter({ visible: true }).first().waitFor();
    await strip.take(page);
  });

  await stepOf("The certificate", async () => {
    await open("content/pages/about/quality.md");
    const document = page.locator("#root_document");
    await unfold(document.locator("input").first());
    await document.locator("input[type=file]").setInputFiles({
      name: "ISO 9001 certificate.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\nThe certificate of this walk.\n%%EOF\n"),
    });
    step.presses += 2;
    const until = new Date(Date.now() + 2 * 365 * 24 * 3_600_000).toISOString().slice(0, 10);
    for (const [key, text] of [
      ["standard", "ISO 9001:2015"],
      ["number", "QMS-20418"],
      ["body", "A certification body"],
      ["issued", "2025-04-01"],
      ["until", until],
      ["scope", "Engineering services for automation, process plants, scrubbers and panels"],
    ] as const)
      await fill(field("certificate", key), text);
    await save();
    await strip.take(page);
  });

  await stepOf("Thirty projects from a spreadsheet", async () => {
    await open("content/projects/pharma.yaml");
    const panel = page.locator(".spreadsheet-panel");
    await press(panel.locator("summary"));
    const downloading = page.waitForEvent("download");
    await press(panel.getByRole("button", { name: "Download as Excel" }));
    const path = join(folder.path, "projects.xlsx");
    await (await downloading).saveAs(path);
    const [worksheet] = (await readWorkbook(readFileSync(path))).worksheets;
    const [head = [], ...samples] = (worksheet?.rows ?? []) as RawCell[][];
    const column = (title: RegExp) => head.findIndex((cell) => title.test(String(cell)));
    const groups = [...new Set(samples.map((row) => row[1]))];
    const rows = Array.from({ length: 30 }, (_, index) => {
      const sample = samples.find((row) => row[1] === groups[index % groups.length]) ?? [];
      return head.map((_title, at): RawCell => {
        if (at === column(/^What was done/)) return `Project ${index + 1}: ${String(sample[at]).toLowerCase()}`;
        if (at === column(/^Confirmed by: Who/)) return by;
        if (at === column(/^Confirmed by: When/)) return today;
        if (at === column(/^Key/) || at === column(/^Number/)) return null;
        return sample[at] ?? null;
      });
    });
    step.characters += rows.flat().join("").length;
    await panel.getByLabel("Drop the changed file here, or choose it").setInputFiles({
      name: "our-projects.xlsx",
      mimeType: "",
      buffer: Buffer.from(handMadeXlsx({ A: [head, ...rows] })),
    });
    step.presses += 2;
    await panel.getByRole("region", { name: "What would change" }).waitFor();
    await press(panel.getByLabel(/Replace the samples/));
    await strip.take(page);
    await press(panel.getByRole("button", { name: /^Apply/ }));
    await panel.getByRole("status").filter({ hasText: "Done" }).waitFor();
    console.log(await panel.getByRole("status").innerText());
    await strip.take(page);
  });

  await stepOf("Confirming what is true", async () => {
    for (const file of [
      "about/quality.md",
      "about/default.md",
      "services/default.md",
      "products/default.md",
      "contact.md",
    ]) {
      await open(`content/pages/${file}`);
      await confirmAll();
    }
    await strip.take(page);
  });

  await stepOf("Publishing", async () => {
    await press(page.getByRole("button", { name: "Publish", exact: true }));
    await type(page.getByLabel("Your name"), by);
    await strip.take(page);
    await press(page.getByRole("button", { name: "Publish the website" }));
    await page
      .getByText(/Published by Asha Rao, /)
      .first()
      .waitFor({ timeout: 600_000 });
    await strip.take(page);
  });
} finally {
  await strip
    .composed()
    .png({ palette: true })
    .toBuffer()
    .then((png) => {
      mkdirSync("build", { recursive: true });
      return sharp(png).toFile("build/owners-road.png");
    });
  await browser.close();
  if (child.pid !== undefined) process.kill(-child.pid, "SIGTERM");
  await ended;
}
const sum = (key: "presses" | "characters" | "seconds") => steps.reduce((total, one) => total + one[key], 0);
const minutes = (sum("presses") * secondsPerPress + sum("seconds")) / 60 + sum("characters") / charactersPerMinute;
console.log(
  `${sum("presses")} presses, ${sum("characters")} characters, ${sum("seconds").toFixed(0)} s of the machine`,
);
console.log(`about ${minutes.toFixed(0)} minutes, without finding the facts`);
