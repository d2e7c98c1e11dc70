/** What the register of the scrubbing system says of a line, a valve, a strainer or an instrument. */
import { lineNumber } from "../../packages/plant/lines-and-materials.ts";
import { loopKeyOf, loopOf } from "../../packages/plant/scrubbing-results.ts";
import {
  type Equipment,
  equipment,
  type Line,
  lines,
  loopServices,
  pipeClasses,
  type Place,
  places,
  type Valve,
  valves,
} from "../../packages/plant/scrubbing-system.ts";

const small = (words: string) => words.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const ofLine = (line: Line): string =>
  [
    lineNumber(line),
    `DN ${line.bore}`,
    `class ${line.pipeClass} (${pipeClasses[line.pipeClass].material})`,
    line.medium,
    `${line.from} to ${line.to}`,
  ].join(", ");

const ofValve = (tag: string, { kind, line: key, service, place }: Valve): string => {
  const line = lines[key];
  const fit = [`${small(kind)} valve DN ${line.bore}`, service, place].filter((words) => words !== undefined);
  return [tag, ...fit.map(small), lineNumber(line)].join(", ");
};

const ofStrainer = (tag: string, { service, bore, mesh }: Equipment): string =>
  `${tag}, ${small(service)}, DN ${bore}, openings ${mesh} mm`;

const ofInstrument = (tag: string, { on, line, words }: Place): string => {
  const { unit, range } = loopOf(tag);
  const measured = range ? [`${range.map((end) => end.toLocaleString("en-US")).join(" to ")} ${unit}`] : [];
  const where = line ? lineNumber(lines[line]) : on;
  return [tag, small(loopServices[loopKeyOf(tag)]), ...measured, small(words), where].filter(Boolean).join(", ");
};

const byTag: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(valves).map(([tag, valve]) => [tag, ofValve(tag, valve)]),
  ...Object.entries<Equipment>(equipment).flatMap(([tag, own]) => (own.mesh ? [[tag, ofStrainer(tag, own)]] : [])),
  ...Object.entries(places).map(([tag, place]) => [tag, ofInstrument(tag, place)]),
]);

/** Words of a part by its name, or by the line's number that its name begins with; undefined if the register has none. */
export const registerWords = (name: string): string | undefined => {
  const line = Object.values<Line>(lines).find((own) => name.startsWith(lineNumber(own)));
  return line ? ofLine(line) : byTag[name];
};
