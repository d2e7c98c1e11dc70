import type { FieldError, MovedPage, OpenFile, ValuePath } from "../wire.ts";
import { Fold } from "./Fold.tsx";
import { UseList } from "./pages/UseList.tsx";
import type { Notice } from "./use-open-file.ts";

interface NoticeBoxProps {
  readonly notice: Notice | undefined;
  readonly onOpen: (name: string, path?: ValuePath) => void;
  readonly onSettle: (theirs: OpenFile, mine: boolean) => void;
  readonly onKeepAddress: (moved: MovedPage) => void;
  /** Saves, and removes what is removed here also where it is named. */
  readonly onSaveEverywhere: () => void;
}

/** More changes than this would leave no room for the form. */
const shownChanges = 3;

const ChangeList = ({ changes }: { changes: readonly string[] }) => (
  <ul>
    {changes.map((change) => (
      <li key={change}>{change}</li>
    ))}
  </ul>
);

/** What has changed; what would fill the screen is folded. */
const Changes = ({ changes }: { changes: readonly string[] }) => {
  const more = changes.slice(shownChanges);
  return (
    <>
      <ChangeList changes={changes.slice(0, shownChanges)} />
      {more.length > 0 && (
        <Fold key={more.join()} open={false} summary={`${more.length} more`}>
          <ChangeList changes={more} />
        </Fold>
      )}
    </>
  );
};

interface ErrorProps extends Pick<NoticeBoxProps, "onOpen"> {
  readonly error: FieldError;
}

/** An error, with the way to its field. */
function Error({ error: { file, path, title, problem, fix }, onOpen }: ErrorProps) {
  if (!path) return <li>{`${problem}. ${fix}`}</li>;
  const places = title?.split(" → ") ?? [];
  const field = places.pop();
  return (
    <li>
      {places.map((place) => `${place} → `)}
      <button type="button" className="link" onClick={() => onOpen(file, path)}>
        {field === undefined ? problem : `${field}: ${problem.replace(/^./, (letter) => letter.toLowerCase())}`}
      </button>
      . {fix}
    </li>
  );
}

const isDone = (notice: Notice | undefined): boolean =>
  notice !== undefined && ["saved", "undone", "restored"].includes(notice.kind);

/** What the editor says after saving: what has changed, what is wrong, or what somebody else has changed. */
export function NoticeBox({ notice, onOpen, onSettle, onKeepAddress, onSaveEverywhere }: NoticeBoxProps) {
  return (
    <>
      <div role="status" className={isDone(notice) ? "notice done" : undefined}>
        {notice?.kind === "saved" && (
          <>
            <p>Saved.</p>
            <Changes changes={notice.changes} />
          </>
        )}
        {(notice?.kind === "undone" || notice?.kind === "restored") && (
          <>
            <p>{notice.kind === "undone" ? "Taken back." : "Restored."}</p>
            <Changes changes={notice.changes} />
          </>
        )}
        {notice?.kind === "saved" &&
          notice.moved.map((page) => (
            <div key={page.from}>
              <p>
                Its page was at {page.from} and is now at {page.to}. Links to the old address, in search engines and
                messages, lead nowhere.
              </p>
              <p className="buttons">
                <button type="button" onClick={() => onKeepAddress(page)}>
                  Let the old address lead to the new one
                </button>
              </p>
            </div>
          ))}
        {notice?.kind === "saved" && notice.alsoStated.length > 0 && (
          <>
            <p>The same figure also stands here. Is it still right?</p>
            <ul>
              {notice.alsoStated.map(({ file, path, title, text }) => (
                <li key={`${file} ${path.join()}`}>
                  <button type="button" className="link" onClick={() => onOpen(file, path)}>
                    {title}
                  </button>
                  : {text}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div role="alert" className={notice && "notice wrong"} hidden={!notice || isDone(notice)}>
        {notice?.kind === "problem" && <p>{notice.problem}</p>}
        {notice?.kind === "errors" && (
          <>
            <p>Not saved yet. The website is unchanged.</p>
            <ul>
              {notice.errors.map((error) => (
                <Error key={error.problem + error.path?.join()} {...{ error, onOpen }} />
              ))}
            </ul>
          </>
        )}
        {notice?.kind === "used" && (
          <>
            <p>Not saved yet: what you have removed is used elsewhere.</p>
            <UseList uses={notice.uses} onOpen={onOpen} />
            <p className="buttons">
              <button type="button" onClick={onSaveEverywhere}>
                Remove it there too, and save
              </button>
            </p>
            <p className="hint">One step, which Changes takes back. Or discard your changes: then all stays.</p>
          </>
        )}
        {notice?.kind === "conflict" && (
          <>
            <p>Not saved: this file has been changed elsewhere meanwhile. From your version to the other one:</p>
            <Changes changes={notice.changes} />
            <p className="buttons">
              <button type="button" onClick={() => onSettle(notice.theirs, false)}>
                Take the other version
              </button>
              <button type="button" onClick={() => onSettle(notice.theirs, true)}>
                Keep mine, and save
              </button>
            </p>
            <p className="hint">
              Keeping yours adds what you have changed to the other version. Where both have changed the same words,
              yours stay.
            </p>
          </>
        )}
      </div>
    </>
  );
}
