/**
 * What the demonstration uses of node-opcua, for the type check of the repository, which has none of its 145 packages. Where
 * they are installed, `npm test` in this folder checks the same sources with node-opcua's own types.
 */
declare module "node-opcua" {
  namespace opcua {
    // As in node-opcua: what a value is depends on its type in OPC UA.
    // oxlint-disable-next-line typescript/no-explicit-any
    type Value = any;
    type Milliseconds = number;
    interface Named {
      readonly name: string;
    }

    enum DataType {
      Double,
      UInt32,
    }
    enum AttributeIds {
      Value,
      EventNotifier,
    }
    enum MessageSecurityMode {
      None,
      Sign,
      SignAndEncrypt,
    }
    enum SecurityPolicy {
      None,
      Basic256Sha256,
    }
    enum TimestampsToReturn {
      Source,
      Both,
    }
    enum AccessRestrictionsFlag {
      SigningRequired,
    }
    interface StatusCode extends Named {
      isGood(): boolean;
      isNot(other: StatusCode): boolean;
    }
    const StatusCodes: Readonly<
      Record<
        | "Good"
        | "BadOutOfRange"
        | "BadUserAccessDenied"
        | "BadSecurityModeInsufficient"
        | "BadInvalidState"
        | "UncertainSensorNotAccurate",
        StatusCode
      >
    >;

    interface EUInformation {
      readonly unitId: number;
    }
    const standardUnits: Readonly<Record<"percent" | "degree_celsius" | "cubic_metre_per_hour", EUInformation>>;
    function makeEUInformation(symbol: string, shortName: string, longName: string): EUInformation;
    function makeAccessLevelFlag(flags: string): number;

    interface VariantOptions {
      readonly dataType: DataType;
      readonly value: Value;
    }
    class Variant {
      constructor(options: VariantOptions);
      readonly value: Value;
    }
    interface DataValue {
      readonly value: Variant;
      readonly statusCode: StatusCode;
      readonly sourceTimestamp: Date | null;
    }
    interface HistoryData {
      readonly dataValues: readonly DataValue[] | null;
    }
    interface NodeId {
      toString(): string;
    }
    function resolveNodeId(name: string): NodeId;

    // The address space of a server.
    type ISessionContext = object;
    interface SessionContext extends ISessionContext {
      readonly session?: { readonly channel?: { readonly securityMode: MessageSecurityMode } };
    }
    interface UAObject {
      readonly server: UAObject;
    }
    interface UAVariable {
      setValueFromSource(value: VariantOptions, statusCode: StatusCode, at: Date): void;
      isUserWritable(context: ISessionContext): boolean;
    }
    interface UAMethod {
      setAccessRestrictions(flags: AccessRestrictionsFlag): void;
      bindMethod(
        call: (
          input: readonly Variant[],
          context: ISessionContext,
          done: (error: Error | null, result: { statusCode: StatusCode; outputArguments: readonly Variant[] }) => void,
        ) => void,
      ): void;
    }
    interface NodeOptions {
      readonly browseName: string;
      readonly displayName?: string;
      readonly nodeId?: string;
      readonly componentOf?: UAObject;
      readonly organizedBy?: UAObject;
      readonly eventNotifier?: number;
      readonly eventSourceOf?: UAObject;
    }
    interface AnalogOptions extends NodeOptions {
      readonly dataType: string;
      readonly engineeringUnits: EUInformation;
      readonly engineeringUnitsRange: { readonly low: number; readonly high: number };
      readonly accessLevel: number;
      readonly minimumSamplingInterval: Milliseconds;
      readonly value?: { get(): Variant; set(value: Variant): StatusCode };
    }
    interface MethodOptions extends NodeOptions {
      readonly inputArguments: readonly object[];
      readonly outputArguments: readonly object[];
    }
    interface InstantiateAlarmConditionOptions extends NodeOptions {
      readonly conditionSource: UAVariable;
      readonly conditionOf: UAObject;
      readonly conditionName: string;
      readonly inputNode: UAVariable;
      readonly optionals: readonly string[];
    }
    interface UAAlarmConditionEx {
      on(event: "acknowledged", listener: () => void): void;
      currentBranch(): { setActiveState(isActive: boolean): void; setAckedState(isAcked: boolean): void };
      raiseNewCondition(condition: {
        readonly message: string;
        readonly severity: number;
        readonly quality: StatusCode;
        readonly retain: boolean;
      }): void;
    }
    interface AddressSpace {
      readonly rootFolder: { readonly objects: UAObject };
      installAlarmsAndConditionsService(): void;
      installHistoricalDataNode(node: UAVariable, options: { readonly maxOnlineValues: number }): void;
      getOwnNamespace(): Namespace;
    }
    interface Namespace {
      readonly addressSpace: AddressSpace;
      addObject(options: NodeOptions): UAObject;
      addAnalogDataItem(options: AnalogOptions): UAVariable;
      addMethod(object: UAObject, options: MethodOptions): UAMethod;
      instantiateAlarmCondition(type: string, options: InstantiateAlarmConditionOptions): UAAlarmConditionEx;
    }

    // Server and client.
    class OPCUACertificateManager {
      readonly rootDir: string;
      constructor(options: { readonly rootFolder: string; readonly automaticallyAcceptUnknownCertificate: boolean });
    }
    class OPCUAServer {
      constructor(options: {
        readonly port: number;
        readonly hostname: string;
        readonly resourcePath: string;
        readonly buildInfo: { readonly productName: string };
        readonly serverCertificateManager: OPCUACertificateManager;
        readonly userCertificateManager: OPCUACertificateManager;
        readonly securityModes: readonly MessageSecurityMode[];
        readonly securityPolicies: readonly SecurityPolicy[];
        readonly disableDiscovery: boolean;
      });
      readonly engine: { readonly addressSpace: AddressSpace | null };
      readonly endpoints: readonly { readonly port: number }[];
      initialize(): Promise<void>;
      start(): Promise<void>;
      shutdown(timeout: Milliseconds): Promise<void>;
    }
    interface ToRead {
      readonly nodeId: NodeId | string;
      readonly attributeId?: AttributeIds;
    }
    interface Reference {
      readonly browseName: Named;
      readonly nodeId: NodeId;
    }
    interface ClientSession {
      browse(node: string): Promise<{ readonly references: readonly Reference[] | null }>;
      read(node: ToRead): Promise<DataValue>;
      write(node: ToRead & { readonly value: { readonly value: VariantOptions } }): Promise<StatusCode>;
      call(method: {
        readonly objectId: NodeId | string;
        readonly methodId: NodeId | string;
        readonly inputArguments?: readonly VariantOptions[];
      }): Promise<{ readonly statusCode: StatusCode }>;
      readHistoryValue(
        node: string,
        from: Date,
        to: Date,
      ): Promise<{ readonly historyData: object; readonly statusCode: StatusCode }>;
      acknowledgeCondition(condition: NodeId, event: Value, comment: string): Promise<StatusCode>;
      close(): Promise<void>;
    }
    class OPCUAClient {
      static create(options: {
        readonly applicationName?: string;
        readonly endpointMustExist: boolean;
        readonly securityMode: MessageSecurityMode;
        readonly securityPolicy: SecurityPolicy;
        readonly connectionStrategy?: { readonly maxRetry: number; readonly initialDelay: Milliseconds };
        readonly clientCertificateManager: OPCUACertificateManager;
      }): OPCUAClient;
      connect(url: string): Promise<void>;
      createSession(): Promise<ClientSession>;
      disconnect(): Promise<void>;
    }
    interface Sampling {
      readonly samplingInterval: Milliseconds;
      readonly queueSize: number;
      readonly discardOldest?: boolean;
      readonly filter?: object;
    }
    function constructEventFilter(fields: readonly string[], where: object): object;
    function ofType(type: string): object;
    class ClientSubscription {
      static create(
        session: ClientSession,
        options: {
          readonly requestedPublishingInterval: Milliseconds;
          readonly publishingEnabled: boolean;
          readonly maxNotificationsPerPublish?: number;
        },
      ): ClientSubscription;
      readonly subscriptionId: number;
      monitor(
        node: ToRead,
        sampling: Sampling,
        timestamps: TimestampsToReturn,
      ): Promise<{ on(event: "changed", listener: (value: DataValue) => void): void }>;
      terminate(): Promise<void>;
    }
    class ClientMonitoredItemGroup {
      static create(
        subscription: ClientSubscription,
        nodes: readonly ToRead[],
        sampling: Sampling,
        timestamps: TimestampsToReturn,
      ): ClientMonitoredItemGroup;
      on(event: "changed", listener: (item: object, value: DataValue, at: number) => void): void;
    }
  }
  export default opcua;
}
