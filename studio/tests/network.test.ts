import { describe, expect, it } from "vitest";
import { networks, nodes } from "../diagrams/plant/network.ts";

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
