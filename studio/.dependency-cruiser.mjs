import { everywhere, resolving } from "../.dependency-cruiser.mjs";

// The floors of the drawing office: parts below models, models below what lints, renders, drafts and gives them away.
// Diagrams stand beside them and share nothing with them but the bookkeeping.
const floor = (name, path, ...allowed) => ({
  name: `${name}-imports-only-what-lies-below`,
  severity: "error",
  from: { path },
  to: { path: "^(contact-sheet|details|diagrams|exports|kit|lint|models|render|sheets|solids|tests|views)/", pathNot: allowed },
});

export default {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot: "(\\.d\\.ts$|\\.test\\.ts$|\\.config\\.ts$|^(models|views|diagrams/items)/|^pictures\\.ts$)",
      },
      to: {},
    },
    floor("kit", "^kit/", "^kit/"),
    floor("lint", "^lint/", "^(kit|lint)/"),
    floor("models", "^models/", "^(kit|models)/"),
    floor("views", "^views/", "^(kit|models|views)/"),
    floor("details", "^details/", "^details/"),
    floor("render", "^render/", "^(kit|models|render)/"),
    floor("exports", "^exports/", "^exports/"),
    floor("sheets", "^sheets/", "^(exports|kit|models|sheets)/"),
    floor("solids", "^solids/", "^(kit|models|solids)/"),
    floor("contact-sheet", "^contact-sheet/", "^(contact-sheet|kit|render)/", "^sheets/(lettering|palettes)\\.ts$"),
    floor("diagrams", "^diagrams/", "^(diagrams|exports)/", "^models/parts/duty\\.ts$"),
    ...everywhere,
  ],
  options: resolving,
};
