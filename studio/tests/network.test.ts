import { describe, expect, it } from "vitest";
import { networks, nodes } from "../diagrams/plant/network.ts";
import * as viewer from "../diagrams/plant/viewer-network.ts";
import { within } from "./within.ts";

describe("the control system's networks", () => {
  it("has unique addresses", () => {
    const addresses = nodes.flatMap(({ on, host }) => on.map((name) => `${networks[name].prefix}.${host}`));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it("connects servers, stations and controllers to both control networks", () => {
    for (const { on, name } of nodes) expect(on.includes("control-a"), name).toBe(on.includes("control-b"));
  });

  it("connects business, DMZ and control networks through the firewalls only", () => {
    const zone = (name: string) => (name === "business" || name === "dmz" ? name : "control");
    for (const { on, name } of nodes) expect(new Set(on.map(zone)).size, name).toBe(1);
  });

  it("connects all remote I/O to a controller", () => {
    const served = new Set(nodes.filter(({ kind }) => kind === "controller").flatMap(({ on }) => on));
    for (const { kind, on, name } of nodes)
      if (kind === "io" || kind === "drive")
        expect(
          on.some((network) => served.has(network)),
          name,
        ).toBe(true);
  });
});

describe("the viewer's network", () => {
  const zoneOf = (name: viewer.NodeName) => viewer.nodes.find((node) => node.name === name)?.zone;
  const order = viewer.zones.map(({ name }) => name);
  const place = (name: viewer.NodeName) => order.findIndex((zone) => zone === zoneOf(name));

  it("leads values outwards only, and through every zone's firewall", () => {
    for (const conduit of viewer.conduits) {
      const steps = place(conduit.to) - place(conduit.from);
      within(steps, 0, 1, conduit.to);
      const passed = "through" in conduit ? viewer.firewalls[conduit.through] : undefined;
      expect(passed, conduit.to).toEqual(steps === 0 ? undefined : [zoneOf(conduit.from), zoneOf(conduit.to)]);
    }
  });

  it("leads values from the controllers to the browser", () => {
    const reached = new Set<string>(["Controllers"]);
    for (const { from, to } of viewer.conduits) if (reached.has(from)) reached.add(to);
    expect(reached.size).toBe(viewer.nodes.length);
  });
});
