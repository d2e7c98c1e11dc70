import opcua from "node-opcua";
import { acknowledge, type Alarm, type AlarmEvent } from "@ttpl/plant/alarms.ts";
import { alarmWords } from "@ttpl/plant/scrubbing-system.ts";
import { report, type Simulation } from "@ttpl/plant/simulation.ts";
import type { PlantModel } from "./plant-model.ts";

/** Severity by priority, in the bands that are usual for OPC UA's 1 to 1000. */
const severities = { 1: 900, 2: 600, 3: 300 } as const;

/** A condition for each alarm. The simulation detects, with its own delays and dead bands; OPC UA shows and acknowledges. */
export function addAlarms(
  namespace: opcua.Namespace,
  { object, variables }: PlantModel,
  { alarms, plant, events }: Simulation,
): (event: AlarmEvent) => void {
  const conditions = new Map<string, { alarm: Alarm; condition: opcua.UAAlarmConditionEx }>(
    alarms.map((alarm) => {
      const { tag } = alarm.rule;
      const inputNode = variables[alarm.pointIndex];
      if (!inputNode) throw new Error(`The alarm ${tag} has no variable`);
      const condition = namespace.instantiateAlarmCondition("AlarmConditionType", {
        browseName: tag,
        nodeId: `s=${tag}`,
        componentOf: object,
        conditionSource: inputNode,
        conditionOf: object,
        conditionName: tag,
        inputNode,
        optionals: ["SuppressedState"],
      } as opcua.InstantiateAlarmConditionOptions);
      condition.on("acknowledged", () => acknowledge(alarm, plant.time, (event) => report(events, event)));
      return [tag, { alarm, condition }] as const;
    }),
  );
  return ({ tag, kind }) => {
    const found = conditions.get(tag);
    if (!found || (kind !== "alarm" && kind !== "returned")) return;
    show(found.condition, found.alarm);
  };
}

function show(condition: opcua.UAAlarmConditionEx, { rule, state }: Alarm): void {
  const { condition: name, action } = alarmWords[rule.tag];
  const branch = condition.currentBranch();
  const active = state === "unacknowledged";
  branch.setActiveState(active);
  if (active) branch.setAckedState(false);
  condition.raiseNewCondition({
    message: `${name}. ${action}.`,
    severity: severities[rule.priority],
    quality: opcua.StatusCodes.Good,
    retain: state !== "normal",
  });
}
