import { type Content, pageWith } from "../content.ts";
import { clockTime } from "./clock-time.ts";

/** When the office works: "Monday to Friday, 09:30–18:30"; undefined without a page that has its hours. */
export function officeHours({ company, pages }: Pick<Content, "company" | "pages">): string | undefined {
  const office = pageWith("offshore", pages.values())?.frontMatter.day?.office;
  return (
    office &&
    [company.workingDays?.text, `${clockTime(office.from)}–${clockTime(office.to)}`].filter(Boolean).join(", ")
  );
}

const list = new Intl.ListFormat("en-GB", { type: "unit" });

/** What is filled in of the team: people by discipline, languages, working days. */
export function teamFacts(content: Content): { name: string; value: string }[] {
  const { company, layoutWords } = content;
  const { heads, languages } = company.team ?? {};
  const names = layoutWords.team;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [names.heads, heads && list.format(heads.map(({ discipline, people }) => `${discipline}\u00a0${people}`))],
    [names.languages, languages && list.format(languages)],
    [names.hours, company.workingDays && officeHours(content)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
