import { headingId, HungSection } from "../../components/hung-section/HungSection.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import { ContactDetails } from "./ContactDetails.tsx";
import { EnquiryForm } from "./EnquiryForm.tsx";

export const loader = pageLoader("contact");

const enquiryHeading = "enquiry";

/** The enquiry form, what to include in an enquiry, and the contact data. */
export default function ContactPage({ loaderData: page }: { loaderData: PageData<"contact"> }) {
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      <HungSection heading={page.form.heading} id={enquiryHeading}>
        <EnquiryForm
          words={page.form}
          mail={page.mail}
          email={page.company.email}
          labelledBy={headingId(enquiryHeading)}
        />
      </HungSection>
      <ProseSections sections={page.sections} />
      <HungSection heading={page.form.details} id="details">
        <ContactDetails page={page} />
      </HungSection>
    </article>
  );
}
