import { once } from "node:events";
import { feed, startGateway } from "./gateway.ts";
import { PlantClient } from "./plant-client.ts";
import { startPlant } from "./plant-server.ts";
import { temporaryCertificates } from "./server-certificates.ts";

// npm start: the plant as an OPC UA server, and a gateway that shows it in the viewer. OPC_PORT and PORT change the ports,
// STRICT=1 refuses sessions that are not signed and encrypted.
using certificates = temporaryCertificates();
await using plant = await startPlant({
  port: Number(process.env["OPC_PORT"] ?? 4840),
  certificates,
  secureOnly: process.env["STRICT"] === "1",
});
await using client = await PlantClient.connect(plant.url, certificates);
await using gateway = await startGateway(client, Number(process.env["PORT"] ?? 8080));
console.log(`Plant:  ${plant.url}`);
console.log(`Viewer: ${gateway.url}/demo?feed=${feed}`);
await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
