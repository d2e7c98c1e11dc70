import opcua from "node-opcua";
import { startBatch } from "@ttpl/plant/gas.ts";
import { reset } from "@ttpl/plant/interlocks.ts";
import { type Loop, loops, type Point, points } from "@ttpl/plant/points.ts";
import type { Plant } from "@ttpl/plant/state.ts";

const {
  AccessRestrictionsFlag,
  DataType,
  MessageSecurityMode,
  StatusCodes,
  Variant,
  makeAccessLevelFlag,
  standardUnits,
} = opcua;

const units: Readonly<Record<string, opcua.EUInformation>> = {
  "%": standardUnits.percent,
  "°C": standardUnits.degree_celsius,
  "m³/h": standardUnits.cubic_metre_per_hour,
};
/** Units without a code of UNECE are given by their names. */
const unitOf = (name: string): opcua.EUInformation =>
  units[name] ?? opcua.makeEUInformation("", name || "1", name || "without a unit");

/** What only a signed session may do. */
const signed = AccessRestrictionsFlag.SigningRequired;
const isSigned = (context: opcua.ISessionContext): boolean => {
  const mode = (context as opcua.SessionContext).session?.channel?.securityMode;
  return mode === MessageSecurityMode.Sign || mode === MessageSecurityMode.SignAndEncrypt;
};
const variant = (value: number) => new Variant({ dataType: DataType.Double, value });

export interface PlantModel {
  readonly object: opcua.UAObject;
  /** In the order of `points`; set points are written by clients and have none. */
  readonly variables: readonly (opcua.UAVariable | undefined)[];
}

function addSetPoint(namespace: opcua.Namespace, parent: opcua.UAObject, loop: Loop, plant: Plant): void {
  const [low, high] = loop.setPoints;
  const setPoint = namespace.addAnalogDataItem({
    componentOf: parent,
    browseName: "SP",
    nodeId: `s=${loop.tag}.SP`,
    dataType: "Double",
    engineeringUnits: unitOf(loop.unit),
    engineeringUnitsRange: { low, high },
    accessLevel: makeAccessLevelFlag("CurrentRead | CurrentWrite"),
    minimumSamplingInterval: 500,
    value: {
      get: () => variant(loop.of(plant).setPoint),
      set: ({ value }: opcua.Variant) => {
        if (!(typeof value === "number" && value >= low && value <= high)) return StatusCodes.BadOutOfRange;
        loop.of(plant).setPoint = value;
        return StatusCodes.Good;
      },
    },
  });
  // Access restrictions of OPC UA would forbid an unsigned session to read, too.
  const isUserWritable = setPoint.isUserWritable.bind(setPoint);
  setPoint.isUserWritable = (context) => isSigned(context) && isUserWritable(context);
}

/** The plant as nodes: an object for each loop with PV, SP and OP, a variable for each other point, and methods. */
export function addPlant(namespace: opcua.Namespace, plant: Plant): PlantModel {
  const { addressSpace } = namespace;
  const object = namespace.addObject({
    organizedBy: addressSpace.rootFolder.objects,
    browseName: "SCR-101",
    displayName: "Scrubbing system SCR-101, simulated",
    eventNotifier: 1,
    eventSourceOf: addressSpace.rootFolder.objects.server,
  });
  const loopObjects = new Map(
    loops.map((loop) => {
      const parent = namespace.addObject({ componentOf: object, browseName: loop.tag, nodeId: `s=${loop.tag}` });
      addSetPoint(namespace, parent, loop, plant);
      return [loop.tag as string, parent] as const;
    }),
  );
  const variables = points.map((point) => {
    const [loop = "", part = ""] = point.tag.split(".");
    if (part === "SP") return undefined;
    return addPoint(
      namespace,
      { componentOf: loopObjects.get(loop) ?? object, eventSourceOf: object },
      part || point.tag,
      point,
    );
  });
  addMethods(namespace, object, plant);
  return { object, variables };
}

function addPoint(
  namespace: opcua.Namespace,
  parents: { componentOf: opcua.UAObject; eventSourceOf: opcua.UAObject },
  browseName: string,
  { tag, unit, low, high }: Point,
): opcua.UAVariable {
  return namespace.addAnalogDataItem({
    ...parents,
    browseName,
    nodeId: `s=${tag}`,
    dataType: "Double",
    engineeringUnits: unitOf(unit),
    engineeringUnitsRange: { low, high },
    accessLevel: makeAccessLevelFlag("CurrentRead | HistoryRead"),
    minimumSamplingInterval: 500,
  });
}

/** The panel beside the viewer, as methods. */
function addMethods(namespace: opcua.Namespace, object: opcua.UAObject, plant: Plant): void {
  /** Each returns why the plant refuses it. */
  const actions: Readonly<Record<string, () => unknown>> = {
    StartBatch: () => startBatch(plant),
    TripPumpA: () => void (plant.A.tripped = true),
    TripPumpB: () => void (plant.B.tripped = true),
    TripFan: () => void (plant.fanTripped = true),
    EmergencyStop: () => void (plant.stopPressed = true),
    Reset: () => void reset(plant),
  };
  for (const [browseName, act] of Object.entries(actions)) {
    const method = namespace.addMethod(object, {
      browseName,
      nodeId: `s=${browseName}`,
      inputArguments: [],
      outputArguments: [],
    });
    method.setAccessRestrictions(signed);
    method.bindMethod((_input, _context, done) => {
      const statusCode = act() === undefined ? StatusCodes.Good : StatusCodes.BadInvalidState;
      done(null, { statusCode, outputArguments: [] });
    });
  }
}
