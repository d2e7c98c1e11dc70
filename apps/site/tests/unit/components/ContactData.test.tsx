import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ContactData } from "../../../components/contact-data/ContactData.tsx";

const company = {
  name: "Example & Sons",
  address: ["1 Street", "City 000 000"],
  telephones: [
    { label: "Office", number: "+91 00 0000 0000" },
    { label: "Projects", number: "+91 00 0000 0001" },
  ],
  email: "info@example.com",
};
const html = renderToStaticMarkup(<ContactData company={company} labels={{ email: "E-mail" }} />);

test("every telephone is shown as written, and dialled without spaces", () => {
  expect(html.match(/<a href="tel:[^<]*/g)).toEqual([
    '<a href="tel:+910000000000">+91 00 0000 0000',
    '<a href="tel:+910000000001">+91 00 0000 0001',
  ]);
});

test("every number stands below its label", () => {
  expect(html.match(/<dt>[^<]*/g)).toEqual(["<dt>Office", "<dt>Projects", "<dt>E-mail"]);
});

test("the e-mail address opens a message", () => {
  expect(html).toContain('<a href="mailto:info@example.com">info@example.com</a>');
});

test("name and address stand line by line in an address element", () => {
  expect(html).toMatch(
    /^<address[^>]*><p><strong>Example &amp; Sons<\/strong><span>1 Street<\/span><span>City 000 000</,
  );
});
