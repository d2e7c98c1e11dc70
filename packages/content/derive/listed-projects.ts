import type { Content } from "../content.ts";
import type { Proof } from "../schemas/proof.ts";

/** The projects of a group that an experience profile lists: one of panels lists only those with a panel. */
export const listedProjects = (
  group: string,
  secondLine: Proof["secondLine"],
  { projects }: Pick<Content, "projects">,
) => projects.get(group)?.projects.filter(({ panel }) => secondLine !== "panel" || panel !== undefined) ?? [];
