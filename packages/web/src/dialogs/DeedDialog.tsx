// Enters a lot from its deed: from pasted text or edge by edge. Shows what was read and how it closes, and adds the lot.
import { closureOf } from '@homeplot/plan/closure';
import { closureText } from '@homeplot/plan/closureText';
import { readDeed } from '@homeplot/plan/deedText';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Adjustments } from '../deed/Adjustments.tsx';
import { addLot } from '../deed/addLot.ts';
import { ClosureFacts } from '../deed/ClosureFacts.tsx';
import { type DeedDraft, keepDraft, keptDraft } from '../deed/deedDraft.ts';
import { plotEntries, type Entry } from '@homeplot/plan/plotEntries';
import { readRow } from '@homeplot/plan/readRow';
import { rowsOfDeed } from '@homeplot/plan/rowsOfDeed';
import { EdgeTable } from '../deed/EdgeTable.tsx';
import { type Finish, finishedLegs, usualFinish } from '@homeplot/plan/closeTraverse';
import { lotOf } from '@homeplot/plan/lotOfTraverse';
import { hasNoArea } from '@homeplot/plan/lotFaults';
import { outlineOf } from '@homeplot/plan/traverse';
import { GapChoice } from '../deed/GapChoice.tsx';
import { legFaults, splitCurves } from '@homeplot/plan/legFaults';
import { OutlineDrawing } from '../deed/OutlineDrawing.tsx';
import { PasteDeed } from '../deed/PasteDeed.tsx';
import { useSlice, useWorkspace } from '../planner/useWorkspace.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { DialogFoot } from '../ui/dialog/DialogFoot.tsx';

const tabs = [
  { name: 'text', title: 'Paste deed text' },
  { name: 'edges', title: 'Edge by edge' },
] as const;

/** Minimum number of edges of a lot. */
const minEdges = 2;

export function DeedDialog({ onClose }: { readonly onClose: () => void }) {
  const workspace = useWorkspace();
  const { editor } = workspace;
  const units = useSlice(({ plan }) => plan.settings.units);
  const north = useSlice(({ plan }) => plan.settings.north);
  const [draft, setDraft] = useState(() => keptDraft(workspace));
  const [finish, setFinish] = useState<Finish>();
  const [pointed, setPointed] = useState<number>();
  useEffect(() => keepDraft(workspace, draft), [workspace, draft]);
  const change = (fields: Partial<DeedDraft>): void => setDraft({ ...draft, ...fields });

  const { tab, rows, lotSide } = draft;
  const text = useDeferredValue(draft.text);
  const deed = useMemo(() => readDeed(text), [text]);
  const readings = useMemo(() => rows.map((row) => readRow(row, units, lotSide)), [rows, units, lotSide]);
  const plotted = useMemo(() => {
    const entries: readonly Entry[] =
      tab === 'text'
        ? deed.calls.flatMap((call): Entry[] =>
            call.state === 'lot' ? [{ call: call.call }] : call.state === 'unread' ? [{ unread: true }] : [],
          )
        : readings.map(
            (reading): Entry =>
              'call' in reading
                ? { call: reading.call }
                : 'blank' in reading
                  ? { blank: true }
                  : { unread: true },
          );
    return plotEntries(entries, north);
  }, [tab, deed, readings, north]);
  const { legs } = plotted;
  const closure = useMemo(() => closureOf(legs, north), [legs, north]);
  const chosen = finish ?? usualFinish(closure);
  const finished = useMemo(() => finishedLegs(legs, chosen, north), [legs, chosen, north]);

  const isTooShort = legs.length < minEdges;
  const lot = useMemo(() => lotOf(finished), [finished]);
  const isFlat = useMemo(() => !isTooShort && hasNoArea(outlineOf(finished)), [isTooShort, finished]);
  const { entries, leftOut } = plotted;
  const [faults, splits] = useMemo(() => {
    // The drawing has the numbers of the calls next to pasted text, and those of the rows in the table.
    const numberOf = (leg: number): number =>
      1 + (tab === 'text' ? leg : entries.findIndex((entry) => entry.leg === leg));
    return isTooShort ? [[], []] : [legFaults(finished, numberOf), splitCurves(finished, numberOf)];
  }, [isTooShort, finished, entries, tab]);

  const add = (): void => {
    if (!addLot(editor, lot, tab === 'text' ? text : '')) return;
    keepDraft(workspace, undefined);
    setDraft(keptDraft(workspace));
    onClose();
  };
  const hasGap = closure.azimuth !== undefined;

  return (
    <Dialog
      onClose={onClose}
      title="Enter a deed"
      description="Nothing is guessed: anything that can't be read is marked, and nothing is adjusted unless you ask."
      className="max-w-6xl!"
    >
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <Tabs
            label="How to enter the deed"
            tabs={tabs}
            chosen={tab}
            onChoose={(name) => change({ tab: name })}
          >
            {tab === 'text' ? (
              <PasteDeed
                text={draft.text}
                deed={deed}
                readText={text}
                drawn={entries}
                units={units}
                onText={(words) => change({ text: words })}
                onEdit={() => change({ tab: 'edges', rows: rowsOfDeed(deed.calls, text, units) })}
                onPoint={setPointed}
              />
            ) : (
              <EdgeTable
                rows={rows}
                readings={readings}
                drawn={entries}
                units={units}
                lotSide={lotSide}
                onRows={(all) => change({ rows: all })}
                onLotSide={(side) => change({ lotSide: side })}
                onPoint={setPointed}
              />
            )}
          </Tabs>
        </div>
        <div className="space-y-4 lg:sticky lg:top-0 lg:self-start">
          <OutlineDrawing
            legs={chosen === 'compass' ? finished : legs}
            shown={pointed}
            className="h-64 w-full rounded-md border border-hairline bg-paper"
          />
          {legs.length > 0 ? (
            <ClosureFacts
              closure={closure}
              edges={legs.length}
              leftOut={leftOut}
              stated={deed.area?.squareFeet}
              units={units}
            />
          ) : null}
          {faults.map((fault) => (
            <output
              key={fault}
              className="block rounded-md border border-danger-line bg-danger-wash px-3 py-2 text-sm text-danger"
            >
              {fault}
            </output>
          ))}
          {splits.map((split) => (
            <p key={split} className="text-sm text-ink-soft">
              {split}
            </p>
          ))}
          {hasGap && !isTooShort ? <GapChoice chosen={chosen} onChoose={setFinish} /> : null}
          {hasGap && !isTooShort && chosen === 'compass' ? (
            <Adjustments before={legs} after={finished} units={units} />
          ) : null}
        </div>
      </div>
      <DialogFoot>
        <p className="min-w-0 text-sm text-ink-soft">
          {footNote(legs.length, leftOut, isFlat)}
          {isTooShort || leftOut > 0 ? null : (
            <span className="lg:hidden">{`Closure: ${closureText(closure, units)}`}</span>
          )}
        </p>
        <Button tone="primary" className="max-sm:w-full" disabled={isTooShort || isFlat} onClick={add}>
          Add Lot
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

function footNote(edges: number, leftOut: number, isFlat: boolean): string {
  const out =
    leftOut === 0 ? '' : leftOut === 1 ? 'One edge is left out. ' : `${leftOut} edges are left out. `;
  if (isFlat) return `${out}These edges enclose no area, so there is no lot to add.`;
  if (edges >= minEdges) return out;
  return `${out}A lot needs at least two edges${edges === 1 ? ', and there is one' : ''}.`;
}
