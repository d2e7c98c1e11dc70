import type { Content } from "../content.ts";
import type { SourceFile } from "../parse/source-file.ts";
import { tellingWords, wantedIn } from "../search/words.ts";
import { contentKinds } from "../content-kinds.ts";
import type { ValidationError } from "./validation-error.ts";

/** Words that the search is told to ignore without effect, or against a synonym of the same file. */
export function checkSearchWords({ search }: Content, source: SourceFile): ValidationError[] {
  if (source.name !== `content/${contentKinds.search.files}`) return [];
  const { ignored, same, covers } = search;
  const names = [...same.flatMap(({ words }) => words), ...covers.flatMap((group) => group.names)];
  return ignored.flatMap((word, index) => {
    const error = (problem: string, fix: string) => [
      { file: source.name, line: source.lineOf(["ignored", index]), problem, fix },
    ];
    const [first, ...others] = wantedIn(word);
    if (!first || others.length > 0)
      return error(`ignores "${word}", which is not one word`, "Write each word as an entry of its own.");
    const earlier = ignored.slice(0, index).find((one) => wantedIn(one).some((other) => !tellingWords([word])(other)));
    if (earlier !== undefined)
      return error(
        `ignores "${word}" without effect: to the search it is the same word as "${earlier}", which is there already`,
        "Remove one of the two.",
      );
    // "US" is another word than "us".
    const isTelling = tellingWords([word]);
    const name = names.find((one) => !wantedIn(one).some((other) => other.isAbbreviation || isTelling(other)));
    if (name === undefined) return [];
    return error(
      `ignores "${word}", but "${name}" is a word that the search looks for by its synonyms`,
      "Remove it from `ignored`, or from `same` and `covers`.",
    );
  });
}
