import opcua from "node-opcua";
import type { AlarmEvent } from "@ttpl/plant/alarms.ts";
import { pointIndex, points } from "@ttpl/plant/points.ts";
import { advance, type Simulation, simulationAt } from "@ttpl/plant/simulation.ts";
import { historyStep, withHistory } from "./history.ts";
import { addAlarms } from "./plant-alarms.ts";
import { addPlant, type PlantModel } from "./plant-model.ts";
import type { Certificates } from "./server-certificates.ts";

const { DataType, MessageSecurityMode, SecurityPolicy, StatusCodes } = opcua;

export interface PlantServer extends AsyncDisposable {
  readonly url: string;
  readonly simulation: Simulation;
}

interface ServerOptions {
  readonly port: number;
  readonly certificates: Certificates;
  /** Refuses sessions that are not signed and encrypted. */
  readonly secureOnly?: boolean;
}

function setValues({ variables }: PlantModel, { values, plant }: Simulation): void {
  const at = new Date(plant.time * 1000);
  for (const [place, variable] of variables.entries()) {
    const value = values[place] ?? NaN;
    // A probe without flow still tells something, but not of the tank.
    const quality = Number.isNaN(value) ? StatusCodes.UncertainSensorNotAccurate : StatusCodes.Good;
    variable?.setValueFromSource({ dataType: DataType.Double, value }, quality, at);
  }
}

/** Starts the plant, one second a second, as an OPC UA server on this machine's loopback address. */
export async function startPlant({ port, certificates, secureOnly = false }: ServerOptions): Promise<PlantServer> {
  const past: { time: number; values: number[] }[] = [];
  const simulation = simulationAt(Math.floor(Date.now() / 1000), ({ plant, values }) => {
    if (plant.time % historyStep === 0) past.push({ time: plant.time, values: [...values] });
  });
  const server = new opcua.OPCUAServer({
    port,
    hostname: "127.0.0.1",
    resourcePath: "/scr101",
    buildInfo: { productName: "SCR-101, simulated" },
    serverCertificateManager: certificates.of("server"),
    userCertificateManager: certificates.of("users"),
    securityModes: secureOnly
      ? [MessageSecurityMode.SignAndEncrypt]
      : [MessageSecurityMode.None, MessageSecurityMode.SignAndEncrypt],
    securityPolicies: secureOnly
      ? [SecurityPolicy.Basic256Sha256]
      : [SecurityPolicy.None, SecurityPolicy.Basic256Sha256],
    // Clients of the strict server ask for its certificate over a channel that allows nothing else.
    disableDiscovery: !secureOnly,
  });
  await server.initialize();
  const { addressSpace } = server.engine;
  if (!addressSpace) throw new Error("The server has no address space");
  addressSpace.installAlarmsAndConditionsService();
  const namespace = addressSpace.getOwnNamespace();
  const model = addPlant(namespace, simulation.plant);
  for (const tag of withHistory) {
    const index = pointIndex(tag);
    const variable = model.variables[index];
    if (!variable) throw new Error(`${points[index]?.tag} has no variable`);
    addressSpace.installHistoricalDataNode(variable, { maxOnlineValues: 20_000 });
    for (const { time, values } of past)
      variable.setValueFromSource(
        { dataType: DataType.Double, value: values[index] },
        StatusCodes.Good,
        new Date(time * 1000),
      );
  }
  setValues(model, simulation);
  const show = addAlarms(namespace, model, simulation);
  let shown: AlarmEvent | undefined = simulation.events.at(-1);
  const timer = setInterval(() => {
    // A busy machine leaves ticks out: the plant keeps up with the clock, as the page's does.
    while (simulation.plant.time < Math.floor(Date.now() / 1000)) {
      advance(simulation);
      setValues(model, simulation);
    }
    const { events } = simulation;
    for (const event of events.slice(shown ? events.indexOf(shown) + 1 : 0)) show(event);
    shown = events.at(-1);
  }, 1000);
  await server.start();
  const endpoint = server.endpoints[0];
  return {
    url: `opc.tcp://127.0.0.1:${endpoint?.port}/scr101`,
    simulation,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await server.shutdown(100);
    },
  };
}
