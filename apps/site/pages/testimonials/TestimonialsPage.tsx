import { NextStep } from "../../components/next-step/NextStep.tsx";
import { PageHeader } from "../../components/page-header/PageHeader.tsx";
import { ProseSections } from "../../components/prose/ProseSections.tsx";
import { pageLoader } from "@ttpl/content/loaders.ts";
import type { PageData } from "@ttpl/content/derive/page-data.ts";
import styles from "./TestimonialsPage.module.css";

export const loader = pageLoader("testimonials");

/** Customers' quotes, each with a role and a region. */
export default function TestimonialsPage({ loaderData: page }: { loaderData: PageData<"testimonials"> }) {
  return (
    <article>
      <PageHeader title={page.title} lead={page.lead} />
      {page.quotes.length > 0 && (
        <ul className={styles.quotes}>
          {page.quotes.map(({ id, text, role, region, story }) => (
            <li key={text} id={id}>
              <figure>
                <blockquote>
                  <p>{text}</p>
                </blockquote>
                <figcaption>
                  <strong>{role}</strong>
                  <span>{region}</span>
                </figcaption>
              </figure>
              {story && (
                <p>
                  {page.labels.story}: <a href={story.to}>{story.name}</a>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <ProseSections sections={page.sections} />
      {page.enquire && <NextStep words={page.enquire} />}
    </article>
  );
}
