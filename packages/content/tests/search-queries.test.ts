import { expect, test } from "vitest";
import { searchData } from "../derive/search-documents.ts";
import { readContent } from "../read-content.ts";
import { documentsIn } from "../search/search-document.ts";
import { indexOf } from "./search-data.ts";

/** What visitors type, and what they mean: the beginning of an address. docs/decisions/0065 has the first hits. */
const meant: readonly (readonly [query: string, to: string])[] = [
  // Buyers
  ["control panel manufacturer in india", "/products/controlpanels"],
  ["UL 508A panel shop", "/products/controlpanels"],
  ["who builds wet scrubbers", "/products"],
  ["scruber for HCl fumes", "/products"],
  ["demister pads supplier", "/showcase/showcolumninternals?item=demister-pads"],
  ["structured packing for a vacuum column", "/showcase/showcolumninternals?item=structured-packing"],
  ["iso 9001 certificate", "/about/quality"],
  ["is there a warranty", "/terms"],
  ["payment terms", "/terms"],
  ["do you sign an NDA", "/terms"],
  ["company brochure", "/experience"],
  ["what do your customers say", "/testimonial"],
  ["budgetary quote", "/contact"],
  ["privacy policy", "/contact"],
  // Engineers
  ["redox potential", "/products"],
  ["material take-off", "/services/modeling"],
  ["PCS 7", "/experience?platform=siemens"],
  ["S7-1500 WinCC", "/experience?platform=siemens"],
  ["allen bradley plc", "/experience?platform=rockwell"],
  ["deltav", "/experience?platform=emerson"],
  ["p and id drawings", "/experience#"],
  ["cause and effect matrix", "/showcase/deliverables?item=cause-and-effect"],
  ["HAZOP", "/showcase/deliverables?item=hazard-study"],
  ["sample I/O list", "/showcase/deliverables?item=io-list"],
  ["loop drawing", "/showcase/deliverables?item=loop-diagram"],
  ["piping isometric", "/showcase/deliverables?item=piping-isometric"],
  ["plant 3d model of a pipe rack", "/showcase/showmodeling"],
  ["modular skid design", "/services/modular"],
  ["web viewer for live data", "/demo"],
  ["OPC UA", "/demo"],
  ["profibus", "/products/controlpanelprofile"],
  // Plants and places
  ["desalination", "/experience?plant=desalination"],
  ["2 MLD RO plant", "/experience#"],
  ["cement plant automation", "/experience?plant=cement"],
  ["tyre factory", "/experience?plant=rubber"],
  ["USA", "/experience?region=north-america"],
  ["projects in saudi arabia", "/experience?region=gulf"],
  // Partners
  ["equipment makers", "/customers"],
  ["white label subcontractor", "/customers"],
  ["outsource detail engineering", "/services/detailengineering"],
  ["time difference to india", "/contact"],
  ["24x7 help desk", "/services"],
  // Applicants, and whoever looks for the company
  ["plc programmer job", "/careers/automation-plc-scada-programmer"],
  ["how do i send my cv", "/careers"],
  ["phone number", "/contact"],
  ["where are you", "/contact"],
];

const data = searchData(readContent());
const index = indexOf(data);
const documents = documentsIn(data);

test("nine of ten queries have what is meant among the first three results", () => {
  // What has left the content cannot be found.
  const possible = meant.filter(([, to]) => documents.some((document) => document.to.startsWith(to)));
  const missed = possible.flatMap(([query, to]) => {
    const first = index.find(query).slice(0, 3);
    return first.some(({ document }) => document.to.startsWith(to))
      ? []
      : [`${query}: ${first.map((hit) => hit.document.to).join(", ")}`];
  });
  expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(possible.length / 10);
});

test("no sentence finds half of the site", () => {
  for (const [query] of meant) expect(index.find(query).length, query).toBeLessThan(documents.length / 4);
});
