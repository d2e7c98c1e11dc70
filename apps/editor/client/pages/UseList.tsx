import type { Use, ValuePath } from "../../wire.ts";

const becomes = {
  removed: "goes too",
  words: "the link becomes plain words",
  led: "leads to the section",
  stays: "cannot do without it",
} as const;

interface UseListProps {
  readonly uses: readonly Use[];
  readonly onOpen: (name: string, path?: ValuePath) => void;
}

/** The places that name what is to be removed, and what becomes of each. */
export const UseList = ({ uses, onOpen }: UseListProps) => (
  <ul>
    {uses.map((use) => (
      <li key={`${use.file} ${use.path.join()} ${use.text}`}>
        <button type="button" className="link" onClick={() => onOpen(use.file, use.path)}>
          {use.title}
        </button>
        : “{use.text}” ({becomes[use.becomes]})
      </li>
    ))}
  </ul>
);
