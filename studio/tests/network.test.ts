import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { firewalls, levels, networks, nodes, switches } from "../diagrams/plant/network.ts";
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

  it("has the DMZ as a level of its own between offices and plant, joined to both control networks", () => {
    expect(levels["4"].y).toBeLessThan(levels["3.5"].y);
    expect(levels["3.5"].y).toBeLessThan(levels["3"].y);
    expect(networks.dmz.level).toBe("3.5");
    expect(nodes.filter(({ on }) => on.includes("dmz")).length).toBeGreaterThan(0);
    expect(firewalls["FW-1"]).toEqual({ above: "business", below: ["dmz"] });
    expect(firewalls["FW-2"]).toEqual({ above: "dmz", below: ["control-a", "control-b"] });
  });

  it("has a switch in each network but PROFINET, whose devices have theirs inside", () => {
    const own = Object.entries(networks).flatMap(([name, { title }]) => (title === "PROFINET" ? [] : [name]));
    expect(Object.values(switches).toSorted()).toEqual(own.toSorted());
  });

  it.each(["control-system-architecture", "service-viewer"])(
    "%s does not say that a firewall is a diode",
    async (item) => {
      const { default: Drawing } = (await import(`../diagrams/items/${item}.tsx`)) as { default: ComponentType };
      expect(renderToStaticMarkup(createElement(Drawing))).not.toMatch(/one[ -]way|one direction|unidirectional/i);
    },
  );

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
