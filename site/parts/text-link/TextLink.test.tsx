import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { TextLink } from "./TextLink.tsx";

// Outside a router a link between pages cannot be rendered at all, while a plain one can: that tells them apart.
const isPlain = (to: string) => {
  try {
    renderToStaticMarkup(<TextLink to={to}>there</TextLink>);
    return true;
  } catch {
    return false;
  }
};

test.each(["/", "/services", "/services/modular", "/services#a.b", "/services?file=plan.pdf", "/services#24"])(
  "%s is a page, which changes without loading anew",
  (to) => {
    expect(isPlain(to)).toBe(false);
    const html = renderToStaticMarkup(
      <MemoryRouter>
        <TextLink to={to}>there</TextLink>
      </MemoryRouter>,
    );
    expect(html).toContain(`href="${to}"`);
    expect(html).toContain(">there</a>");
  },
);

test.each([
  "/documents/plan.pdf",
  "/icon.svg",
  "/documents/plan.pdf#page=2",
  "/PLAN.PDF?a=b",
  "mailto:info@example.com",
  "tel:+910000000000",
  "https://example.com",
  "https://example.com/services",
  "#terms",
])("%s is a plain link, which the browser follows by itself", (to) => {
  expect(isPlain(to)).toBe(true);
  expect(renderToStaticMarkup(<TextLink to={to}>there</TextLink>)).toBe(`<a href="${to}">there</a>`);
});
