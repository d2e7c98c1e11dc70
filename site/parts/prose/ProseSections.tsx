import type { ProseSection } from "../../reading/prose.ts";
import { HungSection } from "../hung-section/HungSection.tsx";
import { Prose } from "./Prose.tsx";

/** The text of a page, section by section. */
export const ProseSections = ({ sections }: { sections: readonly ProseSection[] }) =>
  sections.map(({ heading, id, nodes }) => (
    <HungSection key={id ?? "opening"} heading={heading} id={id}>
      <Prose nodes={nodes} />
    </HungSection>
  ));
