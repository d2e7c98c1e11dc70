import { blinded, branchedRun } from "../kit/branched-runs.ts";
import { connect } from "../kit/connect.ts";
import { gasket } from "../kit/flanges.ts";
import { part } from "../kit/part.ts";
import { type Point, slab } from "../kit/placement.ts";
import { type SkidForm, skidFrame } from "../kit/skids.ts";
import { leaveOpen } from "../kit/spools.ts";
import type { Model } from "../models/model.ts";
import { filterFeed, mediaFilter } from "../models/skids/parts/media-filter.ts";
import { hollow } from "../kit/solids.ts";

const form: SkidForm = { length: 4300, width: 2240, height: 200, crossMembers: 6 };
const deck = form.height;
const frame = skidFrame("skid", form);
const places: readonly [number, number] = [-1250, 350];
const [first, second] = [mediaFilter("F-801A", [places[0], 440, deck]), mediaFilter("F-801B", [places[1], 440, deck])];
const [start, reach] = [-2100, 150];
const uses = ["raw water", "backwash outlet", "filtered water", "backwash inlet"] as const;
const headers = uses.map((use) => {
  const { y, z } = first.faces[use].position;
  const branch = (x: number) => ({ bore: 80, station: x - start, direction: [1, 0, 0] as Point, reach });
  const header = branchedRun(`${use} header`, 80, 2750, "steel", { a: branch(places[0]), b: branch(places[1]) });
  header.at([start, y - gasket - reach, z], [1, 0, 0]);
  return { header, parts: [header, connect(header.a, first.faces[use]), connect(header.b, second.faces[use])] };
});
const [raw, ...others] = headers.map(({ header }) => header);
if (!raw) throw new Error("The raw water header is missing");

const feed = filterFeed([1800, 80, deck], raw.outlet);
leaveOpen(...others.map((header) => header.inlet));
const { y: headerY, z: level } = raw.outlet.position;
const posts = part(
  "header posts",
  [-1850, -450].flatMap((x) => [
    ...hollow(5, slab([x - 40, headerY + 44.5, deck + 10], [x + 40, headerY + 120, level + 120], "steel")),
    ...slab([x - 90, headerY + 4, deck], [x + 90, headerY + 160, deck + 10], "steel"),
  ]),
).at([0, 0, 0]);

export default {
  name: "timeline-2010",
  title: "Media filter skid",
  drawingNumber: "PLT-301-GA-016",
  parts: [
    frame,
    ...first.parts,
    ...second.parts,
    ...headers.flatMap(({ parts }) => parts),
    ...feed.parts,
    posts,
    ...feed.joints,
    ...feed.line,
    ...blinded(raw.inlet, ...others.map((header) => header.outlet)),
  ],
  camera: { bearing: -56, height: 20, frame: [1600, 1200] },
  sheet: {
    scale: 20,
    inOnePiece: true,
    items: [
      { part: first.vessel, description: "Media filter F-801A/B, outside diameter 1,000", quantity: 2 },
      { part: feed.pump, description: "Feed pump P-801, DN 80 by DN 50" },
      { part: raw, description: "Raw water header, DN 80" },
      { part: feed.check, description: "Swing check valve, DN 80" },
      { part: frame, description: "Skid with drip rim and lifting lugs" },
    ],
    dimensions: [
      { view: "front", from: [-form.length / 2, 0, 0], to: [form.length / 2, 0, 0], along: "x", side: "below", row: 2 },
      { view: "front", from: first.vessel.top, to: second.vessel.top, along: "x", side: "below" },
      { view: "front", from: [0, 0, 0], to: first.vessel.top, along: "z", side: "left", row: 2 },
      { view: "front", from: [0, 0, 0], to: raw.inlet, along: "z", side: "left" },
      { view: "top", from: [0, -form.width / 2, 0], to: [0, form.width / 2, 0], along: "y", side: "left" },
      { view: "right", from: raw.inlet, to: first.vessel.top, along: "y", side: "below" },
    ],
    notes: ["Four face valves to each filter: raw, filtered, backwash in, backwash out.", "Drawn for this website."],
  },
} satisfies Model;
