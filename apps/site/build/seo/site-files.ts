import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Content } from "@ttpl/content/content.ts";
import { cardAddress, contactCard } from "@ttpl/content/derive/contact-card.ts";
import { contentFolder } from "@ttpl/content/read-content.ts";
import { lastModified } from "./last-modified.ts";
import { logoFile } from "./site-identity.ts";
import { robots, sitemap } from "./sitemap.ts";
import { themeColors } from "./theme-colors.ts";

/** The web app manifest: https://www.w3.org/TR/appmanifest/ */
function manifest({ company }: Content): string {
  const icon = (src: string, sizes: string, purpose: "any" | "maskable") => ({
    src,
    sizes,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name: `${company.name}, ${company.trade}`,
    short_name: company.brand,
    start_url: "/",
    display: "minimal-ui",
    background_color: themeColors("surface").light,
    theme_color: themeColors().light,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      icon("/icons/icon-192.png", "192x192", "any"),
      icon(logoFile, "512x512", "any"),
      icon("/icons/maskable-512.png", "512x512", "maskable"),
    ],
  });
}

/** security.txt, the contact for vulnerability reports: RFC 9116. */
function securityContact({ company }: Content): string {
  const { email, origin, security } = company;
  return [
    `Contact: mailto:${email}`,
    `Expires: ${security.expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}/.well-known/security.txt\n`,
  ].join("\n");
}

/** Writes the files that search engines, phones and security researchers look for. */
export async function writeSiteFiles(folder: string, content: Content, rehearsal: boolean): Promise<void> {
  const files = {
    "sitemap.xml": sitemap(content, lastModified(contentFolder)),
    "robots.txt": robots(content.company.origin, rehearsal),
    "manifest.webmanifest": manifest(content),
    [cardAddress.slice(1)]: contactCard(content),
    ".well-known/security.txt": securityContact(content),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
