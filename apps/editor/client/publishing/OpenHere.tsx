import type { OpenPlace } from "../../wire.ts";
import { NameField } from "../NameField.tsx";
import { OpenWords } from "./OpenPanel.tsx";
import type { OpenPlacesState } from "./use-open-places.ts";
import type { OpenWalk } from "./use-open-walk.ts";

interface OpenHereProps {
  readonly open: OpenPlacesState;
  /** The file in the form. */
  readonly file: string;
  readonly walk: OpenWalk;
  /** Whether the file has changes that are not saved. */
  readonly unsaved: boolean;
}

const isSame = (a: OpenPlace, b: OpenPlace | undefined): boolean =>
  a.file === b?.file && a.kind === b.kind && a.part === b.part && a.path.join() === b.path.join();

/** The way through the open points, above the form: the one that is being looked at, and the next. */
export function OpenHere({ open, walk, file, unsaved }: OpenHereProps) {
  const { current, confirming } = walk;
  const points = open.places?.points.filter(({ path }) => path.length > 0) ?? [];
  const here = points.filter((point) => point.file === file);
  const index = points.findIndex((point) => isSame(point, current));
  const shown = index >= 0 && current?.file === file ? points[index] : undefined;
  const next = shown ? points[index + 1] : here[0];
  if (!shown && here.length === 0) return null;
  return (
    <div className="open-here">
      {shown ? (
        <OpenWords point={shown} />
      ) : (
        <p>{here.length === 1 ? "One point is" : `${here.length} points are`} open in this file.</p>
      )}
      {shown?.kind === "unconfirmed" && open.places?.by === "" && (
        <NameField name={open.by} known={false} onChange={open.setBy} />
      )}
      <p className="entry-buttons">
        {shown?.kind === "unconfirmed" && (
          <button
            type="button"
            disabled={unsaved || confirming || !open.by.trim()}
            title={unsaved ? "Save first" : undefined}
            onClick={() => void walk.confirm(shown, next)}
          >
            True as it is
          </button>
        )}
        {next && (
          <button type="button" onClick={() => walk.showPoint(next)}>
            {shown ? "Next open point" : "Show the first"}
          </button>
        )}
      </p>
    </div>
  );
}
