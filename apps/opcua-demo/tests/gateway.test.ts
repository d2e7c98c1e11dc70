import assert from "node:assert/strict";
import { test } from "node:test";
import type { GatewayHistory, GatewayMessage } from "@ttpl/plant/gateway-message.ts";
import { pointIndex } from "@ttpl/plant/points.ts";
import { feed, startGateway } from "../gateway.ts";
import { PlantClient } from "../plant-client.ts";
import { startPlant } from "../plant-server.ts";
import { temporaryCertificates } from "../server-certificates.ts";
import { freePort } from "./free-port.ts";

/** The events of a stream, each with its name and its data. */
async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<{ name: string; data: string }> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) {
    text += decoder.decode(chunk, { stream: true });
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts)
      yield { name: /^event: (.*)$/m.exec(part)?.[1] ?? "message", data: /^data: (.*)$/m.exec(part)?.[1] ?? "" };
  }
}

test("the gateway passes on history, values and alarms as it got them by OPC UA, and refuses writes", async () => {
  using certificates = temporaryCertificates();
  await using plant = await startPlant({ port: await freePort(), certificates, secureOnly: true });
  await using client = await PlantClient.connect(plant.url, certificates);
  await using gateway = await startGateway(client, 0);
  plant.simulation.plant.A.tripped = true;
  const response = await fetch(gateway.url + feed);
  assert.equal(response.headers.get("content-type"), "text/event-stream");
  let history: GatewayHistory | undefined;
  let message: GatewayMessage | undefined;
  for await (const { name, data } of eventsOf(response.body as ReadableStream<Uint8Array>)) {
    if (name === "history") history = JSON.parse(data) as GatewayHistory;
    else message = JSON.parse(data) as GatewayMessage;
    if (message?.alarms.some(({ tag }) => tag === "XA-101A") && message.values[pointIndex("P-101B")] === 1) break;
  }
  assert.ok((history?.pens[0]?.values.length ?? 0) > 600);
  assert.equal(message?.values.length, plant.simulation.values.length);
  assert.equal(message?.values.includes(null), false);
  assert.equal(message?.alarms.find(({ tag }) => tag === "XA-101A")?.state, "unacknowledged");
  assert.ok(message?.events.some(({ tag, kind }) => tag === "XA-101A" && kind === "alarm"));
  assert.ok(Math.abs((message?.time ?? 0) - Date.now() / 1000) < 10);
  assert.equal((await fetch(gateway.url + feed, { method: "POST" })).status, 405);
  assert.equal((await fetch(`${gateway.url}/../package.json`)).status, 404);
});
