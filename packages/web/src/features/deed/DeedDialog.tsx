// Enters a lot from its deed: from pasted text or edge by edge. Shows what was read and how it closes, and adds the lot.
// Kept offline when idle.
import { closureOf } from '@homeplot/plan/closure';
import { areaOf } from '@homeplot/plan/outline';
import { closureText } from '@homeplot/plan/closureText';
import { readDeed } from '@homeplot/plan/deedText';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Adjustments } from './Adjustments.tsx';
import { addLot, nominalLot } from './addLot.ts';
import { ClosureFacts } from './ClosureFacts.tsx';
import { type DeedDraft, draftIn, keepDraft, keptDraft, withPasted } from './deedDraft.ts';
import { causeText, closureCauses } from '@homeplot/plan/closureCause';
import { plotEntries } from '@homeplot/plan/plotEntries';
import { isSurvey } from '@homeplot/plan/project';
import type { Proposal } from '@homeplot/plan/proposals';
import { keysOf, withTaken } from '@homeplot/plan/takeProposals';
import { callsOfLot, edgesBefore, entriesOfDeed, entryOfRow, proposedDrawing } from './deedEntries.ts';
import { useProposals } from './useProposals.ts';
import { readRow } from '@homeplot/plan/readRow';
import { rowsOfDeed } from '@homeplot/plan/rowsOfDeed';
import { EdgeTable } from './EdgeTable.tsx';
import { type Finish, finishedLegs, minRatio, usualFinish } from '@homeplot/plan/closeTraverse';
import { withSeparators } from '@homeplot/plan/units';
import { lotOf, legFaults, splitCurves } from '@homeplot/plan/lotOfTraverse';
import { hasNoArea } from '@homeplot/plan/lotFaults';
import { outlineOf } from '@homeplot/plan/traverse';
import { GapChoice } from './GapChoice.tsx';
import { NotationChoice } from './NotationChoice.tsx';
import { OutlineDrawing } from './OutlineDrawing.tsx';
import { PasteDeed } from './PasteDeed.tsx';
import type { NominalPart } from './WithoutEdges.tsx';
import { useSlice, useWorkspace } from '../../workspace/useWorkspace.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { DialogFoot } from '../../kit/dialog/DialogFoot.tsx';

const tabs = [
  { name: 'text', title: 'Paste deed text' },
  { name: 'edges', title: 'Edge by edge' },
] as const;

/** The minimum number of edges of a lot: two are enough if one is a curve. */
const minEdges = 2;

interface DeedDialogProps {
  /** Text that was pasted on the canvas. */
  readonly text?: string | undefined;
  readonly onClose: () => void;
}

export function DeedDialog({ text: pasted, onClose }: DeedDialogProps) {
  const workspace = useWorkspace();
  const { editor } = workspace;
  const units = useSlice(({ plan }) => plan.settings.units);
  const north = useSlice(({ plan }) => plan.settings.north);
  const [typed, setDraft] = useState(() => {
    const begun = keptDraft(workspace);
    return pasted === undefined ? begun : withPasted(begun, pasted);
  });
  const [finish, setFinish] = useState<Finish>();
  const [hovered, setHovered] = useState<number>();
  const draft = useMemo(() => draftIn(typed, units), [typed, units]);
  useEffect(() => keepDraft(workspace, draft), [workspace, draft]);
  const change = (fields: Partial<DeedDraft>): void => setDraft({ ...draft, ...fields });

  const { tab, rows, lotSide } = draft;
  const text = useDeferredValue(draft.text);
  const { notation } = draft;
  const asRead = useMemo(() => readDeed(text, notation), [text, notation]);
  const proposals = useProposals(text, asRead, notation);
  const keys = useMemo(() => keysOf(text, asRead.calls), [text, asRead]);
  const chosenProposals = useMemo(
    () => keys.map((key) => draft.taken.find((one) => one.key === key)?.proposal),
    [keys, draft.taken],
  );
  const deed = useMemo(
    () => ({ ...asRead, calls: withTaken(asRead.calls, chosenProposals) }),
    [asRead, chosenProposals],
  );
  const [firstRow, setFirstRow] = useState<number>();
  const readings = useMemo(() => rows.map((row) => readRow(row, units, lotSide)), [rows, units, lotSide]);
  const plotted = useMemo(
    () => plotEntries(tab === 'text' ? entriesOfDeed(deed.calls) : readings.map(entryOfRow), north),
    [tab, deed, readings, north],
  );
  const drawing = useMemo(
    () => (tab === 'text' ? proposedDrawing(deed.calls, proposals, plotted, north) : undefined),
    [tab, deed, proposals, plotted, north],
  );
  const { legs } = plotted;
  const closure = useMemo(() => closureOf(legs, north), [legs, north]);
  const chosen = finish ?? usualFinish(closure);
  const finished = useMemo(() => finishedLegs(legs, chosen, north), [legs, chosen, north]);

  const isTooShort = legs.length < minEdges;
  const isOfSurvey = useSlice(({ plan }) => isSurvey(plan.settings.project?.source)) && tab === 'edges';
  const lot = useMemo(() => lotOf(finished, isOfSurvey ? 'surveyed' : 'deed'), [finished, isOfSurvey]);
  const outline = useMemo(() => outlineOf(finished), [finished]);
  const isFlat = useMemo(() => !isTooShort && hasNoArea(outline), [isTooShort, outline]);
  const { entries, leftOut } = plotted;
  const [faults, splits] = useMemo(() => {
    // Next to pasted text the drawing numbers the edges as the calls of the text, otherwise as the rows of the table.
    const numberOf = (leg: number): number =>
      1 + (tab === 'text' ? leg : entries.findIndex((entry) => entry.leg === leg));
    return isTooShort ? [[], []] : [legFaults(finished, numberOf), splitCurves(finished, numberOf)];
  }, [isTooShort, finished, entries, tab]);

  const causes = useMemo(() => {
    if (leftOut > 0) return [];
    const calls =
      tab === 'text' ? callsOfLot(deed.calls) : readings.flatMap((row) => ('call' in row ? [row.call] : []));
    return closureCauses(calls, units).map((cause) => causeText(cause, cause.at + 1, units));
  }, [tab, deed, readings, leftOut, units]);

  const chooseProposal = (at: number, proposal: Proposal | undefined): void => {
    const key = keys[at];
    if (key === undefined) return;
    const others = draft.taken.filter((one) => one.key !== key);
    change({ taken: proposal ? [...others, { key, proposal }] : others });
  };
  const editAsTable = (call?: number): void => {
    const table = rowsOfDeed(deed.calls, text, units);
    setFirstRow(call === undefined ? undefined : table[edgesBefore(deed.calls, call)]?.id);
    change({ tab: 'edges', rows: table });
  };
  const add = (): void => {
    const statedArea = tab === 'text' ? deed.area?.squareFeet : undefined;
    if (!addLot(editor, { ...lot, statedArea }, tab === 'text' ? text : '')) return;
    keepDraft(workspace, undefined);
    setDraft(keptDraft(workspace));
    onClose();
  };
  const addNominal = (part: NominalPart): void => {
    if (!addLot(editor, nominalLot(part, north))) return;
    keepDraft(workspace, undefined);
    onClose();
  };
  const hasGap = closure.azimuth !== undefined;

  return (
    <Dialog
      onClose={onClose}
      title="Enter a deed"
      description={`Nothing is guessed: anything that can't be read is marked. A gap of more than 1 in ${withSeparators(minRatio)} stays open unless you close it.`}
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
                replaced={draft.replaced ?? ''}
                onSwap={() => change({ text: draft.replaced ?? '', replaced: draft.text })}
                proposals={proposals}
                chosen={chosenProposals}
                onChoose={chooseProposal}
                onEdit={editAsTable}
                onPoint={setHovered}
                onDraw={addNominal}
              >
                {deed.question ? (
                  <NotationChoice
                    text={text}
                    question={deed.question}
                    north={north}
                    units={units}
                    chosen={notation}
                    onChoose={(said) => change({ notation: said })}
                  />
                ) : null}
              </PasteDeed>
            ) : (
              <EdgeTable
                rows={rows}
                readings={readings}
                drawn={entries}
                units={units}
                lotSide={lotSide}
                firstRow={firstRow}
                onRows={(all) => change({ rows: all })}
                onLotSide={(side) => change({ lotSide: side })}
                onPoint={setHovered}
              />
            )}
          </Tabs>
        </div>
        <div className="space-y-4 lg:sticky lg:top-0 lg:self-start">
          <OutlineDrawing
            {...(drawing ?? { legs: chosen === 'compass' ? finished : legs })}
            shown={hovered === undefined || !drawing ? hovered : drawing.numbers.indexOf(hovered + 1)}
            className="h-64 w-full rounded-md border border-hairline bg-paper"
          />
          {legs.length > 0 ? (
            <ClosureFacts
              closure={closure}
              area={areaOf(outline)}
              perimeter={closureOf(finished, north).perimeter}
              edges={legs.length}
              leftOut={leftOut}
              stated={deed.area?.squareFeet}
              causes={causes}
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
