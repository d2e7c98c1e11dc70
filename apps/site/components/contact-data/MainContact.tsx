import type { SitePlan } from "@ttpl/content/derive/site-plan.ts";
import { telephoneLink } from "./telephone-link.ts";

/** The first telephone and the e-mail address, as links: how to reach the company, from any page. */
export const MainContact = ({ company: { telephones, email } }: Pick<SitePlan, "company">) => (
  <>
    {telephones.slice(0, 1).map(({ number }) => (
      <a key={number} href={telephoneLink(number)}>
        {number}
      </a>
    ))}{" "}
    <a href={`mailto:${email}`}>{email}</a>
  </>
);
