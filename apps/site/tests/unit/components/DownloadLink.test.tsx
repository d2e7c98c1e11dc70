import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DownloadLink } from "../../../components/download-link/DownloadLink.tsx";

const textOf = (file: string, bytes: number) =>
  renderToStaticMarkup(<DownloadLink name="Certificate" file={file} bytes={bytes} />).replaceAll(/<[^>]*>/g, "");

test.each([
  [1, "1 kB"],
  [499, "1 kB"],
  [1499, "1 kB"],
  [1500, "2 kB"],
  [123_456, "123 kB"],
  [999_499, "999 kB"],
  [999_500, "1.0 MB"],
  [1_772_000, "1.8 MB"],
])("a size of %d bytes is written as %s", (bytes, size) => {
  expect(textOf("/documents/certificate.pdf", bytes)).toBe(`Certificate (PDF, ${size})`);
});

test("the kind of file is the end of its name, the link its address", () => {
  expect(textOf("/documents/plan.of.plant.dwg", 1000)).toBe("Certificate (DWG, 1 kB)");
  const html = renderToStaticMarkup(<DownloadLink name="Certificate" file="/documents/a.pdf" bytes={1} />);
  expect(html).toMatch(/<a [^>]*href="\/documents\/a\.pdf"/);
});
