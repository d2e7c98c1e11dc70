import { Fragment, type ReactNode } from "react";
import type { ProseSection } from "@ttpl/content/parse/prose.ts";
import { pageHeadingId } from "../page-header/PageHeader.tsx";
import { headingId, HungSection } from "../hung-section/HungSection.tsx";
import { Prose } from "./Prose.tsx";

interface ProseSectionsProps {
  sections: readonly ProseSection[];
  /** Content to add at the end of the section with the id `to`; a section without a heading has none. */
  additions?: readonly { to: string | undefined; content: ReactNode }[];
  /** The id of a section whose list is printed with boxes to tick. */
  checklist?: string | undefined;
}

/** The text of a page, section by section. */
export const ProseSections = ({ sections, additions, checklist }: ProseSectionsProps) =>
  sections.map(({ heading, id, nodes }) => (
    <HungSection key={id ?? "opening"} heading={heading} id={id}>
      <Prose
        nodes={nodes}
        heading={id && heading ? headingId(id) : pageHeadingId}
        checklist={id !== undefined && id === checklist}
      />
      {additions?.map(({ to, content }, index) => to === id && <Fragment key={index}>{content}</Fragment>)}
    </HungSection>
  ));
