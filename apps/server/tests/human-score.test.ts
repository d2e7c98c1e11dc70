import { expect, test } from "vitest";
import { humanScorer } from "../enquiries/human-score.ts";
import { exampleEnquiry } from "./example-enquiry.ts";

const minute = 60_000;
const read = { honeypot: "", formAge: "90" };

function scorer() {
  let now = Date.UTC(2026, 0, 15);
  let number = 0;
  const scoreOf = humanScorer(3, () => now);
  /** Someone unlike all others, except for what is given. */
  const from = ({ network = `192.0.${number}`, filling = read, ...fields }: Partial<Post> = {}): number => {
    number += 1;
    const own = { Email: `a${number}@example.org`, Name: `N${number}`, Company: `C${number}`, Phone: `1${number}` };
    // Letters instead of the number, since numbers make no difference.
    const word = number.toString(2).replaceAll("0", "o").replaceAll("1", "i");
    const Comment = `please${word} quote${word} for${word} one${word} skid${word}`;
    return scoreOf({ fields: { ...exampleEnquiry, ...own, Comment, ...fields }, filling, network });
  };
  return {
    from,
    many: (count: number, post: Partial<Post>) => Array.from({ length: count }, () => from(post)),
    pass: (milliseconds: number) => (now += milliseconds),
  };
}
interface Post {
  readonly network: string;
  readonly filling: { readonly honeypot: string; readonly formAge: string };
  readonly Email: string;
  readonly Name: string;
  readonly Company: string;
  readonly Phone: string;
  readonly Comment: string;
}

test.each([
  ["15 seconds", "15", 2],
  ["half a day", "43200", 2],
  ["14 seconds", "14", 1],
  ["a week", "604800", 1],
  ["an unknown time", "", 0],
  ["no time that a script would send", "-1", 0],
  ["two seconds", "2", -4],
])("a form that was open for %s", (_what, formAge, score) => {
  expect(scorer().from({ filling: { honeypot: "", formAge } })).toBe(score);
});

test("a filled honeypot outweighs a plausible age", () => {
  expect(scorer().from({ filling: { honeypot: "x", formAge: "90" } })).toBe(-4);
});

test("words that recent posts had count, whatever their case, punctuation and numbers", () => {
  const { from, many } = scorer();
  expect(many(3, { Comment: "Buy cheap links now, offer 17 ends today." })).toEqual([2, 2, -1]);
  expect(from({ Comment: "BUY CHEAP LINKS NOW! Offer 18 ends: today" })).toBe(-1);
  expect(from({ Comment: "Buy cheap links now, offer 17 ends today. We need a skid for ten bars of nitrogen." })).toBe(
    1,
  );
  expect(from({ Comment: "We need a skid for ten bars of nitrogen, offer until Friday." })).toBe(2);
});

test("short and wordless texts are compared as a whole", () => {
  expect(scorer().many(3, { Comment: "?" })).toEqual([2, 2, -1]);
  expect(scorer().many(3, { Comment: "Call me" })).toEqual([2, 2, -1]);
});

test.each(["Email", "Name", "Company", "Phone"] as const)("a %s that two recent posts had costs a point", (field) => {
  expect(scorer().many(4, { [field]: "The Same" })).toEqual([2, 2, 1, 1]);
  const { from, many } = scorer();
  many(2, { [field]: "The Same" });
  expect(from({ [field]: "the same" })).toBe(1);
});

test("many posts from one network cost up to three points", () => {
  const scores = scorer().many(40, { network: "192.0.2" });
  expect([2, 3, 9, 10, 29, 30, 39].map((index) => scores[index])).toEqual([2, 1, 1, 0, 0, -1, -1]);
});

test("what is an hour old does not count, and neither does what is a thousand posts old", () => {
  const { from, many, pass } = scorer();
  many(30, { network: "192.0.2", Comment: "Buy now", Email: "a@b.example" });
  expect(from({ network: "192.0.2", Comment: "Buy now", Email: "a@b.example" })).toBe(-5);
  pass(60 * minute + 1);
  expect(from({ network: "192.0.2", Comment: "Buy now", Email: "a@b.example" })).toBe(2);
  many(2, { Comment: "Buy now" });
  many(1000, {});
  expect(from({ Comment: "Buy now" })).toBe(2);
});

test("a clock that is set back does not keep posts in memory", () => {
  const { from, many, pass } = scorer();
  many(30, { network: "192.0.2" });
  pass(-365 * 24 * 60 * minute);
  expect(from({ network: "192.0.2" })).toBe(2);
});

test("someone who writes in a flood looks more like a person than the flood", () => {
  const { from, many } = scorer();
  const flood: number[] = [];
  for (let network = 0; network < 7; network += 1)
    flood.push(
      ...many(120, { network: `198.51.${network}`, Comment: "Rank first on every search engine, write to us" }),
    );
  const person = from();
  expect(flood.slice(30).every((score) => score < person)).toBe(true);
});
