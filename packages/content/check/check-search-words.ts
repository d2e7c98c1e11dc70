import type { Content } from "../content.ts";
import type { SourceFile } from "../parse/source-file.ts";
import { keywordTest, wantedIn } from "../search/words.ts";
import { contentKinds } from "../content-kinds.ts";
import type { ValidationError } from "./validation-error.ts";

/** Words that the search is told to ignore without effect, or against a synonym of the same file. */
export function checkSearchWords({ search }: Content, source: SourceFile): ValidationError[] {
  if (source.name !== `content/${contentKinds.search.files}`) return [];
  const { ignored, same, covers } = search;
  // What a word is to the search takes longer to find than to compare, and each is compared with all others.
  const names = [...same.flatMap(({ words }) => words), ...covers.flatMap((group) => group.names)].map(asWanted);
  const entries = ignored.map(asWanted);
  return entries.flatMap(({ text, words }, index) => {
    const error = (problem: string, fix: string) => [
      { file: source.name, line: source.lineOf(["ignored", index]), problem, fix },
    ];
    const [first, ...others] = words;
    if (!first || others.length > 0)
      return error(`ignores "${text}", which is not one word`, "Write each word as an entry of its own.");
    const isKeyword = keywordTest([text]);
    const earlier = entries.slice(0, index).find((one) => one.words.some((other) => !isKeyword(other)));
    if (earlier)
      return error(
        `ignores "${text}" without effect: to the search it is the same word as "${earlier.text}", which is there already`,
        "Remove one of the two.",
      );
    // "US" is another word than "us".
    const name = names.find((one) => !one.words.some((other) => other.isAbbreviation || isKeyword(other)));
    if (!name) return [];
    return error(
      `ignores "${text}", but "${name.text}" is a word that the search looks for by its synonyms`,
      "Remove it from `ignored`, or from `same` and `covers`.",
    );
  });
}

const asWanted = (text: string) => ({ text, words: wantedIn(text) });
