import { type ComponentProps, useState } from "react";
import type { SpreadsheetListInfo, SpreadsheetPlan } from "../../wire.ts";
import { CheckBox } from "../CheckBox.tsx";
import { DropField } from "../DropField.tsx";
import { applySpreadsheet, compareSpreadsheet, downloadSpreadsheet, type SpreadsheetOptions } from "../editor-calls.ts";
import { Fold } from "../Fold.tsx";
import { PlanTable } from "./PlanTable.tsx";

interface SpreadsheetPanelProps {
  readonly list: SpreadsheetListInfo;
  /** Files with changes that are not saved. */
  readonly unsaved: readonly string[];
  /** Files have been written. */
  readonly onApplied: (files: readonly string[], writtenAt: number) => void;
}

interface Dropped {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

const noOptions: SpreadsheetOptions = { replaceSamples: false, removeGone: false };

const kinds = {
  new: "new",
  changed: "changed",
  gone: "removed",
  stale: "out of date and left out",
  unclear: "not understood and left out",
} as const;

/** How many rows do what, in a line. */
function countsOf({ rows, same }: SpreadsheetPlan): string {
  const parts = Object.entries(kinds).flatMap(([kind, words]) => {
    const count = rows.filter((row) => row.kind === kind).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const unchanged = `${same} ${same === 1 ? "row is" : "rows are"} as on the website`;
  return parts.length === 0 ? `Nothing would change: ${unchanged}.` : `${parts.join(", ")}; ${unchanged}.`;
}

/** Something that is done besides what the rows say, if it is chosen. */
const Option = (props: ComponentProps<typeof CheckBox>) => <CheckBox className="spreadsheet-option" {...props} />;

/** A list as a spreadsheet: it is downloaded, changed elsewhere, and dropped here, and what would change is shown first. */
export function SpreadsheetPanel({ list, unsaved, onApplied }: SpreadsheetPanelProps) {
  const [file, setFile] = useState<Dropped>();
  const [options, setOptions] = useState(noOptions);
  const [plan, setPlan] = useState<SpreadsheetPlan>();
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");
  const [working, setWorking] = useState(false);

  const compare = async (dropped: Dropped, wanted: SpreadsheetOptions) => {
    setWorking(true);
    setProblem("");
    setSaid("");
    const { status, body } = await compareSpreadsheet(list.list, dropped.bytes, wanted);
    setWorking(false);
    setPlan(status === 200 ? body : undefined);
    if (status !== 200) setProblem(body.problem ?? "This file cannot be read.");
  };
  const take = async (taken: File | undefined) => {
    if (!taken) return;
    setPlan(undefined);
    try {
      const dropped = { name: taken.name, bytes: await taken.arrayBuffer() };
      setFile(dropped);
      setOptions(noOptions);
      await compare(dropped, noOptions);
    } catch {
      setProblem("This file cannot be read. Close it in the other program, and drop it again.");
    }
  };
  const choose = (wanted: SpreadsheetOptions) => {
    setOptions(wanted);
    if (file) void compare(file, wanted);
  };
  const download = async (ending: "xlsx" | "csv") => setProblem((await downloadSpreadsheet(list.list, ending)) ?? "");
  const apply = async () => {
    if (!file || !plan) return;
    if (plan.files.some((name) => unsaved.includes(name)))
      return setProblem("Some of these entries have changes here that are not saved. Save or discard them first.");
    setWorking(true);
    const { status, body } = await applySpreadsheet(list.list, file.bytes, options, plan.id);
    setWorking(false);
    if (status === 409) {
      setPlan(body as SpreadsheetPlan);
      return setProblem("Nothing was written: the website has been changed meanwhile. Below is what would change now.");
    }
    if (status !== 200 || !("writtenAt" in body)) return setProblem(body.problem ?? "The changes were not written.");
    setPlan(undefined);
    setFile(undefined);
    setProblem("");
    setSaid(`Done: ${body.changes.join(", ")}. To take it back, press Changes and then Undo.`);
    return onApplied(body.files, body.writtenAt);
  };
  const id = `spreadsheet-${list.list}`;
  const count = plan?.rows.filter(({ kind }) => kind in kinds && kind !== "stale" && kind !== "unclear").length ?? 0;

  return (
    <Fold className="spreadsheet-panel" open={false} summary={`${list.title}: all of them as a spreadsheet`}>
      <p className="hint">
        Download them, change the file in Excel or Google Sheets, and drop it here. You then see what would change;
        nothing is written before you press Apply.
      </p>
      <p className="buttons">
        <button type="button" onClick={() => void download("xlsx")}>
          Download as Excel
        </button>
        <button type="button" onClick={() => void download("csv")}>
          Download as CSV
        </button>
      </p>
      <DropField
        id={id}
        label="Drop the changed file here, or choose it"
        accept=".xlsx,.csv"
        onFile={(taken) => void take(taken)}
      />
      <div role="status" className={said === "" ? undefined : "notice done"}>
        {working && <p>Comparing with the website …</p>}
        {!working && plan && file && (
          <p>
            {file.name}: {countsOf(plan)}
          </p>
        )}
        {said !== "" && <p>{said}</p>}
      </div>
      <div role="alert" className={problem === "" && !plan?.problems.length ? undefined : "notice wrong"}>
        {problem !== "" && <p>{problem}</p>}
        {plan && plan.problems.length > 0 && (
          <>
            <p>Nothing can be applied yet.</p>
            <ul>
              {plan.problems.map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {plan && (
        <>
          {plan.notes.length > 0 && (
            <ul className="spreadsheet-notes">
              {plan.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {plan.unconfirmed > 0 && (
            <p className="hint">
              Visitors will not see {plan.unconfirmed === 1 ? "one of these rows" : `${plan.unconfirmed} of these rows`}
              , because nobody confirms {plan.unconfirmed === 1 ? "it" : "them"}. Where a row is true, write a name and
              a day into its columns “Confirmed by”, and drop the file again.
            </p>
          )}
          {plan.samples > 0 && (
            <Option checked={options.replaceSamples} onChange={(on) => choose({ ...options, replaceSamples: on })}>
              Replace the samples: remove all {plan.samples} that nobody has confirmed, but for those that a row changes
            </Option>
          )}
          {plan.gone > 0 && (
            <Option checked={options.removeGone} onChange={(on) => choose({ ...options, removeGone: on })}>
              {plan.gone === 1
                ? "Remove the one that has no row in the file"
                : `Remove the ${plan.gone} that have no row in the file`}
            </Option>
          )}
          <PlanTable rows={plan.rows} />
          <p className="buttons">
            <button
              type="button"
              className="save"
              disabled={working || plan.files.length === 0}
              onClick={() => void apply()}
            >
              {count === 1 ? "Apply 1 change" : `Apply ${count} changes`}
            </button>
          </p>
        </>
      )}
    </Fold>
  );
}
