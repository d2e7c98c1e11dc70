import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import opcua from "node-opcua";
import { permit } from "@ttpl/plant/scrubbing-system.ts";
import { type PlantServer, startPlant } from "../plant-server.ts";
import { freePort } from "./free-port.ts";
import { type Certificates, temporaryCertificates } from "../server-certificates.ts";

const { AttributeIds, DataType, MessageSecurityMode, SecurityPolicy, StatusCodes, TimestampsToReturn } = opcua;

// With node-opcua's own client; open62541.test.ts has that of another library.
let certificates: Certificates;
let plant: PlantServer;
let secured: PlantServer;

before(async () => {
  certificates = temporaryCertificates();
  plant = await startPlant({ port: await freePort(), certificates });
  secured = await startPlant({ port: await freePort(), certificates, secureOnly: true });
});
after(async () => {
  await plant[Symbol.asyncDispose]();
  await secured[Symbol.asyncDispose]();
  certificates[Symbol.dispose]();
});

async function withSession(
  { url }: PlantServer,
  signed: boolean,
  use: (session: opcua.ClientSession) => Promise<void>,
): Promise<void> {
  const client = opcua.OPCUAClient.create({
    endpointMustExist: false,
    securityMode: signed ? MessageSecurityMode.SignAndEncrypt : MessageSecurityMode.None,
    securityPolicy: signed ? SecurityPolicy.Basic256Sha256 : SecurityPolicy.None,
    connectionStrategy: { maxRetry: 0, initialDelay: 100 },
    clientCertificateManager: certificates.of("client"),
  });
  try {
    await client.connect(url);
    const session = await client.createSession();
    await use(session);
    await session.close();
  } finally {
    await client.disconnect();
  }
}
const node = (name: string) => `ns=1;s=${name}`;
const writeSetPoint = (session: opcua.ClientSession, value: number) =>
  session.write({
    nodeId: node("AIC-101.SP"),
    attributeId: AttributeIds.Value,
    value: { value: { dataType: DataType.Double, value } },
  });

test("an unsigned session browses loops with units and ranges, and reads history", async () => {
  await withSession(plant, false, async (session) => {
    const children =
      (await session.browse((await objectId(session)).toString())).references?.map(
        ({ browseName }) => browseName.name,
      ) ?? [];
    for (const name of ["AIC-101", "LIC-101", "PIC-102", "AIC-102", "AI-103", "P-101A"])
      assert.ok(children.includes(name), name);
    const parts = (await session.browse(node("AIC-101"))).references?.map(({ browseName }) => browseName.name);
    assert.deepEqual(parts?.toSorted(), ["OP", "PV", "SP"]);
    const properties = (await session.browse(node("AI-103"))).references ?? [];
    const units = properties.find(({ browseName }) => browseName.name === "EngineeringUnits");
    const unit = await session.read({ nodeId: units?.nodeId ?? "", attributeId: AttributeIds.Value });
    assert.equal(unit.value.value.displayName.text, "mg/Nm³");

    const end = new Date();
    const [history] = [await session.readHistoryValue(node("AI-103"), new Date(end.getTime() - 7_000_000), end)];
    const values = (history.historyData as opcua.HistoryData).dataValues ?? [];
    assert.ok(values.length > 600, `${values.length} values`);
    for (const { value } of values) assert.ok(value.value >= 0 && value.value < permit);
  });
});

test("a subscription gets values with good quality and the plant's time", async () => {
  await withSession(plant, false, async (session) => {
    const subscription = opcua.ClientSubscription.create(session, {
      requestedPublishingInterval: 500,
      publishingEnabled: true,
    });
    const item = await subscription.monitor(
      { nodeId: node("AIC-101.PV"), attributeId: AttributeIds.Value },
      { samplingInterval: 500, queueSize: 10 },
      TimestampsToReturn.Both,
    );
    const seen: opcua.DataValue[] = [];
    await new Promise<void>((enough) => {
      item.on("changed", (value) => {
        if (seen.push(value) === 3) enough();
      });
    });
    for (const { statusCode, value, sourceTimestamp } of seen) {
      assert.equal(statusCode, StatusCodes.Good);
      assert.ok(value.value > 7 && value.value < 10);
      assert.ok(Math.abs(Date.now() - (sourceTimestamp?.getTime() ?? 0)) < 10_000);
    }
    await subscription.terminate();
  });
});

test("an unsigned session may neither write nor operate", async () => {
  await withSession(plant, false, async (session) => {
    assert.equal(await writeSetPoint(session, 8.8), StatusCodes.BadUserAccessDenied);
    const { statusCode } = await session.call({ objectId: await objectId(session), methodId: node("TripPumpA") });
    assert.equal(statusCode, StatusCodes.BadSecurityModeInsufficient);
  });
  assert.equal(plant.simulation.plant.pH.setPoint, 8.6);
  assert.equal(plant.simulation.plant.A.tripped, false);
});

test("a server with signed sessions only refuses an unsigned one", async () => {
  await assert.rejects(withSession(secured, false, async () => undefined));
  await withSession(secured, true, async (session) => {
    assert.equal((await session.read({ nodeId: node("AI-103") })).statusCode, StatusCodes.Good);
  });
});

const objectId = async (session: opcua.ClientSession): Promise<opcua.NodeId> => {
  const { references } = await session.browse("ObjectsFolder");
  const found = references?.find(({ browseName }) => browseName.name === "SCR-101");
  if (!found) throw new Error("The server has no SCR-101");
  return found.nodeId;
};

test("a signed session moves a set point within its range, trips a pump, gets the alarm and acknowledges it", async () => {
  await withSession(plant, true, async (session) => {
    assert.equal(await writeSetPoint(session, 99), StatusCodes.BadOutOfRange);
    assert.equal(plant.simulation.plant.pH.setPoint, 8.6);
    assert.equal(await writeSetPoint(session, 8.8), StatusCodes.Good);
    assert.equal(plant.simulation.plant.pH.setPoint, 8.8);

    const subscription = opcua.ClientSubscription.create(session, {
      requestedPublishingInterval: 200,
      publishingEnabled: true,
    });
    const fields = [
      "ConditionName",
      "Severity",
      "Message",
      "ActiveState.Id",
      "AckedState.Id",
      "EventId",
      "ConditionId",
    ];
    const item = await subscription.monitor(
      { nodeId: "i=2253", attributeId: AttributeIds.EventNotifier },
      {
        samplingInterval: 0,
        queueSize: 100,
        filter: opcua.constructEventFilter(fields, opcua.ofType("AlarmConditionType")),
      },
      TimestampsToReturn.Both,
    );
    const alarmed = new Promise<opcua.Variant[]>((found) => {
      item.on("changed", (event) => {
        const values = event as unknown as opcua.Variant[];
        if (values[0]?.value === "XA-101A" && values[3]?.value === true) found(values);
      });
    });
    const { statusCode } = await session.call({ objectId: await objectId(session), methodId: node("TripPumpA") });
    assert.equal(statusCode, StatusCodes.Good);
    const [, severity, message, , acked, eventId] = await alarmed;
    assert.equal(severity?.value, 600);
    assert.match(message?.value.text, /Pump A tripped/);
    assert.equal(acked?.value, false);
    assert.equal(
      await session.acknowledgeCondition(opcua.resolveNodeId(node("XA-101A")), eventId?.value, "Seen"),
      StatusCodes.Good,
    );
    const alarm = plant.simulation.alarms.find(({ rule }) => rule.tag === "XA-101A");
    assert.equal(alarm?.state, "acknowledged");
    await subscription.terminate();
  });
});

test("the emergency stop: probes without flow have no good quality, and a tripped dryer refuses a batch", async () => {
  await withSession(plant, true, async (session) => {
    const call = async (method: string) =>
      (await session.call({ objectId: await objectId(session), methodId: node(method) })).statusCode;
    const quality = async (tag: string) =>
      (await session.read({ nodeId: node(tag), attributeId: AttributeIds.Value })).statusCode;
    assert.equal(await quality("AIC-102.PV"), StatusCodes.Good);
    assert.equal(await call("EmergencyStop"), StatusCodes.Good);
    while (!plant.simulation.plant.dryerTripped || !Number.isNaN(plant.simulation.plant.conductivity.value))
      await setTimeout(200);
    await setTimeout(1100);
    assert.equal(await quality("AIC-102.PV"), StatusCodes.UncertainSensorNotAccurate);
    assert.equal(await call("StartBatch"), StatusCodes.BadInvalidState);
    assert.equal(await call("Reset"), StatusCodes.Good);
  });
});
