import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ExternalLink } from "../../../components/external-link/ExternalLink.tsx";

const html = renderToStaticMarkup(
  <ExternalLink url="https://sister.example.com/?a=b&c=d" name="Sister company" hint="opens in a new tab" />,
);

test("a link out of the site opens in a new tab that cannot reach back", () => {
  expect(html).toMatch(/^<a [^>]*href="https:\/\/sister\.example\.com\/\?a=b&amp;c=d"/);
  expect(html).toMatch(/^<a [^>]*target="_blank"/);
  expect(html).toMatch(/^<a [^>]*rel="noopener"/);
});

test("the arrow has a text for screen readers", () => {
  expect(html).toMatch(/>Sister company<svg[^>]* role="img" aria-label="\(opens in a new tab\)"/);
});
