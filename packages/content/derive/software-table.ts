import type { ValidationError } from "../check/validation-error.ts";
import type { Page } from "../content.ts";

/** A program with what is known of it: "2024, 3 seats"; undefined if nothing is. */
export interface Program {
  readonly name: string;
  readonly known: string | undefined;
}

/** The table of software, with versions and seats where they are filled in. */
export function softwareTable({ frontMatter: { disciplines, licences = [], columns } }: Page<"software">) {
  const programOf = (name: string): Program => {
    const { versions, seats } = licences.find(({ software }) => software === name) ?? {};
    const count = seats === undefined ? undefined : `${seats}\u00a0${seats === 1 ? columns.seat : columns.seats}`;
    return { name, known: [versions, count].filter(Boolean).join(", ") || undefined };
  };
  return disciplines.map(({ name, rows }) => ({
    name,
    rows: rows.map(({ activity, software }) => ({ activity, software: software.map(programOf) })),
  }));
}

/** "ETAP (22, 2 seats)" */
export const programInWords = ({ name, known }: Program): string => (known === undefined ? name : `${name} (${known})`);

/** A licence of a program that is not in the table would be shown nowhere. */
export function checkLicences({ frontMatter, source }: Page): ValidationError[] {
  if (frontMatter.template !== "software") return [];
  const { disciplines, licences = [] } = frontMatter;
  const known = new Set(disciplines.flatMap(({ rows }) => rows.flatMap(({ software }) => software)));
  return licences.flatMap(({ software }, index) => {
    const isFirst = licences.findIndex((licence) => licence.software === software) === index;
    if (known.has(software) && isFirst) return [];
    const problem = known.has(software)
      ? `names "${software}" twice`
      : `names "${software}", which is not in the table`;
    const fix = "Write each program once, as it stands in the table.";
    return [{ file: source.name, line: source.lineOf(["licences", index, "software"]), problem, fix }];
  });
}
