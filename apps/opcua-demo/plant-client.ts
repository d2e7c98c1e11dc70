import opcua from "node-opcua";
import { alarmRules } from "@ttpl/plant/alarm-rules.ts";
import type { AlarmEvent, AlarmState } from "@ttpl/plant/alarms.ts";
import { points } from "@ttpl/plant/points.ts";
import type { GatewayHistory, GatewayMessage } from "@ttpl/plant/gateway-message.ts";
import { historyStep, withHistory } from "./history.ts";
import type { Certificates } from "./server-certificates.ts";

const { AttributeIds, DataType, MessageSecurityMode, SecurityPolicy, StatusCodes, TimestampsToReturn } = opcua;

const nodeOf = (tag: string) => `ns=1;s=${tag}`;
const eventsKept = 20;

/** Reads the plant by OPC UA, signed and encrypted, and keeps what the viewer has to know. It never writes. */
export class PlantClient implements AsyncDisposable {
  private readonly values: (number | null)[] = points.map(() => null);
  private readonly alarms = new Map<string, { state: AlarmState; since: number }>();
  private readonly events: AlarmEvent[] = [];
  private time = 0;
  private readonly client: opcua.OPCUAClient;
  private readonly session: opcua.ClientSession;

  private constructor(client: opcua.OPCUAClient, session: opcua.ClientSession) {
    this.client = client;
    this.session = session;
  }

  static async connect(url: string, certificates: Certificates): Promise<PlantClient> {
    const client = opcua.OPCUAClient.create({
      applicationName: "Viewer gateway",
      endpointMustExist: false,
      securityMode: MessageSecurityMode.SignAndEncrypt,
      securityPolicy: SecurityPolicy.Basic256Sha256,
      clientCertificateManager: certificates.of("gateway"),
    });
    await client.connect(url);
    const reader = new PlantClient(client, await client.createSession());
    await reader.subscribe();
    return reader;
  }

  private async subscribe(): Promise<void> {
    const { session } = this;
    const subscription = opcua.ClientSubscription.create(session, {
      requestedPublishingInterval: 1000,
      publishingEnabled: true,
      maxNotificationsPerPublish: 1000,
    });
    const group = opcua.ClientMonitoredItemGroup.create(
      subscription,
      points.map(({ tag }) => ({ nodeId: nodeOf(tag), attributeId: AttributeIds.Value })),
      { samplingInterval: 1000, queueSize: 1, discardOldest: true },
      TimestampsToReturn.Source,
    );
    group.on("changed", (_item, { value, statusCode, sourceTimestamp }, index) => {
      this.values[index] = statusCode.isGood() ? (value.value as number) : null;
      this.time = Math.max(this.time, Math.floor((sourceTimestamp?.getTime() ?? 0) / 1000));
    });
    const alarms = await subscription.monitor(
      { nodeId: "i=2253", attributeId: AttributeIds.EventNotifier },
      {
        samplingInterval: 0,
        queueSize: 200,
        filter: opcua.constructEventFilter(
          ["ConditionName", "ActiveState.Id", "AckedState.Id", "Time"],
          opcua.ofType("AlarmConditionType"),
        ),
      },
      TimestampsToReturn.Both,
    );
    alarms.on("changed", (event) => this.hear(event as unknown as opcua.Variant[]));
    // ConditionRefresh: the alarms that are active already.
    await session.call({
      objectId: "i=2782",
      methodId: "i=3875",
      inputArguments: [{ dataType: DataType.UInt32, value: subscription.subscriptionId }],
    });
  }

  private hear([name, active, acked, at]: readonly opcua.Variant[]): void {
    const tag = String(name?.value);
    if (!alarmRules.some((rule) => rule.tag === tag)) return;
    const state = stateOf(active?.value === true, acked?.value === true);
    const before = this.alarms.get(tag)?.state ?? "normal";
    if (state === before) return;
    const time = Math.floor(((at?.value as Date | undefined)?.getTime() ?? 0) / 1000);
    this.alarms.set(tag, { state, since: time });
    const kind = state === "unacknowledged" ? "alarm" : state === "acknowledged" ? "acknowledged" : "returned";
    this.events.push({ time, tag, kind });
    this.events.splice(0, this.events.length - eventsKept);
  }

  message(): GatewayMessage {
    const alarms = [...this.alarms].map(([tag, alarm]) => ({ tag, ...alarm }));
    return {
      time: this.time,
      values: this.values,
      alarms: alarms.filter(({ state }) => state !== "normal"),
      events: this.events,
    };
  }

  async history(): Promise<GatewayHistory> {
    const end = new Date();
    const start = new Date(end.getTime() - 7_200_000);
    const pens = withHistory.map(async (tag) => {
      const { historyData, statusCode } = await this.session.readHistoryValue(nodeOf(tag), start, end);
      if (statusCode.isNot(StatusCodes.Good)) throw new Error(`History of ${tag}: ${statusCode.name}`);
      const values = ((historyData as opcua.HistoryData).dataValues ?? []).flatMap(
        ({ value, statusCode: quality, sourceTimestamp }) => {
          const time = Math.floor((sourceTimestamp?.getTime() ?? 0) / 1000);
          return time % historyStep === 0 && quality.isGood() ? [[time, value.value as number] as const] : [];
        },
      );
      return { tag, values };
    });
    return { step: historyStep, pens: await Promise.all(pens) };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.session.close();
    await this.client.disconnect();
  }
}

function stateOf(active: boolean, acknowledged: boolean): AlarmState {
  if (active) return acknowledged ? "acknowledged" : "unacknowledged";
  return acknowledged ? "normal" : "returned";
}
