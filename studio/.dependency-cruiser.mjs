import { everywhere, layersOf, resolving } from "../tools/check/import-rules.mjs";

// Layers of the studio: kit, then models, then the folders that check and export them. Diagrams are separate and share
// only the files at the top level with the rest.
const layer = layersOf(
  "^(browser-models|contact-sheet|diagrams|exports|kit|lint|models|proofs|render|sheets|solids|tests|views)/",
);

export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    { name: "no-unresolved-imports", severity: "error", from: {}, to: { couldNotResolve: true } },
    {
      name: "no-orphans",
      severity: "error",
      from: {
        orphan: true,
        pathNot:
          "(\\.d\\.ts$|\\.test\\.ts$|\\.config\\.ts$|^(models|views|diagrams/items|sheets/particulars)/|^(pictures|table-of-glbs|tests/refuse-other-files)\\.ts$)",
      },
      to: {},
    },
    layer("kit", "^kit/", "^kit/"),
    layer("lint", "^lint/", "^(kit|lint)/"),
    layer("models", "^models/", "^(kit|models)/"),
    layer("views", "^views/", "^(kit|models|views)/"),
    layer(
      "proofs",
      "^proofs/",
      "^(browser-models|diagrams|kit|lint|proofs|sheets|solids)/",
      // What papers, letters and scales there are, and how wide words are.
      "^(exports/(read-drawing|text-width|typeface)|models/model)\\.ts$",
    ),
    layer("render", "^render/", "^(kit|models|render)/"),
    layer("exports", "^exports/", "^exports/"),
    // Schedules quote the tag lists and calculations of the plants.
    layer("sheets", "^sheets/", "^(exports|kit|models|sheets)/", "^diagrams/plant/"),
    layer(
      "solids",
      "^solids/",
      "^(kit|models|solids)/",
      "^exports/company",
      // Solids are called after the service of their part's tag, and are of the material that its sheet states.
      "^diagrams/plant/registers/",
      "^sheets/item-materials\\.ts$",
    ),
    layer(
      "browser-models",
      "^browser-models/",
      "^(browser-models|kit|models)/",
      "^solids/assembly-tree",
      // Equipment is listed by its service in the tag list.
      "^diagrams/plant/registers/",
      "^render/camera",
      // A part weighs as much as on its sheet.
      "^sheets/weights\\.ts$",
    ),
    layer(
      "contact-sheet",
      "^contact-sheet/",
      "^(contact-sheet|kit|render)/",
      "^(exports/typeface|sheets/palettes)\\.ts$",
    ),
    layer(
      "diagrams",
      "^diagrams/",
      "^(diagrams|exports)/",
      // What lines are ordered by.
      "^kit/line-classes\\.ts$",
      "^models/(scrubbing/parts/(duty|quench-places)|panels/parts/(panel-devices|mcc-feeders))\\.ts$",
    ),
    ...everywhere,
  ],
  options: resolving,
};
